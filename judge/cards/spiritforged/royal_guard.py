from judge.cards.definition import card, printed
from judge.cards.spiritforged.sand_soldier import SAND_SOLDIER
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

ROYAL_GUARD = card("Royal Guard", printed(Triggered(WhenPlayed(), (PlayToken(SAND_SOLDIER.token, here=True),))))
