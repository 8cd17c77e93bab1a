from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered

BLACK_MARKET_BROKER = card(
    "Black Market Broker", printed(Triggered(WhenYouPlay(facedown=True), (PlayToken(GOLD.token, exhausted=True),)))
)
