"""Events that a card brings about: by its text, and as a card that is played, enters, moves, fights and scores."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from judge.engine.state.card import BATTLEFIELD, LEGEND, RUNE, Card
from judge.engine.state.clauses import About, Clause, Verb
from judge.matchup.clauses.card_clauses import CardClause, When, card_clauses


class Brought(Struct, frozen=True):
    """An event that a card brings about. ``clause`` is None for an event that any card of its kind brings about."""

    about: About
    does: CardClause | None = None
    clause: Clause | None = None


@cache
def brought_about(card: Card) -> tuple[Brought, ...]:
    """The events that a card brings about by its text, and by being played, entering, moving, fighting and scoring."""
    found = [
        Brought(clause.clause.about, clause, clause.clause)
        for clause in card_clauses(card)
        if clause.clause.verb is Verb.BRINGS
    ]
    if not (card.is_a(BATTLEFIELD) or card.is_a(LEGEND) or card.is_a(RUNE) or card.token):
        found.append(Brought(About.PLAY))
    if card.is_a(LEGEND):
        return tuple(found)
    if card.is_permanent and not card.token:
        found.append(Brought(About.ENTER))
    if card.token and not card.is_a(BATTLEFIELD):
        found += [Brought(About.TOKENS), Brought(About.PLAY), Brought(About.ENTER)]
    if card.is_unit:
        found += [Brought(kind) for kind in (About.MOVE, About.COMBAT, About.CONQUER, About.HOLD, About.DIE)]
    used = next((clause for clause in card_clauses(card) if clause.when is When.USED), None)
    if used is not None:
        found.append(Brought(About.ACTIVATE, used))
    return tuple(found)
