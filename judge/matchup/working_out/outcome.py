"""The outcome of a situation on the boards that it describes."""

from __future__ import annotations

from operator import add, or_

from judge.matchup.kinds.board_answer import BoardAnswer
from judge.matchup.situations.event_tests import OF_PLAYERS, asked_event, many_in
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.events import Event
    from judge.matchup.boards.given import Given
    from judge.matchup.points.over_all_lines import AllLines
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Situation
    from judge.matchup.walks.explorer import Walk
    from judge.scenario.scene import Scene
    from judge.slugs import Slug

YES, NO, DEPENDS = "YES", "NO", "DEPENDS"


class Outcome(NamedTuple):
    """The result on one board, or the strongest one on several.

    ``said`` is YES, NO or DEPENDS (on whom), "" if none of these was asked. ``is_firm``: a no that a rule states about
    the very thing in question, which needs no board on which it is different. ``owners`` are the keys of things with
    their owners on the board.
    """

    said: str
    why: str
    scene: Scene
    rules: tuple[Slug, ...] = ()
    walk: Walk | None = None
    is_firm: bool = False
    owners: tuple[tuple[str, str], ...] = ()

    def found(self) -> BoardAnswer:
        """The same as an answer."""
        return BoardAnswer(self.said, self.why, self.scene, self.rules, walk=self.walk)


def pays_more(situation: Situation) -> bool:
    """Whether something is paid by which a card may do the same once more."""
    return any(deed.pays == "yes" for deed in (situation.asked, *situation.happened))


def by_amount(said: str, situation: Situation, stage: SituationBoard, lines: AllLines, given: Given) -> str:
    """The answer, where what a player gets one by one, tokens or what comes again with Repeat, is counted together."""
    asked = situation.asked
    makes = asked.verb == "play" and bool(asked.what)
    if asked.amount is None or not (makes or (asked.verb in OF_PLAYERS and pays_more(situation) and said == NO)):
        return said
    test = asked_event(asked._replace(amount=None), stage, tuple(lines.events()), given)
    totals = lines.sums(lambda event: (1 if makes else many_in(event)) if test(event) else 0, 0, add).reached
    comes = {one.value == asked.amount for one in totals}
    return DEPENDS if len(comes) > 1 and said != NO else YES if comes == {True} else NO


def all_on_one_line(lines: AllLines, tests: list[Callable[[Event], bool]]) -> bool:
    """Whether all events of the question happen on the same line."""

    def found(event: Event) -> frozenset[int]:
        return frozenset(number for number, test in enumerate(tests) if test(event))

    nothing: frozenset[int] = frozenset()
    reached = lines.sums(found, nothing, or_).reached
    return any(len(one.value) == len(tests) for one in reached)


def both(one: str, other: str) -> str:
    """The answer to two questions of which both must be so."""
    if NO in {one, other}:
        return NO
    return other if one == YES else one
