"""Interplay: whether one text makes another difference where the other text is there than where it is not.

A board is walked with both texts, without each of them, and without both. For each observed fact there is the set of
its values at all ends. The two texts have to do with each other where what the one makes of a fact depends on the
other; that both merely act on different things, or each in the same way as ever, is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.matchup.boards import PROBE_LABEL
from judge.matchup.interaction import Edge
from judge.matchup.solved_board import FIGHTER
from judge.matchup.textless import walked_bare

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.boards import Board
    from judge.matchup.explorer import Walk
    from judge.matchup.question import Question

Values = dict[tuple[str, str], frozenset[str]]
"""The values that a fact has at the ends of a walk, by what it is about and which aspect."""

BUDGET_EACH = 120
NOT_THERE = frozenset({"nothing"})


class Interplay(Struct, frozen=True):
    """Whether it could be seen, and the edge of the first fact that shows it, if there is one.

    It is seen where each of the two texts made a difference to some fact, with the other one or without it.
    """

    seen: bool
    edge: Edge | None = None


def interplay(question: Question, board: Board, walked: Walk) -> Interplay:
    """Whether one of the two texts makes another difference where the other one is there."""
    by, other = question.by.name, question.other.name
    left_out = frozenset({by, *_STIRRING}) if question.does is None else frozenset[str]()
    no_other = _values(board, (other,), frozenset())
    no_by = _values(board, (by,), left_out)
    neither = _values(board, (by, other), left_out)
    if not walked.complete or walked.dropped_lines or no_other is None or no_by is None or neither is None:
        return Interplay(seen=False)
    both = _of(walked)
    for fact in sorted({*both, *no_other, *no_by, *neither}):
        here, there = both.get(fact, NOT_THERE), no_other.get(fact, NOT_THERE)
        alone, bare = no_by.get(fact, NOT_THERE), neither.get(fact, NOT_THERE)
        if here != there and alone == bare:
            return Interplay(True, _edge(other, by, fact, here, there))
        if here == there and bare not in (alone, there):
            return Interplay(True, _no_more(by, other, fact, here, alone, bare))
        if here != alone and there == bare:
            return Interplay(True, _edge(by, other, fact, here, alone))
    facts = {*both, *no_other, *no_by, *neither}
    other_applies = _differs(facts, both, no_other) or _differs(facts, no_by, neither)
    by_applies = question.does is None or _differs(facts, both, no_by) or _differs(facts, no_other, neither)
    return Interplay(seen=other_applies and by_applies)


def _differs(facts: set[tuple[str, str]], one: Values, other: Values) -> bool:
    return any(one.get(fact, NOT_THERE) != other.get(fact, NOT_THERE) for fact in facts)


def _edge(by: str, to: str, fact: tuple[str, str], here: frozenset[str], without: frozenset[str]) -> Edge:
    before = f"with {by}, " if fact[0] == to else f"with {by} beside {to}, "
    words = f"{before}{_said(fact, here)} (without the text of {by}: {_or(without)})"
    return Edge("alters", by, to, 0, (), words)


def _no_more(by: str, to: str, fact: tuple[str, str], *values: frozenset[str]) -> Edge:
    """The edge of a text beside which the other one makes no difference any more to a fact."""
    here, alone, bare = values
    words = (
        f"with {by}, {_said(fact, here)} with or without the text of {to} "
        f"(without {by}: {_or(alone)}, and {_or(bare)} without both)"
    )
    return Edge("alters", by, to, 0, (), words)


_STIRRING = frozenset({PROBE_LABEL, FIGHTER, "turn"})
"""Who acts where a card does something as an object: a test spell kills it, a plain unit attacks it, a turn ends."""

_WHEN_PLAYED = frozenset({"Action", "Reaction", "Hidden"})
"""Keywords that say when a card can be played: a textless card in its place is played at the same time."""


def _silent(card: Card) -> Card:
    keywords = tuple(word for word in card.keywords if str(word).partition(" ")[0] in _WHEN_PLAYED)
    return replace(card, keywords=keywords, abilities=(), effect=())


def _values(board: Board, names: tuple[str, ...], left_out: frozenset[str]) -> Values | None:
    """The values of the facts without the text of some cards, and without what one of them does as an object."""
    acts = tuple(
        act for act in board.acts if act.label not in left_out and not (act.verb == "use" and act.label in names)
    )
    walked = walked_bare(board, names, acts, BUDGET_EACH, _silent)
    if walked is None:
        return None
    is_whole = walked.complete and walked.impossible is None and not walked.dropped_lines
    return _of(walked) if is_whole else None


def _of(walked: Walk) -> Values:
    ends = [{(fact.what, fact.aspect): fact.value for fact in outcome.facts} for outcome in walked.outcomes]
    facts = {fact for end in ends for fact in end}
    return {fact: frozenset(end.get(fact, "nothing") for end in ends) for fact in facts}


def _said(fact: tuple[str, str], values: frozenset[str]) -> str:
    what, aspect = fact
    verb = {"in": "ends in", "Might": "has a Might of", "controlled by": "is controlled by"}.get(aspect, aspect)
    return f"{what} {verb} {_or(values)}".replace("  ", " ")


def _or(values: frozenset[str]) -> str:
    """Values in words; last that the object is not there."""
    told = [*sorted(values - NOT_THERE), *("nothing" for _ in values & NOT_THERE)]
    return " or ".join(told).strip()
