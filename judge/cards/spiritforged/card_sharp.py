from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.instructions.play_token import PlayToken
from judge.engine.picks.each_chooses import YouAndOpponentsMay
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

A_GOLD = PlayToken(GOLD.token, exhausted=True)

CARD_SHARP = card("Card Sharp", printed(Triggered(WhenPlayed(), (YouAndOpponentsMay((A_GOLD,), (A_GOLD,)),))))
