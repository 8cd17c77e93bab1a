from judge.cards.definition import card, printed
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.picks.pick_cards import CardCriteria, LookedAt, PickCards
from judge.engine.picks.play_from_hand import PlayFromHand
from judge.engine.picks.take_picked import RevealAndDraw
from judge.engine.state.card import UNIT
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn, Where

RIFT_HERALD = card(
    "Rift Herald",
    printed(
        "Deathknell",
        Triggered(
            WhenThisMoves(Where.BATTLEFIELD),
            (LookAtTop(3), PickCards(LookedAt(), RevealAndDraw(), CardCriteria(UNIT), may=True), RecycleRest()),
        ),
        deathknell(PlayFromHand(CardsIn(Zone.HAND, UNIT), only_energy_ignored=True, in_base=True)),
    ),
)
