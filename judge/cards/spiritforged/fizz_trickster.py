from judge.cards.definition import card, errata, printed
from judge.engine.actions.play import Ignoring, Play
from judge.engine.state.card import SPELL
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Target

A_CHEAP_SPELL = Target(CardsIn(Zone.TRASH, card_type=SPELL, energy_at_most=3), "spell")


def _fizz(recycled: str) -> Triggered:
    return Triggered(WhenPlayed(), (Play(A_CHEAP_SPELL, Ignoring.ENERGY, recycled=recycled),), may=True)


FIZZ_TRICKSTER = card("Fizz, Trickster", printed(_fizz("after")), errata("2026-07-23-vendetta", _fizz("then")))
