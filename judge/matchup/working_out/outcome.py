"""The outcome of a situation on the boards that it describes."""

from __future__ import annotations

from operator import or_

from judge.matchup.kinds.board_answer import BoardAnswer
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.events import Event
    from judge.matchup.points.over_all_lines import AllLines
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


def all_on_one_line(lines: AllLines, tests: list[Callable[[Event], bool]]) -> bool:
    """Whether all events of the question happen on the same line."""

    def found(event: Event) -> frozenset[int]:
        return frozenset(number for number, test in enumerate(tests) if test(event))

    nothing: frozenset[int] = frozenset()
    reached = lines.sums(found, nothing, or_).reached
    return any(len(one.value) == len(tests) for one in reached)
