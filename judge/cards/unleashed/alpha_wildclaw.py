from judge.cards.definition import card, printed
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import LessMight
from judge.engine.wording.references import Every

ALPHA_WILDCLAW = card(
    "Alpha Wildclaw",
    printed(
        "Tank",
        Static(Every(a_unit_of_yours(LessMight()), here=True), (HasAbilities((Untargetable(),)),)),
    ),
)
