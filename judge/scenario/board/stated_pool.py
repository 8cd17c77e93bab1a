"""A rune pool as a scenario states it: amounts of Energy, of each domain, and of universal Power."""

from __future__ import annotations

from judge.engine.costs.purposes import ANY
from judge.engine.state.player import Pool

UNIVERSAL = "universal"


def pool_of(amounts: tuple[tuple[int, str], ...]) -> Pool:
    """The pool of stated amounts."""
    energy = sum(amount for amount, what in amounts if what == "Energy")
    power = ((ANY if what == UNIVERSAL else what, amount) for amount, what in amounts if what != "Energy")
    return Pool(energy, tuple(sorted(power)))


def amounts_of(pool: Pool) -> tuple[tuple[int, str], ...]:
    """The amounts that state a pool."""
    energy = ((pool.energy, "Energy"),) if pool.energy else ()
    return (*energy, *((amount, UNIVERSAL if what == ANY else what) for what, amount in pool.power))
