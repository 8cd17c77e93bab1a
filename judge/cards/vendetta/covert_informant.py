from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

COVERT_INFORMANT = card(
    "Covert Informant",
    printed("Empower", "Empowered", empower(Cost(3)), empowered(Triggered(WHEN_THIS_MOVES, (Draw(1),)))),
)
