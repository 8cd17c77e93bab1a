from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

PUNCHING_PORO = card(
    "Punching Poro",
    printed("Empower", "Empowered", empower(Cost(actions=(Discard(1),))), empowered(Static(This(), (MightBy(1),)))),
)
