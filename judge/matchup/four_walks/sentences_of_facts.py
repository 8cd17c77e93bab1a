"""A fact that is not the sum of two texts, in words: with which text, when, and what is so otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.matchup.four_walks.beyond_the_sum import TRIGGERED
from judge.matchup.points.difference_sentences import in_words
from judge.matchup.points.interaction import ACTED_ON, origin
from judge.matchup.recipes.happenings import happenings

if TYPE_CHECKING:
    from judge.matchup.four_walks.beyond_the_sum import Differing
    from judge.matchup.four_walks.tables import Table
    from judge.matchup.walks.explorer import Walk

MOST_FACTS = 2
"""So many facts stand in a sentence."""
MOST_VALUES = 2
"""A fact with more values on the lines of a walk is not told."""
SPELL_CARD = "test spell"
_TIMES = {"0": "not at all", "1": "once", "2": "twice"}
_DONE = ACTED_ON | {
    Happened.DREW, Happened.XP_GAINED, Happened.ENTERED, Happened.CHANNELED, Happened.PLAYED, Happened.BURNED,
}  # fmt: skip
"""Events by which what happens on a board is named."""


def left_out(found: Differing, table: Table) -> str:
    """The card whose text makes the difference: without it, the other one still does something. "" for none."""
    host, guest = table.host.name, table.guest.name
    able = [
        (name, there.words != found.neither.words)
        for name, there in ((host, found.without_one), (guest, found.without_other))
        if there.words != found.both.words
    ]
    acting = [act.label for act in table.set_up.acts]
    able.sort(key=lambda one: (not one[1], one[0] in acting))
    return able[0][0] if able else ""


def told(found: Differing, *, first_left_out: bool) -> str:
    """A fact with both texts, and without one of them."""
    row = found.row(first_left_out=first_left_out)
    assert row.without is not None
    if row.fact == TRIGGERED.format(row.about):
        now, before = (_times(cell.words) for cell in (row.here, row.without))
        if row.here.words == "0":
            return f"{row.about} does not trigger (otherwise {before})"
        return f"{row.about} triggers {now} instead of {before}"
    if row.fact.endswith(": XP"):
        return f"{row.about} has {row.here.words} XP instead of {row.without.words}"
    return in_words(row)


def _times(number: str) -> str:
    return _TIMES.get(number) or f"{number} times"


def is_plain(found: Differing) -> bool:
    """Whether a fact has few values on each walk, so that it can be told."""
    return all(len(cell.values) <= MOST_VALUES for cell in found[1:])


def sentence_of(rows: list[Differing], by: str, table: Table, walked: Walk) -> str:
    """The sentence of facts that all differ by the text of one card."""
    first = by == table.host.name
    facts = list(dict.fromkeys(told(one, first_left_out=first) for one in rows))[:MOST_FACTS]
    when = _when(table, walked)
    return f"with {by}, {f'when {when}, ' if when else ''}{'; '.join(facts)}"


def _when(table: Table, walked: Walk) -> str:
    """What happens on the board of a recipe besides what the two cards do, in words."""
    if not table.recipe.happens or not walked.outcomes:
        return ""
    names = {table.host.name, table.guest.name}
    acts = [act for act in table.set_up.acts if act.label not in names]
    events = walked.outcomes[0].end.events
    known = {event.id: event for event in events}
    for event in events if not happenings()[table.recipe.happens].acts else ():
        if event.kind in _DONE and origin(event, known) not in names and event.card != SPELL_CARD:
            return str(event)
    return acts[0].describe() if acts else ""
