from judge.cards.definition import card, printed
from judge.engine.picks.play_from_hand import PlayFromHand
from judge.engine.state.card import UNIT
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.places import BattlefieldOfYours

HERE_TO_HELP = card(
    "Here to Help",
    printed("Action", "Hidden", PlayFromHand(CardsIn(Zone.HAND, UNIT), to=BattlefieldOfYours(), less=3, may=True)),
)
