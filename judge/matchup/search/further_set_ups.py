"""Set-ups of two cards that boards made by recipes add: what is not the sum of the two texts, each kind once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.events import Happened
from judge.errors import CannotSimulate, IllegalPosition
from judge.matchup.four_walks.beyond_the_sum import TRIGGERED, SeenFacts, differing
from judge.matchup.four_walks.sentences_of_facts import is_plain, left_out, sentence_of
from judge.matchup.four_walks.tables import tables
from judge.matchup.points.facts_of_a_walk import AskingOrder
from judge.matchup.points.interaction import SAYS_LITTLE, Edge, edges_on, one_of_each
from judge.matchup.points.walked_set_up import WalkedSetUp
from judge.matchup.recipes.happenings import SPELL_LABEL
from judge.matchup.search.own_harm import against_oneself
from judge.matchup.walks.stated_choices import stated_target
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.state.card import Card
    from judge.matchup.four_walks.beyond_the_sum import Differing
    from judge.matchup.four_walks.tables import Table
    from judge.matchup.walks.explorer import Walk
    from judge.matchup.walks.planned_acts import Act

MOST_POSITIONS = 600
"""So many positions are visited for a pair."""
MOST_TABLES = 60
"""So many tables are looked at for a pair."""
ENOUGH = 3
"""So many kinds of points are looked for."""

FAULTS = (CannotSimulate, IllegalPosition)
_WEIGHT = {
    AskingOrder.COUNTERED: 0, AskingOrder.DEATH: 0, AskingOrder.SAVED: 0, AskingOrder.COST: 1, AskingOrder.CARDS: 1,
    AskingOrder.PLACE: 2, AskingOrder.DAMAGE: 2, AskingOrder.CONTROL: 2, AskingOrder.MIGHT: 2, AskingOrder.STATE: 3,
    AskingOrder.BOOKKEEPING: 4,
}  # fmt: skip


_OF_A_FIGHT = frozenset({
    AskingOrder.DEATH, AskingOrder.PLACE, AskingOrder.DAMAGE, AskingOrder.MIGHT, AskingOrder.STATE, AskingOrder.CONTROL,
})  # fmt: skip
"""Facts that have many reasons where units fight."""
_WORDS = {
    AskingOrder.COST: " cost", AskingOrder.MIGHT: " Might", AskingOrder.DEATH: "killed", AskingOrder.DAMAGE: "deal",
    AskingOrder.CONTROL: " point",
}  # fmt: skip
_AS_A_TARGET = "target of "
_UNSTATED = "filler"
"""Is in the names of cards of which only the existence is stated."""
_FOLLOWED = frozenset({AskingOrder.DEATH, AskingOrder.PLACE, AskingOrder.SAVED})
"""Facts from which follows who controls a battlefield."""


class Four(NamedTuple):
    """The walks of a table with both texts, without the host's, without the guest's, and without both."""

    both: Walk
    without_host: Walk
    without_guest: Walk
    neither: Walk


class _Point(NamedTuple):
    weight: tuple[int, ...]
    set_up: WalkedSetUp


def further_set_ups(one: Card, other: Card, known: Iterable[Edge], most: int = MOST_TABLES) -> tuple[WalkedSetUp, ...]:
    """The set-ups on which two cards do what is not the sum of their texts and not ``known``, the most telling first.

    At most so many tables are looked at.
    """
    kinds: dict[object, _Point] = {}
    shown = tuple(known)
    positions = 0
    for number, table in enumerate(tables(one, other)):
        if positions > MOST_POSITIONS or number >= most:
            break
        four, visited = _walked(table)
        positions += visited
        if four is None:
            continue
        for kind, point in _points(table, four, shown):
            if kind not in kinds or point.weight < kinds[kind].weight:
                kinds[kind] = point
        if len(kinds) >= ENOUGH:
            break
    return tuple(one.set_up for one in sorted(kinds.values(), key=lambda one: one.weight))


def _walked(table: Table) -> tuple[Four | None, int]:
    """The four walks of a table, None where one text makes no difference; and how many positions were visited."""
    host, guest = table.host.name, table.guest.name
    walks: list[Walk] = []
    visited = 0
    try:
        for textless in ((), (guest,), (host,), (host, guest)):
            walked = table.set_up.walked(*textless)
            visited += walked.positions + 1
            if not walked.lines or not walked.complete:
                return None, visited
            walks.append(walked)
            if textless and len(walks) < 4 and are_alike(walks[0], walked):
                return None, visited
    except FAULTS:
        return None, visited + 1
    return (Four(walks[0], walks[2], walks[1], walks[3]) if _same_choices(walks) else None), visited


def _same_choices(walks: list[Walk]) -> bool:
    """Whether each card chooses the same objects on all walks on which it chooses: a policy picks, and no player."""
    chosen: dict[str, set[frozenset[str]]] = {}
    for walked in walks:
        of_walk: dict[str, set[str]] = {}
        for outcome in walked.outcomes:
            for event in outcome.end.events:
                if event.kind is Happened.CHOSEN and event.detail.startswith(_AS_A_TARGET):
                    of_walk.setdefault(f"{event.who} {event.detail}", set()).add(event.name)
        for card, names in of_walk.items():
            chosen.setdefault(card, set()).add(frozenset(names))
    return all(len(found) == 1 for found in chosen.values())


def _tells_of_a_text(found: Differing, walked: Walk) -> bool:
    """Whether a fact has few reasons: in a combat only how often something triggers, points, cards and costs."""
    return found.fact.asked not in _OF_A_FIGHT or _is_counted(found) or not fights(walked)


def fights(walked: Walk) -> bool:
    """Whether there is a combat, in which units die for many reasons."""
    return any(event.kind is Happened.COMBAT_BEGUN for outcome in walked.outcomes for event in outcome.end.events)


def are_alike(one: Walk, other: Walk) -> bool:
    return one.lines == other.lines and _shown_on(one) == _shown_on(other)


def _shown_on(walked: Walk) -> list[object]:
    return [(end.facts, [(one.kind, one.name, one.detail) for one in end.end.events]) for end in walked.outcomes]


def _points(table: Table, four: Four, known: tuple[Edge, ...]) -> Iterator[tuple[object, _Point]]:
    """The points that a table shows, each with its kind."""
    if _takes_what_is_unstated(four.both):
        return
    found = list(differing(*map(SeenFacts, four)))
    if not found:
        return
    names = frozenset({table.host.name, table.guest.name})
    harm = against_oneself(table.set_up, four.both)
    generic = [*edges_on(four.without_host, names), *edges_on(four.without_guest, names)]
    strong = [
        edge for edge in one_of_each(edges_on(four.both, names))
        if edge.how not in SAYS_LITTLE and not any(map(edge.is_like, generic))
    ]  # fmt: skip
    new = [edge for edge in strong if not any(map(edge.is_like, known))]
    if new:
        edge = new[0]
        made = set_up_shown(table, four, tuple(new), edge.by)
        yield (edge.how, edge.by, edge.to), _Point((harm, 0, len(table.recipe.supplies)), made)
    found = [one for one in found if not _is_aside(one)]
    found = [one for one in found if _tells_of_a_text(one, four.both)]
    if any(one.fact.asked in _FOLLOWED for one in found):
        found = [one for one in found if not one.fact.words.endswith(" is controlled by")]
    plain = [one for one in found if is_plain(one) and not (strong and _is_told_by_an_edge(one))]
    rows = [] if harm else plain
    for by in (table.host.name, table.guest.name):
        mine = [one for one in rows if left_out(one, table) == by]
        if not mine:
            continue
        mine.sort(key=weight_of)
        to = next(iter(names - {by}))
        words = sentence_of(mine, by, table, four.both)
        if _is_known(mine[0], words, known):
            continue
        made = set_up_shown(table, four, (Edge("alters", by, to, 0, (), words),), by)
        yield (
            ("alters", by, mine[0].fact.asked),
            _Point((harm, 1 + weight_of(mine[0]), len(table.recipe.supplies)), made),
        )


def _takes_what_is_unstated(walked: Walk) -> bool:
    """Whether a card is discarded of which only the existence is stated: it was drawn, and hands are as stated."""
    return any(
        event.kind is Happened.DISCARDED and _UNSTATED in event.name
        for outcome in walked.outcomes for event in outcome.end.events
    )  # fmt: skip


def weight_of(found: Differing) -> int:
    """How much a fact says: most that abilities trigger more often, for from that the others follow."""
    times = [cell.words for cell in found[1:]]
    if found.fact.words == TRIGGERED.format(found.fact.about) and "0" not in times[:2]:
        return 0
    return 1 + _WEIGHT[found.fact.asked]


def _is_counted(found: Differing) -> bool:
    """Whether a fact is how often something triggers, or how many points there are."""
    return found.fact.words in {TRIGGERED.format(found.fact.about), f"points of {found.fact.about}"}


def _is_aside(found: Differing) -> bool:
    """Whether a fact is about the card that brings something about, or about a card of which nothing is stated."""
    return found.fact.about == SPELL_LABEL or _UNSTATED in found.fact.words


def _is_known(found: Differing, words: str, known: tuple[Edge, ...]) -> bool:
    """Whether a fact has been told: in the same words, or a cost, a Might, or a death of the same card in others."""
    word = _WORDS.get(found.fact.asked)
    told = (edge.words for edge in known)
    return any(words.partition(", ")[2] in one or (word and word in one and found.fact.about in one) for one in told)


def _is_told_by_an_edge(found: Differing) -> bool:
    """Whether a fact is there only because of what an edge tells: not a number that one text makes another one."""
    numbers = [cell.words for cell in found[1:]]
    if not all(one.isdigit() for one in numbers):
        return True
    both, without_one, without_other, neither = map(int, numbers)
    if without_one == neither == without_other:
        return True
    return neither in (without_one, without_other) and both in (without_one, without_other, neither)


def set_up_shown(table: Table, four: Four, edges: tuple[Edge, ...], by: str) -> WalkedSetUp:
    """A set-up whose acts state the targets that were picked on it."""
    without = four.without_host if by == table.host.name else four.without_guest
    board = table.set_up
    stated = replace(board, acts=tuple(_on_its_target(act, four.both) for act in board.acts))
    return WalkedSetUp(stated, four.both, edges, without, by, board.acts)


def _on_its_target(act: Act, walked: Walk) -> Act:
    """An act with the one target that is picked for it on every line."""
    chosen = {
        event.name for outcome in walked.outcomes for event in outcome.end.events
        if event.kind is Happened.CHOSEN and event.detail == f"{_AS_A_TARGET}{act.label}"
    }  # fmt: skip
    return replace(act, details=(stated_target(chosen.pop()),)) if len(chosen) == 1 and act.verb != "move" else act
