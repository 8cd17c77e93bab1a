"""The set-ups that today's search has found, with those that boards made by recipes add, where these may be missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.matchup.points.interaction import SAYS_LITTLE, STRENGTH
from judge.matchup.search.tried_question import Came
from judge.matchup.walks.search_limit import time_is_over
from judge.matchup.walks.walks_of_a_pair import number_of_walks

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.search.tried_question import Trial

ENOUGH = 3
"""With so many telling interactions no more are looked for."""
_SAYS_LESS = frozenset({"changes", "pays for"})
_PLAIN = STRENGTH.index("acts on")
_LITTLE = frozenset({Happened.CHOSEN, Happened.DREW, Happened.RECYCLED, Happened.BURNED, Happened.MOVED})
"""Events that say little of the card to which they happen."""
FEWEST, MOST = 4, 40
"""The smallest and the largest number of tables that are looked at for a pair."""
_EACH = 4
"""For so many walks of the search before one more table is looked at, so that what is quickly answered stays so."""


def with_further_set_ups(
    one: Card, other: Card, found: list[WalkedSetUp], tried: tuple[Trial, ...]
) -> list[WalkedSetUp]:
    """The set-ups, with those that show more between what is telling and what says little."""
    edges = [edge for entry in found for edge in entry.edges]
    telling = {(edge.how, edge.by, edge.to) for edge in edges if edge.how not in SAYS_LITTLE}
    if len(telling) >= ENOUGH or time_is_over():
        return found
    from judge.matchup.search.further_set_ups import further_set_ups  # noqa: PLC0415 - where enough has been found, nothing more is looked for

    made = list(further_set_ups(one, other, edges, min(FEWEST + number_of_walks() // _EACH, MOST)))
    is_left = any(trial.came is Came.NOT_TRIED for trial in tried)
    if not made and (not found or is_left):
        from judge.matchup.search.so_with_any import so_with_any  # noqa: PLC0415 - most pairs do something that is theirs

        made += so_with_any(one, other, edges)
    if not found:
        return made
    first = found[0].edges[0]
    stronger = [one for one in made if STRENGTH.index(one.edges[0].how) < min(_PLAIN, STRENGTH.index(first.how))]
    made = [one for one in made if one not in stronger]
    before = next((at for at, entry in enumerate(found) if at and _says_little(entry)), len(found))
    return [*stronger, *found[:before], *made, *found[before:]]


def _says_little(entry: WalkedSetUp) -> bool:
    first = entry.edges[0]
    return first.how in _SAYS_LESS or (bool(first.kinds) and first.kinds <= _LITTLE)
