"""The near misses of two cards, and whether the first of them is the point of the pair."""

from __future__ import annotations

from judge.answers.page.blocks import ID, Span, line
from judge.answers.sentences.near_miss_sentences import near_points
from judge.answers.sentences.pair_questions import refused_by_what_is_printed
from judge.engine.state.events import Happened
from judge.matchup.four_walks.recipe_set_up import RecipeSetUp
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.blocks import Line
    from judge.answers.sentences.near_miss_sentences import NearPoint
    from judge.answers.sentences.pair_questions import PairQuestions
    from judge.content.library import Library
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.search.pair_search import Matchup

MOST = 2
"""The maximum number of near misses on a screen."""
_SO_OF_ANY = frozenset({"acts on", "plays"})
"""Kinds of interaction that are so of any card like it."""


class NearMisses(NamedTuple):
    """Near misses of two cards. If the first one ``leads``, it is in the verdict, before what was found."""

    points: tuple[NearPoint, ...] = ()
    leads: bool = False

    def lines(self) -> Iterator[Line]:
        """The ruling of each, and what it says; of the one in the verdict, what is so all the same."""
        for at, point in enumerate(self.points[:MOST]):
            row = point.row
            said = point.words
            if self.leads and not at:
                said = f"still, {row.still}" if row.still else row.title
            yield line("ruling", Span(row.name, ID), ": ", said)


NO_NEAR_MISS = NearMisses()


def near_misses_of_a_pair(library: Library, found: Matchup, asked: PairQuestions, quote: str) -> NearMisses:
    """The near misses of two cards. ``quote`` is a written answer that leads instead.

    The first one leads where nothing else was found, or only what any card like one of the two would do; not where what
    is printed says no already.
    """
    points = near_points(library, found)
    if not points or points[0].besides or quote or refused_by_what_is_printed(found.cards):
        return NearMisses(points)
    best = found.best if found.interact else None
    is_of_any = best is not None and isinstance(best.board, RecipeSetUp) and bool(best.board.idle)
    if best is not None and not is_of_any and _triggers(best, points[0].to):
        return NearMisses(points)
    if best is None or all(edge.how in _SO_OF_ANY for edge in best.edges):
        return NearMisses(points, leads=True)
    from judge.answers.sentences.own_text_remarks import own_text_told  # noqa: PLC0415 - only where one may lead

    return NearMisses(points, leads=bool(own_text_told(found, asked).of_any))


def _triggers(best: WalkedSetUp, name: str) -> bool:
    """Whether the text of a card triggers on the set-up that is shown, which is then told first."""
    events = (event for outcome in best.walk.outcomes for event in outcome.end.events)
    return any(event.kind is Happened.ABILITY_TRIGGERED and event.source_card == name for event in events)
