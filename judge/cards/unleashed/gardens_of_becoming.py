from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.instructions.xp import GainXP
from judge.engine.state.cost import Cost
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

GARDENS_OF_BECOMING = card(
    "Gardens of Becoming",
    printed(Static(Every(a_unit(), here=True), (HasAbilities((Activated(Cost(exhaust_this=True), (GainXP(1),)),)),))),
)
