from judge.cards.definition import card, printed
from judge.cards.spiritforged.mech import MECH
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost

ITERATIVE_DESIGN = card("Iterative Design", printed("Flow", Flow(Cost(2, ("B",))), PlayToken(MECH.token)))
