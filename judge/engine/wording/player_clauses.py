"""Clauses about what players do, and about where the source is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.zones import Zone

HERE = Clause(Verb.READS, About.PLACE, Subject.THIS, Whose.YOURS)
"""It depends on where the source is."""


def of_players(
    verb: Verb, about: About, whose: Whose = Whose.YOURS, *, of: object = None, amount: int | None = None,
    first: bool = False, more: int = 0, named: tuple[str, ...] = (), zone: Zone | None = None,
) -> Clause:  # fmt: skip
    """A clause about what players do, have or are told."""
    return Clause(
        verb, about, Subject.PLAYERS, whose, of, amount=amount, first=first, more=more, zone=zone, named=named
    )


def waits_for_plays(
    whose: Whose, card_type: str, token: bool | None, *, first: bool = False, zone: Zone | None = None,
    named: tuple[str, ...] = (),
) -> Clauses:  # fmt: skip
    """Clauses of what waits for plays of a type, or of any card: ``token`` is None for both cards and tokens."""
    kinds = [About.PLAY] * (token is not True) + [About.TOKENS] * (token is not False and bool(card_type))
    of = card_type or None
    return tuple(of_players(Verb.LISTENS, kind, whose, of=of, first=first, zone=zone, named=named) for kind in kinds)
