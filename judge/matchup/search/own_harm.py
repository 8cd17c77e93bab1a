"""Whether players act against their own interest in a set-up, which no question means if they have a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.clauses import About, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.zones import base
from judge.matchup.boards.board_of_roles import PROBE_LABEL
from judge.matchup.boards.who_has_what import tone
from judge.matchup.clauses.card_clauses import When, card_clauses
from judge.matchup.points.interaction import edges, origin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.events import Event
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.walks.explorer import Walk

ON_AN_OBJECT = {
    Happened.KILLED: About.DIE, Happened.WOULD_DIE: About.DIE, Happened.DAMAGED: About.DAMAGE,
    Happened.STUNNED: About.STUN, Happened.EXHAUSTED: About.EXHAUST, Happened.RETURNED: About.RETURN,
    Happened.BANISHED: About.BANISH, Happened.DISEMPOWERED: About.DISEMPOWER, Happened.COUNTERED: About.COUNTER,
    Happened.DETACHED: About.DETACH, Happened.MIGHT_CHANGED: About.MIGHT, Happened.BUFFED: About.BUFF,
    Happened.HEALED: About.HEAL, Happened.READIED: About.READY, Happened.EMPOWERED: About.EMPOWER,
    Happened.GIVEN: About.KEYWORD,
}  # fmt: skip
"""The events that help or harm an object, with the kind of the clause behind them."""


def harmless_first(board: Board, walked: Walk, names: frozenset[str]) -> Walk:
    """The same walk, with the outcomes first in which the cards interact and no player acts against themselves."""
    harms = dict(zip(map(id, walked.outcomes), harms_in(board, walked), strict=True))
    ordered = sorted(walked.outcomes, key=lambda one: (not edges(one.end.events, names), harms[id(one)]))
    return replace(walked, outcomes=tuple(ordered))


def against_oneself(board: Board, walked: Walk) -> int:
    """2 if a player acts against themselves in every outcome that was walked, 1 if only in the first, else 0."""
    return degree(harms_in(board, walked))


def harmless_alike_first(ordered: list[WalkedSetUp]) -> list[WalkedSetUp]:
    """The set-ups in their order, but first one that shows the same without a player's own harm if the first does not.

    A set-up in which only values differ with one card shows the same as one with that card's own effect.
    """
    first = ordered[0] if ordered else None
    if first is None or not against_oneself(first.board, first.walk):
        return ordered
    shown = first.edges if first.edges[0].how in {"alters", "changes"} else first.edges[:1]
    alike = (one for one in ordered[1:] if any(map(one.edges[0].is_like, shown)) and one.walk.complete)
    harmless = next((one for one in alike if not against_oneself(one.board, one.walk)), None)
    return ordered if harmless is None else [harmless, *(one for one in ordered if one is not harmless)]


def degree(harms: list[bool]) -> int:
    return 1 + all(harms) if harms and harms[0] else 0


def harms_in(board: Board, walked: Walk) -> list[bool]:
    """Whether a player acts against themselves, outcome by outcome."""
    players = {part.name: (part.who, part.profile.card) for part in board.parts}
    if board.probe is not None:
        players[board.probe.name] = ("P1", board.probe)
    owners = {thing.label: thing.owner for thing in walked.start.state.objects.values() if thing.label != PROBE_LABEL}
    return [any(_harms(outcome.end.events, players, owners)) for outcome in walked.outcomes]


def _harms(events: tuple[Event, ...], players: dict[str, tuple[str, Card]], owners: dict[str, str]) -> Iterator[bool]:
    known = {event.id: event for event in events}
    moved: set[str] = set()
    players = dict(players)
    for event in events:
        if event.kind is Happened.CONTROL_TAKEN and event.card in players:
            players[event.card] = (event.who, players[event.card][1])
        if event.kind is Happened.POINT_GAINED:
            yield event.who in moved
        elif event.name in owners:
            who, card = players.get(origin(event, known), ("", None))
            owner = owners[event.name]
            if card is not None and event.kind is Happened.MOVED and who == owner:
                yield event.detail == str(base(owner)) and _moves_any(card)
            if card is not None and event.kind is Happened.MOVED and who != owner:
                moved.add(owner)  # who then scores with what the opponent has moved
            if card is not None and card.name != event.card and event.kind in ON_AN_OBJECT:
                tones = free_tones(card, ON_AN_OBJECT[event.kind])
                if event.kind is Happened.MIGHT_CHANGED:
                    tones &= {-1 if event.detail.startswith("-") else 1}
                yield (-1 if owner == who else 1) in tones


def _moves_any(card: Card) -> bool:
    """Whether a text moves a unit of either player. It is meant to take an opponent's unit from a battlefield."""
    said = [one.clause for one in card_clauses(card)]
    return any(one.verb is Verb.BRINGS and one.about is About.MOVE and one.whose is Whose.ANY for one in said)


def free_tones(card: Card, about: About) -> set[int]:
    """The ways in which a text helps (1) or harms (-1) in one respect, if it leaves open whose object that is."""
    kinds = {about, About.DAMAGE, About.MIGHT} if about is About.DIE else {about}
    said = [one.clause for one in card_clauses(card) if one.when not in (When.COST, When.REPLACING)]
    asked = [one for one in said if one.verb is Verb.BRINGS and one.about in kinds and one.whose is not Whose.YOURS]
    return {tone(one) for one in asked} - {0}
