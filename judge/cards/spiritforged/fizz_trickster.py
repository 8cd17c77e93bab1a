from judge.cards.definition import card, errata, printed
from judge.engine.picks.play_from_hand import PlayFromHand
from judge.engine.state.card import SPELL
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn

A_CHEAP_SPELL = CardsIn(Zone.TRASH, card_type=SPELL, energy_at_most=3)

FIZZ_TRICKSTER = card(
    "Fizz, Trickster",
    printed(
        Triggered(WhenPlayed(), (PlayFromHand(A_CHEAP_SPELL, only_energy_ignored=True, recycled="after"),), may=True)
    ),
    errata(
        "2026-07-23-vendetta",
        Triggered(WhenPlayed(), (PlayFromHand(A_CHEAP_SPELL, only_energy_ignored=True, recycled="then"),), may=True),
    ),
)
