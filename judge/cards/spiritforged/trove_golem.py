from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

TROVE_GOLEM = card("Trove Golem", printed(Triggered(WhenPlayed(), (PlayToken(GOLD.token, 4, exhausted=True),))))
