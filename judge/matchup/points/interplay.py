"""Whether one text has a different effect if the other text is there.

A board is walked with both texts, without each of them, and without both. For each observed fact there is the set of
its values at all ends. The two texts have to do with each other if the effect of the one on a fact depends on the
other. If both merely act on different things, or each in the same way as ever, they do not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.matchup.boards.board_of_roles import PROBE_LABEL
from judge.matchup.boards.solved_board import FIGHTER
from judge.matchup.boards.textless import silent, walked_bare
from judge.matchup.points.compared_boards import rules_of
from judge.matchup.points.interaction import Edge
from judge.matchup.points.values_in_words import COUNTED, KILLED, can, compared, does

if TYPE_CHECKING:
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.clauses.pair_question import Question
    from judge.matchup.walks.explorer import Walk

Values = dict[tuple[str, str], frozenset[str]]
"""The values that a fact has at the ends of a walk, by what it is about and which aspect."""

BUDGET_EACH = 120
NOT_THERE = frozenset({"nothing"})


class Interplay(Struct, frozen=True):
    """Whether an interplay could be seen, and the edge of the first fact that shows it, if there is one.

    It could be seen if each of the two texts made a difference to some fact, with the other one or without it.
    """

    seen: bool
    edge: Edge | None = None


def interplay(question: Question, board: Board, walked: Walk) -> Interplay:
    """The interplay of two texts on a board: whether one of them makes another difference if the other one is there."""
    by, other = question.by.name, question.other.name
    left_out = frozenset({by, *_STIRRING}) if question.does is None else frozenset[str]()
    no_other = _values(board, (other,), frozenset())
    no_by = _values(board, (by,), left_out)
    neither = _values(board, (by, other), left_out)
    if not walked.complete or walked.dropped_lines or no_other is None or no_by is None or neither is None:
        return Interplay(seen=False)
    both = _of(walked)
    rules = rules_of(question)
    start = {one.label: one.is_unit for one in walked.start.state.on_board}
    for fact in sorted({*both, *no_other, *no_by, *neither}, key=_as_asked):
        here, there = both.get(fact, NOT_THERE), no_other.get(fact, NOT_THERE)
        alone, bare = no_by.get(fact, NOT_THERE), neither.get(fact, NOT_THERE)
        if here != there and alone == bare:
            return Interplay(True, Edge("alters", other, by, 0, rules, _makes(other, by, fact, (here, there), start)))
        if here == there and bare not in (alone, there):
            return Interplay(
                True, Edge("alters", by, other, 0, rules, _no_more(by, other, fact, (here, alone, bare), start))
            )
        if here != alone and there == bare:
            return Interplay(True, Edge("alters", by, other, 0, rules, _makes(by, other, fact, (here, alone), start)))
    facts = {*both, *no_other, *no_by, *neither}
    other_applies = _differs(facts, both, no_other) or _differs(facts, no_by, neither)
    by_applies = question.does is None or _differs(facts, both, no_by) or _differs(facts, no_other, neither)
    return Interplay(seen=other_applies and by_applies)


def _differs(facts: set[tuple[str, str]], one: Values, other: Values) -> bool:
    return any(one.get(fact, NOT_THERE) != other.get(fact, NOT_THERE) for fact in facts)


def _makes(by: str, to: str, fact: tuple[str, str], values: tuple[frozenset[str], frozenset[str]],
           start: dict[str, bool]) -> str:  # fmt: skip
    """The effect of one text on a fact if the other text is there, and the fact without it.

    ``start`` is what is on the board as the acts begin, and whether it is a unit. If it ends in a trash, it was killed.
    """
    beside = "" if to in fact else f" and {to}"
    here, without = values
    what, aspect = fact
    is_own = what == by
    given = f"with {to}" if is_own else f"with {by}{beside}"
    text = "its own text" if is_own else by
    told = f"{given}, {what}"
    if aspect == "in" and without == NOT_THERE:
        may = "can come" if NOT_THERE & here else "comes"
        return f"{told} {may} to {' or '.join(sorted(here - NOT_THERE))} (without {text} there is none)"
    if aspect == "in" and here == NOT_THERE:
        return f"{given}, there is no {what} (without {text} it {_predicate(aspect, without)})"
    if aspect == "damage" and here == {"0", *NOT_THERE} and "0" in without and len(without - here) > 0:
        left = can(aspect, without - here)
        return f"{told} ends undamaged or is gone (without {text} it can {left})"
    if aspect == "in" and start.get(what) and any(map(is_on_the_board, here)):
        may = "" if all(map(is_on_the_board, here)) else "can "
        for is_gone, done in ((_is_a_trash, "killed"), (_is_a_banishment, "banished instead of dying")):
            if all(map(is_gone, without)):
                return f"{told} {may or ''}survive{'' if may else 's'} (without {text} it is {done})"
            if not may and all(is_gone(one) or is_on_the_board(one) for one in without) and any(map(is_gone, without)):
                return f"{told} survives (without {text} it can be {done})"
    if aspect in _CAN_LACK and here == NOT_THERE and not NOT_THERE & without:
        return f"{told} no longer has {' or '.join(sorted(without))}"
    if aspect in COUNTED:
        here, without = _with_none(here), _with_none(without)
    if aspect == "in" and what in start:
        here, without = map(_with_deaths, (here, without))
    if not NOT_THERE & (here | without):
        return f"{given}, {compared(what, aspect, here, without).without(text)}"
    return f"{told} {_predicate(aspect, here)} (without {text} {_otherwise(fact, without)})"


def is_on_the_board(place: str) -> bool:
    """Whether a place is a battlefield or a base."""
    return place.endswith("'s base") or place.startswith("BF")


def _is_a_trash(place: str) -> bool:
    return place.endswith("'s trash")


def _is_a_banishment(place: str) -> bool:
    return place.endswith("'s banishment")


def _no_more(by: str, to: str, fact: tuple[str, str], values: tuple[frozenset[str], frozenset[str], frozenset[str]],
             start: dict[str, bool]) -> str:  # fmt: skip
    """The value of a fact with either text, or with one whether or not the other is there, and its other value."""
    here, alone, bare = map(_with_deaths, values) if fact[1] == "in" and fact[0] in start else values
    if here == alone:
        return f"with {by}, {to} or both, {_value_in_words(fact, here)} (with neither {_otherwise(fact, bare)})"
    words = f"with {by}, {_value_in_words(fact, here)}, whatever {to} does"
    return f"{words} (without {by} {_otherwise(fact, alone)}; with neither {_otherwise(fact, bare)})"


_STIRRING = frozenset({PROBE_LABEL, FIGHTER, "turn"})
"""Those who act if a card does something as an object: a test spell kills it, a plain unit attacks it, a turn ends."""


def _values(board: Board, names: tuple[str, ...], left_out: frozenset[str]) -> Values | None:
    """The values of the facts without the text of some cards, and without what one of them does as an object."""
    acts = tuple(
        act for act in board.acts if act.label not in left_out and not (act.verb == "use" and act.label in names)
    )
    walked = walked_bare(board, names, acts, BUDGET_EACH, silent)
    if walked is None:
        return None
    is_whole = walked.complete and walked.impossible is None and not walked.dropped_lines
    return _of(walked) if is_whole else None


def _of(walked: Walk) -> Values:
    ends = [{(fact.what, fact.aspect): fact.value for fact in outcome.facts} for outcome in walked.outcomes]
    facts = {fact for end in ends for fact in end}
    return {fact: frozenset(end.get(fact, "nothing") for end in ends) for fact in facts}


_ASPECTS = ("in", "cards drawn", "points", "XP", "controlled by", "Might", "damage", "has", "has lost", "is", "buffs")
"""Aspects in the order in which a judge asks. All others come last."""


def _with_deaths(places: frozenset[str]) -> frozenset[str]:
    return frozenset(KILLED if _is_a_trash(one) else one for one in places)


def _with_none(values: frozenset[str]) -> frozenset[str]:
    return frozenset("0" if value in NOT_THERE else value for value in values)


def _as_asked(fact: tuple[str, str]) -> tuple[int, str, str]:
    what, aspect = fact
    return (_ASPECTS.index(aspect) if aspect in _ASPECTS else len(_ASPECTS), what, aspect)


def _value_in_words(fact: tuple[str, str], values: frozenset[str]) -> str:
    """The value of a fact in words, with its object."""
    return f"{fact[0]} {_predicate(fact[1], values)}"


def _otherwise(fact: tuple[str, str], values: frozenset[str]) -> str:
    """The other value of a fact whose object has just been named."""
    return f"{fact[0] if fact[1] in COUNTED else 'it'} {_predicate(fact[1], values)}"


def _predicate(aspect: str, values: frozenset[str]) -> str:
    """What is so of an object: a value, none, or that it is no longer there."""
    values = _with_none(values) if aspect in COUNTED else values
    there = values - NOT_THERE
    if aspect in _CAN_LACK:
        if not there:
            return f"{_CAN_LACK[aspect]} nothing"
        return f"does not always {can(aspect, there)}" if values & NOT_THERE else does(aspect, there)
    if not there:
        return "is gone"
    if values & NOT_THERE:
        return f"{does(aspect, there)} or is gone"
    return does(aspect, there) if len(there) == 1 else f"can {can(aspect, there)}"


_CAN_LACK = {"has": "gains", "has lost": "loses"}
"""Aspects that an object can lack while it is there."""
