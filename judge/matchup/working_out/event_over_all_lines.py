"""Whether the event of the question happens, over all lines of a play, as an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.matchup.kinds.board_answer import verdict_of
from judge.matchup.situations.situation import ME
from judge.matchup.working_out.outcome import DEPENDS, YES
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.decisions import Decision
    from judge.engine.state.events import Event
    from judge.matchup.points.over_all_lines import AllLines
    from judge.matchup.situations.situation import Deed, Situation

_HELD = cite("scoring.hold")
_CHOSEN = frozenset({"target", "location", "destination"})
"""The points of the rules at which is chosen what the question names."""


def verdict_on_event(deed: Deed, lines: AllLines, test: Callable[[Event], bool], situation: Situation) -> str:
    """The answer to whether it happens. If the question is whether it can, a choice of the player who asks is a yes."""
    since = _first_hold(lines) if any(one.verb == "hold" for one in situation.happened) else 0

    def hit(event: Event, _: object) -> bool:
        return event.id > since and test(event)

    found = lines.happens(hit)
    denied = deed.is_not or deed.verb in {"survive", "save"}
    said = verdict_of(found, denied=denied)
    if not said.startswith(DEPENDS):
        return said
    if situation.mood == "can" and lines.can_force(deed.who or ME, hit, away=denied).can:
        return YES
    if denied:
        return said
    if found.by == (ME,) and _only_targets(lines.deciding(hit)):
        return YES
    return said


def _first_hold(lines: AllLines) -> int:
    """When a battlefield is held first: what came about earlier in that phase has not come of it."""
    return min((event.id for event in lines.events() if _HELD in event.rules), default=0)


def _only_targets(decisions: tuple[Decision, ...]) -> bool:
    """Whether only the choice of targets decides, which the question gives."""
    return bool(decisions) and all(one.kind is Kind.PICK and one.timing in _CHOSEN for one in decisions)
