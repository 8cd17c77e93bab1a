"""What resources may be spent on where a text says "use only to …" or "spend this only …" (rules 166.2, 429)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.card import GEAR, SPELL, UNIT
from judge.engine.state.player import Pool

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.state import GameState

SPELLS = "spells"
"""To play spells."""

UNITS = "units"
"""To play units or activated abilities of units (377.2)."""

OF_GEAR = "gear"
"""To play gear or use its activated abilities (377.2)."""

SHOWDOWNS = "showdowns"
"""While a showdown is in progress, whatever is paid for."""

ANY = "any"
"""Universal Power (163.2.b), which pays for every domain."""

ANY_FOR = "any for "
"""How universal Power that is reserved begins, in front of its purpose."""

ANY_FOR_SPELLS = ANY_FOR + SPELLS
"""Universal Power that can be spent to play spells only."""

WORDS = {
    SPELLS: "to be spent on spells only",
    UNITS: "to be spent only to play units or their activated abilities",
    OF_GEAR: "to be spent only to play gear or its activated abilities",
    SHOWDOWNS: "to be spent only during showdowns",
}

NOTHING_SPECIAL: frozenset[str] = frozenset()
"""A payment for which nothing is reserved: of a triggered ability, within an effect, to hide a card."""

FOR_SPELLS = frozenset({SPELLS})
"""What the play of a spell fits."""

_OF_CARDS = {SPELL: SPELLS, UNIT: UNITS, GEAR: OF_GEAR}
_OF_ABILITIES = {UNIT: UNITS, GEAR: OF_GEAR}


@cached_by_value
def playing(card: Card) -> frozenset[str]:
    """The purposes that playing a card fits."""
    return frozenset(purpose for kind, purpose in _OF_CARDS.items() if card.is_a(kind))


@cached_by_value
def using(card: Card) -> frozenset[str]:
    """The purposes that using an activated ability of an object fits."""
    return frozenset(purpose for kind, purpose in _OF_ABILITIES.items() if card.is_a(kind))


def paying_for(state: GameState, item: ChainItem) -> frozenset[str]:
    """The purposes that paying for a chain item fits."""
    card = state.objects[item.object.card].card
    if item.is_card:
        return playing(card)
    return using(card) if item.is_activated else NOTHING_SPECIAL


def is_reserved(pool: Pool) -> bool:
    """Whether a pool holds anything that can be spent for some purposes only."""
    if not pool.power:
        return bool(pool.energy_for)
    return bool(pool.energy_for) or any(name.startswith(ANY_FOR) for name, _ in pool.power)


def is_reserved_otherwise(pool: Pool) -> bool:
    """Whether it holds anything reserved besides Power for spells."""
    return bool(pool.energy_for) or any(name.startswith(ANY_FOR) and name != ANY_FOR_SPELLS for name, _ in pool.power)


def usable(state: GameState, pool: Pool, purposes: frozenset[str]) -> Pool:
    """What of a pool can be spent on a payment now, all of its Energy in one number."""
    fits = purposes | {SHOWDOWNS} if state.showdown is not None else purposes
    power = tuple(part for part in pool.power if not part[0].startswith(ANY_FOR) or part[0][len(ANY_FOR) :] in fits)
    return Pool(pool.energy + sum(amount for purpose, amount in pool.energy_for if purpose in fits), power)


def take_energy(state: GameState, pool: Pool, amount: int, purposes: frozenset[str]) -> Pool:
    """The pool without so much Energy; what is reserved goes first, since it can be spent on nothing better."""
    fits = purposes | {SHOWDOWNS} if state.showdown is not None else purposes
    left = []
    for purpose, held in pool.energy_for:
        taken = min(held, amount) if purpose in fits else 0
        amount -= taken
        left += [(purpose, held - taken)] if held > taken else []
    return Pool(pool.energy - amount, pool.power, tuple(left))
