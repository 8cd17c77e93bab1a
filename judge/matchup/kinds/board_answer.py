"""The results on an assumed board: answers to questions about it, all that can happen, what decides it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import doubts_among
from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.kinds.scenario_questions import answer_to
from judge.matchup.kinds.tests_of_facts import NOTHING, in_all, in_symbols, paid_by
from judge.matchup.points.narration import summaries
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.points.verdicts import Verdict
from judge.matchup.walks.explorer import walk
from judge.matchup.walks.planned_acts import Plan
from judge.record import NamedTuple
from judge.scenario.runner import run

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judge.doubts import Doubt, Note
    from judge.engine.state.events import Event
    from judge.matchup.boards.given import Given
    from judge.matchup.boards.scenes import BoardObject
    from judge.matchup.points.verdicts import Judged
    from judge.matchup.walks.explorer import Walk
    from judge.scenario.asking.answered import Answered
    from judge.scenario.scene import Scene
    from judge.slugs import Slug

BUDGET = 2_000
"""How many positions are visited for what happens on one board."""


class BoardAnswer(NamedTuple):
    """The answer to a question on an assumed board.

    ``said`` is YES, NO, DEPENDS or DEPENDS on whom, empty if it is not a yes-or-no question. ``why`` is the reason,
    ``rules`` are the rules behind that. ``walk`` has all possible events on the board, ``without`` those on the same
    board without the compared card; both are None if nothing was walked. ``untried`` is the part that was not tried, if
    nothing was found. ``keywords`` are those whose rules decide it.
    """

    said: str
    why: str
    scene: Scene
    rules: tuple[Slug, ...] = ()
    asked: tuple[Answered, ...] = ()
    walk: Walk | None = None
    without: Walk | None = None
    untried: str = ""
    keywords: tuple[str, ...] = ()

    @property
    def notes(self) -> tuple[Note, ...]:
        """The points on which it depends because documents differ."""
        return self.walk.notes if self.walk is not None else ()

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """The open questions that it rests on."""
        return doubts_among(self.notes)


def ask(scene: Scene, given: Given, *questions: str) -> tuple[Answered, ...]:
    """The answers to questions of a scenario on a board. Raises the problem of what cannot be read or played."""
    found = run(scene.on(given.day, *given.around).script(questions), given.day, answering=answer_to)
    if found.problem is not None:
        raise found.problem
    return found.answers


def walked(scene: Scene, given: Given) -> Walk:
    """All possible events from the end of a play, if no player does more than is asked of them."""
    return walk(scene.on(given.day, *given.around).position(), Plan(()), BUDGET)


def what_happens(one: Walk, counts: Callable[[Iterable[Event]], bool] = lambda _: True) -> str:
    """The events in words, for several outcomes each with its number. Raises CannotSimulate if there is no outcome.

    ``counts``: only outcomes whose events pass this test.
    """
    outcomes = [each for each in one.outcomes if counts(each.end.events)] or one.outcomes
    if not outcomes:
        raise CannotSimulate("nothing that was tried can be played to its end.")
    words = summaries(outcomes)
    if len(words) == 1:
        return words[0]
    return "; or ".join(f"({number}) {told}" for number, told in enumerate(words[:4], 1)) + (
        f"; and {len(words) - 4} more" if len(words) > 4 else ""
    )


def told_apart(one: Walk, other: Walk) -> tuple[str, str]:
    """The events on two boards, each without those that happen on every line of both."""
    lines = [[words.split("; ") for words in summaries(each.outcomes)] for each in (one, other)]
    shared = set.intersection(*(set(parts) for each in lines for parts in each)) if all(lines) else set()
    told = [
        "; or ".join("; ".join(part for part in parts if part not in shared) or "nothing else" for parts in each[:4])
        for each in lines
    ]
    return told[0], told[1]


def is_same(one: Walk, other: Walk) -> bool:
    """Whether two boards have the same outcomes in words."""
    return set(summaries(one.outcomes)) == set(summaries(other.outcomes))


def events(one: Walk) -> tuple[Event, ...]:
    """Every event on any line, once."""
    seen: dict[int, Event] = {}
    for event in AllLines(one).events():
        seen.setdefault(event.id, event)
    return tuple(seen.values())


def side(said: str) -> str:
    """An answer over all lines as yes, no or depends (on whom)."""
    return {"ALWAYS": "YES", "NEVER": "NO"}.get(said, said)


def paid_on(one: Walk, player: str, label: str = "") -> str:
    """The payment of a player for the card with that label, or in all, on the lines of a walk."""
    paid = AllLines(one).sums(paid_by(player, label), NOTHING, in_all).reached
    return " or ".join(map(in_symbols, sorted({each.value for each in paid}, key=lambda each: each.energy)))


def dying(one: Walk, thing: BoardObject) -> Judged:
    """The lines on which something is killed."""
    return AllLines(one).happens(lambda event, _: event.kind is Happened.KILLED and event.name == thing.called)


def verdict_of(judged: Judged, *, denied: bool = False) -> str:
    """A result over all lines as yes, no or depends on whom. ``denied``: turned round."""
    if judged.verdict is not Verdict.DEPENDS:
        return "YES" if (judged.verdict is Verdict.ALWAYS) is not denied else "NO"
    return f"DEPENDS on {' and '.join(judged.by)}" if judged.by else "DEPENDS"
