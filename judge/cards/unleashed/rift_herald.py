from judge.cards.definition import card, printed
from judge.engine.abilities.move_conditions import WhenThisMoves
from judge.engine.abilities.triggered import Triggered, WhenThisDies
from judge.engine.actions.look import LookAtTop, MayDrawOne, RecycleRest
from judge.engine.actions.play_from_hand import PlayFromHand
from judge.engine.card import UNIT
from judge.engine.criteria import CardsIn, Where
from judge.engine.zones import Zone

RIFT_HERALD = card(
    "Rift Herald",
    printed(
        "Deathknell",
        Triggered(WhenThisMoves(Where.BATTLEFIELD), (LookAtTop(3), MayDrawOne(UNIT), RecycleRest())),
        Triggered(WhenThisDies(), (PlayFromHand(CardsIn(Zone.HAND, UNIT), only_energy_ignored=True, in_base=True),)),
    ),
)
