from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.victory_score import OpponentIsClose
from judge.engine.actions.channel import Channel
from judge.engine.actions.draw import Draw

FIND_YOUR_CENTER = card(
    "Find Your Center", printed("Action", Discount(2, during=OpponentIsClose(3)), Draw(1), Channel(1, exhausted=True))
)
