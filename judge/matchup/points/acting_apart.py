"""Whether two texts act apart on a set-up: each has the same effect whether or not the other one is there.

The set-up is walked with both texts, without each of them, and without both. Two cards are only reported to have
nothing to do with each other if each text by itself is enough to explain every fact, every outcome and every cost.
"""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.playing.play import VALID_CHOICES
from judge.matchup.boards.textless import silent, walked_bare
from judge.matchup.points.difference_sentences import in_words
from judge.matchup.points.fact_table import NOT_THERE, Facts, Row
from judge.matchup.points.facts_of_a_walk import AskingOrder, FactKind
from judge.matchup.points.interaction import Edge
from judge.matchup.points.interplay import is_on_the_board
from judge.matchup.points.walk_without_a_text import stepping_in
from judge.matchup.walks.planned_acts import Slot
from judge.matchup.walks.search_limit import time_is_over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.points.fact_table import Cell
    from judge.matchup.points.facts_of_a_walk import WalkFact
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.walks.explorer import Walk

MOST_POSITIONS = 400
"""The most positions of one of the walks that are compared."""

MOST_EACH = 3_000
"""The most positions of the set-ups of a pair that are compared."""


class Compared(Struct, frozen=True):
    """The result for a set-up: whether all four walks were possible, and the edge if the two texts do not act apart."""

    whole: bool
    edge: Edge | None = None


def compared_apart(board: Board, walked: Walk, *, of_themselves: bool = True) -> Compared:
    """Compares whether each of the two texts has the same effect on a set-up with and without the other one.

    ``of_themselves``: the effect of one text on the card of the other counts as well.
    """
    names = tuple(part.name for part in board.parts)
    others = [_without(board, left_out) for left_out in ((names[0],), (names[1],), names)]
    beside = [one for one in others if one is not None and one.complete and one.positions <= MOST_POSITIONS]
    if len(beside) < len(others) or not (walked.complete and walked.lines):
        return Compared(whole=False)
    if enabled := next(_enables(names, beside), None):
        return Compared(True, enabled)
    if not all(one.lines for one in beside):
        return Compared(whole=False)
    told = [Facts(one) for one in (walked, *beside)]
    silent_on = () if of_themselves else names
    facts = {fact for one in told for fact in one.told
             if fact.asked is not AskingOrder.BOOKKEEPING and fact.about not in silent_on}  # fmt: skip
    drops_more = walked.dropped_lines and not any(one.dropped_lines for one in beside)
    is_apart = _is_nothing_new if drops_more else _is_apart
    if differing := [fact for fact in facts if not is_apart(fact, told, names)]:
        return Compared(True, _edge(_most_telling(differing), told, names, tuple(stepping_in(board, ()))))
    if drops_more:
        edge = _in_the_way(names, walked)
        return Compared(edge is not None, edge)
    return Compared(whole=True)


def _enables(names: tuple[str, ...], beside: list[Walk]) -> Iterator[Edge]:
    """The edge of a text without which the other card cannot be played or used at its own time."""
    for by, other, without in ((names[0], names[1], beside[0]), (names[1], names[0], beside[1])):
        refused = without.impossible
        if refused is not None and refused.act.label == other and refused.act.slot is Slot.ON_ITS_OWN:
            words = f"without the text of {by}, {refused.act.who} cannot {refused.act.verb} {other} here: {refused.why}"
            yield Edge("enables", by, other, 0, (refused.rule,) if refused.rule is not None else (), words)


def _most_telling(differing: list[WalkFact]) -> WalkFact:
    """The fact that a judge asks about first.

    Rather than where something ends, what happened to it, if that differs, too.
    """
    first, *others = sorted(differing, key=lambda fact: (fact.asked.value, fact.words))
    happens = (fact for fact in others if fact.told is FactKind.HAPPENS and fact.about == first.about)
    return next(happens, first) if first.told is FactKind.END else first


def _is_nothing_new(fact: WalkFact, told: list[Facts], names: tuple[str, ...]) -> bool:  # noqa: ARG001 - as it is called
    """Whether nothing happens on the lines that could be walked that does not happen with one of the texts alone."""
    here, first, second, _ = (_values(one, fact) for one in told)
    return fact.told is not FactKind.HAPPENS or here <= first | second


def _in_the_way(names: tuple[str, ...], walked: Walk) -> Edge | None:
    """The edge of a text after which, on some line, the other card has nothing to choose, unlike without it."""
    refused = walked.refusal
    if refused is None or refused.rule != VALID_CHOICES or refused.act.label not in names:
        return None
    other = refused.act.label
    by = next(name for name in names if name != other)
    words = f"after {by}, {other} can have nothing left to choose"
    return Edge("keeps from choosing", by, other, 0, (VALID_CHOICES,), words)


def _without(board: Board, names: tuple[str, ...]) -> Walk | None:
    """The walk without the text of some cards. They are played and fight all the same, but are not used."""
    acts = tuple(act for act in board.acts if not (act.verb == "use" and act.label in names))
    return walked_bare(board, names, acts, MOST_POSITIONS, silent)


def _is_apart(fact: WalkFact, told: list[Facts], names: tuple[str, ...]) -> bool:
    """Whether the values of a fact with both texts follow from the effect of each text by itself.

    The effect of a text on the other card itself does not count as its own.
    """
    here, first, second, bare = (_values(one, fact) for one in told)
    if fact.about in names and here != (first if fact.about == names[1] else second):
        return False
    if (here == first and second == bare) or (here == second and first == bare):
        return True
    if fact.told in (FactKind.NUMBER, FactKind.END) and here == _sums(first, second, bare):
        return True
    lost = (first | second) - here
    return here <= first | second and lost <= bare and not lost & first & second


def _values(told: Facts, fact: WalkFact) -> frozenset[str]:
    """The values of a fact on the lines of a walk.

    A position in a deck does not count, as it depends on other draws.
    """
    return frozenset(_DECK_END.sub("", one.value) for one in told.cell(fact).values)


_DECK_END = re.compile(r"^the (?:bottom|top) of ")


def _sums(first: frozenset[str], second: frozenset[str], bare: frozenset[str]) -> frozenset[str] | None:
    """The numbers to which two changes of one number add up. None if a value is not a number."""
    if not all(value.lstrip("-").isdigit() for value in first | second | bare):
        return None
    return frozenset(str(int(one) + int(other) - int(was)) for one, other, was in product(first, second, bare))


def _edge(fact: WalkFact, told: list[Facts], names: tuple[str, ...], order: tuple[str, ...]) -> Edge:
    """The effect of the one text on the fact if the other one is there, and the fact without it."""
    here = told[0].cell(fact)
    without = {names[0]: told[1].cell(fact), names[1]: told[2].cell(fact)}
    by = min(order, key=lambda name: (_says_little(without[name], here), name == fact.about))
    other = next(name for name in names if name != by)
    if fact.told is FactKind.END and _stays(fact.about, told[1 + names.index(by)]) and not _stays(fact.about, told[0]):
        words = f"{by} {'takes' if _is_gone(fact.about, told[0]) else 'can take'} {fact.about} from the board"
        if _stays(fact.about, told[3]):
            words = f"{words}, and what {other} did to it is lost with it"
    else:
        words = f"with {by}, {in_words(Row(fact.words, fact.asked, fact.about, here, without[by]))}"
    return Edge("alters", by, other, 0, (), words)


def _says_little(without: Cell, here: Cell) -> tuple[bool, bool]:
    """Whether nothing differs without a text, or the object of a fact is not even there then."""
    return without.words == here.words, without.words == NOT_THERE


def _stays(what: str, told: Facts) -> bool:
    """Whether an object is on the board at every end of a walk."""
    places = _places(what, told)
    return bool(places) and all(map(is_on_the_board, places))


def _is_gone(what: str, told: Facts) -> bool:
    """Whether an object is on the board at no end of a walk."""
    return not any(map(is_on_the_board, _places(what, told)))


def _places(what: str, told: Facts) -> frozenset[str]:
    return next((_values(told, fact) for fact in told.told if fact.words == f"{what} ends in"), frozenset())


class Apart(Struct, frozen=True):
    """The set-ups without anything in the log: those on which the two texts do not act apart, and the rest.

    ``compared`` is the number of the rest on which they were seen to act apart.
    """

    joined: list[WalkedSetUp]
    rest: list[WalkedSetUp]
    compared: int


def told_apart(others: list[WalkedSetUp]) -> Apart:
    """Set-ups without anything in the log, by whether the two texts act apart on them."""
    found: list[WalkedSetUp] = []
    rest: list[WalkedSetUp] = []
    visited = count = 0
    for entry in others:
        came = Compared(whole=False)
        if visited <= MOST_EACH and not time_is_over():
            came = compared_apart(entry.board, entry.walk)
            visited += entry.walk.positions
        if came.edge is not None:
            found.append(replace(entry, edges=(came.edge,)))
        else:
            rest.append(entry)
            count += came.whole
    return Apart(found, rest, count)
