"""A question: a situation, and outcomes to choose from, of which one is right.

The right one is an outcome of the situation. The others are outcomes of its neighbours, and none of them is possible in
the situation itself, whatever anybody chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.errors import JudgeError
from judge.matchup.walks.observed_facts import observe
from judge.practice.explored import Effort, ends_of
from judge.practice.neighbours import KINDS, OTHER_CHOICES, OVERLOOKED, WITHOUT_RESPONSE, WITHOUT_TEXT, neighbours
from judge.scenario.runner import position_after

if TYPE_CHECKING:
    from random import Random

    from judge.matchup.walks.observed_facts import Fact
    from judge.practice.explored import Ended, Ends
    from judge.practice.neighbours import Neighbour
    from judge.practice.situations import Situation

MOST_OUTCOMES = 8
OF_A_PAIR = frozenset({WITHOUT_TEXT, WITHOUT_RESPONSE})
"""How a neighbour of a pair that nobody has ruled on differs, if the question is to be about the two cards."""
MOST_WRONG = 3
LONGEST = 260
"""A choice with more letters than this is not read at a glance."""


class Wrong(Struct, frozen=True):
    """An outcome that is not possible here, and what would have to be otherwise for it."""

    ended: Ended
    kind: str
    words: str


class Drawn(Struct, frozen=True):
    """What a question is made of: the right outcome, all that are possible, and wrong ones."""

    situation: Situation
    right: Ended
    possible: Ends
    wrong: tuple[Wrong, ...]


def drawn_from(situation: Situation, chance: Random) -> Drawn | None:
    """A question about a situation; None if it makes a bad one.

    Bad is what has too many outcomes, or a right one that is nothing or too long to read; or no wrong one that somebody
    would come to who overlooks something.
    """
    try:
        begun = position_after(situation.script, situation.day)
    except JudgeError:
        return None
    effort = Effort()
    possible = ends_of(begun, effort)
    if possible is None or len(possible.ended) > MOST_OUTCOMES:
        return None
    right = _right(situation, possible, chance)
    if not (right.phrases and _reads_well(right)):
        return None
    found: dict[frozenset[str], Wrong] = {}
    for near in neighbours(situation):
        if effort.left < 0:
            break
        other = ends_of(near.begin(), effort)
        for ended in other.ended if other is not None else ():
            if ended.told not in found and _reads_well(ended) and _is_wrong(ended, possible, near.about):
                found[ended.told] = Wrong(ended, near.kind, near.words + _chosen_there(near, ended))
    wrong = _chosen(list(found.values()), chance)
    if not any(one.kind in (OVERLOOKED if situation.source else OF_A_PAIR) for one in wrong):
        return None
    return Drawn(situation, right, possible, wrong)


def _right(situation: Situation, possible: Ends, chance: Random) -> Ended:
    """The outcome that the scenario itself comes to, where it plays to the end."""
    try:
        played = position_after(situation.told, situation.day)
    except JudgeError:
        return chance.choice(possible.ended)
    facts = observe(played.state)
    return next((one for one in possible.ended if one.outcome.facts == facts), possible.ended[0])


def _reads_well(ended: Ended) -> bool:
    return len("; ".join(ended.phrases)) <= LONGEST


def _is_wrong(ended: Ended, possible: Ends, about: frozenset[str]) -> bool:
    """Whether no outcome of the situation is told like this one, and none ends like it where both can be compared."""
    here = {fact.what for one in possible.ended for fact in one.outcome.facts}
    shared = here & {fact.what for fact in ended.outcome.facts}
    mine = _compared(ended, shared, about)
    return all(one.told != ended.told and _compared(one, shared, about) != mine for one in possible.ended)


def _compared(ended: Ended, shared: set[str], about: frozenset[str]) -> frozenset[Fact]:
    """The facts about what is in both situations; of what is altered only where it is."""
    return frozenset(
        fact for fact in ended.outcome.facts
        if fact.what in shared and (fact.what not in about or fact.aspect == "in")
    )  # fmt: skip


def _chosen(found: list[Wrong], chance: Random) -> tuple[Wrong, ...]:
    """A few of the wrong outcomes, each of another kind as far as there are; what is overlooked most easily first."""
    chance.shuffle(found)
    chosen: list[Wrong] = []
    while found and len(chosen) < MOST_WRONG:
        kinds = [one.kind for one in chosen]
        found.sort(key=lambda one: (kinds.count(one.kind), KINDS.index(one.kind)))
        chosen.append(found.pop(0))
    return tuple(chosen)


def _chosen_there(near: Neighbour, ended: Ended) -> str:
    """What was chosen instead, where that is the difference."""
    first = next((choice for choice in ended.outcome.choices if choice.matters), None)
    if near.kind != OTHER_CHOICES or first is None:
        return ""
    return f": {first.decision.in_words(first.answer)}"
