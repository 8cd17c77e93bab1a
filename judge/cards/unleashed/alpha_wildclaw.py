from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.criteria import Criteria, Side
from judge.engine.layering.changes import HasAbilities
from judge.engine.references import Every

ALPHA_WILDCLAW = card(
    "Alpha Wildclaw",
    printed(
        "Tank", Static(Every(Criteria(side=Side.YOURS, less_might=True), here=True), (HasAbilities((Untargetable(),)),))
    ),
)
