"""Ranks set-ups: the most informative interaction first, then likely play, then the simplest roles.

No player is assumed to harm their own objects, help an opponent's or give an opponent a point if the text leaves the
choice. Whatever a text requires itself, such as the kill of a friendly unit, does not count: it is in every set-up.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.events import Happened
from judge.engine.state.zones import Zone
from judge.matchup.boards.roles import Role
from judge.matchup.points.difference_sentences import depends_on_a_choice
from judge.matchup.points.interaction import SAYS_LITTLE, STRENGTH
from judge.matchup.search.own_harm import (
    ON_AN_OBJECT,
    against_oneself,
    degree,
    free_tones,
    harmless_alike_first,
    harms_in,
)
from judge.matchup.walks.planned_acts import Slot

if TYPE_CHECKING:
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.walks.explorer import Walk


_ROLE_ORDER = (
    Role.USED, Role.IN_PLACE, Role.FIELD, Role.IN_TRASH, Role.PLAYED, Role.IN_DECK, Role.FACEDOWN, Role.VICTIM,
    Role.ATTACKING, Role.DEFENDING,
)  # fmt: skip


def rank(found: WalkedSetUp) -> tuple[object, ...]:
    """A sort key: the strongest interaction, no harm to oneself, the plainest roles, the fewest acts, P1 before P2."""
    board, harms = found.board, harms_in(found.board, found.walk)
    return (
        min(STRENGTH.index(edge.how) for edge in found.edges),
        board.probe is not None,
        degree(harms),
        _moves_onto_a_battlefield(board, found.walk),
        sum(_ROLE_ORDER.index(part.role) for part in board.parts),
        len(board.acts),
        any(act.slot is Slot.IN_RESPONSE and act.who == board.acts[0].who for act in board.acts),
        any(harms) or _aims_at_oneself(board),
        tuple(part.who for part in board.parts),
    )


def _moves_onto_a_battlefield(board: Board, walked: Walk) -> bool:
    """Whether a player moves an opponent's unit out of its base. Such a text is meant to take a battlefield."""
    players = {part.name: part.who for part in board.parts}
    in_base = {thing.label: thing.owner for thing in walked.start.state.on_board if thing.place.zone is Zone.BASE}
    return any(
        event.kind is Happened.MOVED and event.name in in_base
        and players.get(event.source_card, in_base[event.name]) != in_base[event.name]
        for outcome in walked.outcomes for event in outcome.end.events
    )  # fmt: skip


def _aims_at_oneself(board: Board) -> bool:
    """Whether a kill or damage is aimed at a unit of its own player, even if it comes to nothing."""
    removal = next((part for part in board.parts if part.active and (part.profile.kills or part.profile.deals)), None)
    return removal is not None and removal.who == board.unit_of


def with_questions(more: list[WalkedSetUp], interacting: list[WalkedSetUp]) -> list[WalkedSetUp]:
    """The set-ups found, and those made for questions that they do not show.

    The latter go first if the found are weak.
    """
    more.sort(key=lambda entry: against_oneself(entry.board, entry.walk))
    last = [entry for entry in more if _is_said_last(entry)]
    more = [entry for entry in more if entry not in last]
    if any(edge.how not in SAYS_LITTLE for edge in (interacting[0].edges[:1] if interacting else ())):
        lead = [entry for entry in more if _leads(entry) and interacting[0].edges[0].how != STRENGTH[0]]
        if interacting[0].edges[0].how == "enables":  # any card of its kind would be there to be chosen
            lead += [entry for entry in more if _spoils_an_opponents(entry)]
        return [*lead, *interacting, *(entry for entry in more if entry not in lead), *last]
    found = [*more, *interacting]
    firsts = [entry.edges[0] for entry in found]
    done = frozenset((one.by, one.to) for one in firsts if one.how == "acts on" and not _only_chooses(one))
    return [*_doing_more(sorted(found, key=partial(_tells_little, done=done)), more), *last]


def _doing_more(ordered: list[WalkedSetUp], more: list[WalkedSetUp]) -> list[WalkedSetUp]:
    """The set-ups in their order, but first the one of ``more`` that shows the same as the first one, and more."""
    if not ordered or ordered[0].edges[0].how != "acts on":
        return ordered
    first = ordered[0]
    for entry in more:
        does_more = entry.edges[0].is_like(first.edges[0]) and entry.edges[0].kinds > first.edges[0].kinds
        if does_more and against_oneself(entry.board, entry.walk) <= against_oneself(first.board, first.walk):
            return [entry, *(one for one in ordered if one is not entry)]
    return ordered


def _is_said_last(entry: WalkedSetUp) -> bool:
    """Whether a set-up shows an interaction that is mentioned last: paying for a card, or merely choosing it."""
    first = entry.edges[0]
    return first.how == "pays for" or (bool(first.kinds) and first.kinds <= _SAY_LITTLE)


def others_first(ordered: list[WalkedSetUp]) -> list[WalkedSetUp]:
    """The set-ups in their order, but no player acting against themselves first, if one does something to the other.

    Nor an effect of a text on a player's own card, if by another of its choices it harms the opponent's.
    """
    first = ordered[0] if ordered else None
    if first is not None and _answers_oneself(first):
        rest = (one for one in ordered[1:] if not (_answers_oneself(one) or _is_said_last(one)))
        better = next((one for one in rest if one.edges[0].how not in _SAYS_LESS), None)
        if better is not None:
            return [better, *(one for one in ordered if one is not better)]
    if first is not None and _gets_away(first):
        meant = ("acts on", first.edges[0].to, first.edges[0].by)
        does = (one for one in ordered[1:] if any((edge.how, edge.by, edge.to) == meant for edge in one.edges))
        better = next((one for one in does if not _gets_away(one) and not _is_said_last(one)), None)
        if better is not None:
            told = sorted(better.edges, key=lambda edge: (edge.how, edge.by, edge.to) != meant)
            return [replace(better, edges=tuple(told)), *(one for one in ordered if one is not better)]
    if first is not None and first.edges[0].how == "acts on" and _players_of(first) in _ONES_OWN:
        against = (one for one in ordered[1:] if one.edges[0].is_like(first.edges[0]) and _harms_another(one))
        if (entry := next(against, None)) is not None:
            return [entry, *(one for one in ordered if one is not entry)]
    if (alike := harmless_alike_first(ordered)) is not ordered:
        return alike
    if first is None or first.edges[0].how not in SAYS_LITTLE | {"decides"} or not _hits_oneself(first):
        return ordered
    for entry in ordered[1:]:
        if not against_oneself(first.board, first.walk) and _shows_the_same(entry, first):
            continue  # the text itself asks for one's own
        if entry.edges[0].how != "alters" and not _is_said_last(entry) and not _hits_oneself(entry):
            return [entry, *(one for one in ordered if one is not entry)]
    return ordered


def _gets_away(entry: WalkedSetUp) -> bool:
    """Whether a card is used up in response to an effect on it. That this is possible has been shown before."""
    edge = entry.edges[0]
    return edge.how in _SPOILS and edge.words.startswith(f"through {edge.by}, {edge.by} is no longer ")


_SPOILS = frozenset({"makes null", "keeps from choosing", "keeps from happening"})
_SAYS_LESS = frozenset({"enables", "alters"})


def _answers_oneself(entry: WalkedSetUp) -> bool:
    """Whether a player plays the one card in response to the other, so that their own has nothing left to act on."""
    acts = entry.board.acts
    responds = any(act.slot is Slot.IN_RESPONSE and act.who == acts[0].who for act in acts)
    return responds and entry.edges[0].how in _SPOILS and _players_of(entry) in _ONES_OWN


def _spoils_an_opponents(entry: WalkedSetUp) -> bool:
    """Whether one player leaves the other one's card nothing to act on, without harming themselves."""
    spoils = entry.edges[0].how in _SPOILS and _players_of(entry) not in _ONES_OWN
    return spoils and not against_oneself(entry.board, entry.walk)


def _shows_the_same(entry: WalkedSetUp, first: WalkedSetUp) -> bool:
    return entry.edges[0].is_like(first.edges[0]) and _players_of(entry) == _players_of(first)


_ONES_OWN = (("P1", "P1"), ("P2", "P2"))


def _players_of(entry: WalkedSetUp) -> tuple[str, ...]:
    """The players of the card that has an effect, and of the card on which it has it."""
    players = {part.name: part.who for part in entry.board.parts}
    return tuple(players.get(name, "") for name in (entry.edges[0].by, entry.edges[0].to))


def _harms_another(entry: WalkedSetUp) -> bool:
    """Whether an opponent's card is harmed in a way that the text behind it does not require for one's own."""
    first = entry.edges[0]
    card = next((part.profile.card for part in entry.board.parts if part.name == first.by), None)
    if card is None or _players_of(entry) in _ONES_OWN or _hits_oneself(entry):
        return False
    return any(-1 in free_tones(card, ON_AN_OBJECT[kind]) for kind in first.kinds & ON_AN_OBJECT.keys())


def _hits_oneself(entry: WalkedSetUp) -> bool:
    return bool(against_oneself(entry.board, entry.walk)) or _aims_at_oneself(entry.board)


_SAY_LITTLE = frozenset({Happened.CHOSEN, Happened.DREW, Happened.RECYCLED, Happened.BURNED})
"""Events that say little of the card to which they happen."""


def _leads(entry: WalkedSetUp) -> bool:
    """Whether one text leaves nothing of the other's effect on a set-up, and no player harms themselves there."""
    return entry.edges[0].how == STRENGTH[0] and not against_oneself(entry.board, entry.walk)


def _only_chooses(edge: Edge) -> bool:
    """Whether an edge is only that one card can choose the other."""
    return edge.how == "acts on" and edge.kinds == {Happened.CHOSEN}


def _tells_little(entry: WalkedSetUp, *, done: frozenset[tuple[str, str]]) -> tuple[bool, int, int, int]:
    """A sort key for weak set-ups: more telling ones first, mere choices last; no harm to oneself; the fewest acts.

    ``done`` are the cards of which the one has an effect on the other on some set-up. A difference that follows from
    that adds nothing.
    """
    first = entry.edges[0]
    if first.how not in SAYS_LITTLE and not (first.how == "enables" and (first.to, first.by) in done):
        return False, not _leads(entry), 0, 0
    names_none = not any(part.name in first.words.removeprefix(f"with {first.by}") for part in entry.board.parts)
    plain = first.how == "acts on" or names_none or depends_on_a_choice(first.words)
    plain = plain or (first.how == "alters" and (first.by, first.to) in done)
    acts = len(entry.board.acts) if plain else 0
    return True, _only_chooses(first) or first.how == "enables", against_oneself(entry.board, entry.walk), acts
