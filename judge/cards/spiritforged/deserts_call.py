from judge.cards.definition import card, printed
from judge.cards.spiritforged.sand_soldier import SAND_SOLDIER
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost

DESERTS_CALL = card("Desert's Call", printed("Repeat", repeat(Cost(2)), PlayToken(SAND_SOLDIER.token)))
