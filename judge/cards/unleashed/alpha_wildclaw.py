from judge.cards.definition import card, printed
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

ALPHA_WILDCLAW = card(
    "Alpha Wildclaw",
    printed(
        "Tank", Static(Every(Criteria(side=Side.YOURS, less_might=True), here=True), (HasAbilities((Untargetable(),)),))
    ),
)
