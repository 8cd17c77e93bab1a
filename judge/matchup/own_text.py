"""Whether a card's own text matters to what the other one does to it, or any similar card would do.

The set-up is walked again with a card without a text in its place, of the same type, cost, Might, tags and domains.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.matchup.interaction import DONE_TO_IT
from judge.matchup.over_all_lines import AllLines
from judge.matchup.textless import acts_without, silent, walked_bare

if TYPE_CHECKING:
    from judge.matchup.explorer import Walk
    from judge.matchup.interaction import Edge
    from judge.matchup.search import Found

MOST_POSITIONS = 400
"""The most positions of a set-up that is walked again."""


def idle_card(found: Found) -> str:
    """The card whose own text makes no difference to anything that happens on a set-up; "" if each does, or unknown."""
    first = found.edges[0] if found.edges else None
    if first is None or first.how not in DONE_TO_IT or any(edge.by != first.by for edge in found.edges):
        return ""
    if not _is_whole(found.walk) or found.walk.positions > MOST_POSITIONS:
        return ""
    if any(part.name == first.to and part.profile.card.token for part in found.board.parts):
        return ""  # a token ceases to exist where a card does not
    if any(act.label == first.to and act.verb == "use" for act in found.board.acts):
        return ""
    without = walked_bare(found.board, (first.to,), found.board.acts, MOST_POSITIONS, silent)
    if without is None or not _is_whole(without) or without.positions != found.walk.positions:
        return ""
    if _all_of(found.walk) != _all_of(without) or (first.how == "alters" and not _is_idle_alone(found, first)):
        return ""
    return first.to


def _is_idle_alone(found: Found, first: Edge) -> bool:
    """Whether the own text makes no difference without the other card either, whose effect is that difference."""
    acts = acts_without(found.board, first.by)
    alone, bare = (
        walked_bare(found.board, names, acts, MOST_POSITIONS, silent) for names in ((first.by,), (first.by, first.to))
    )
    if alone is None or bare is None:
        return False
    return _is_whole(alone) and _is_whole(bare) and _all_of(alone) == _all_of(bare)


def _is_whole(walked: Walk) -> bool:
    return walked.complete and walked.impossible is None and not walked.dropped_lines and not walked.can_repeat


def _all_of(walked: Walk) -> tuple[frozenset[object], frozenset[object]]:
    """The facts of every end, and what happens on any line; not what an object then is with its printed keywords."""
    ends = frozenset[object](outcome.facts for outcome in walked.outcomes)
    happened = (event for event in AllLines(walked).events() if event.kind is not Happened.TRAITS_CHANGED)
    return ends, frozenset((event.kind, event.source_card, str(event)) for event in happened)
