"""Effects of one card that another card alters, found by comparing walks with and without the text of that card.

A prevented event, or a unit that survives because it has more Might, leaves no cause in the log. So the effects of one
card are compared over all lines of both walks, and every statement about them is true on every line.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.events import Happened, Log
from judge.matchup.points.difference_sentences import in_words, with_it
from judge.matchup.points.fact_table import Cell, Row, fact_table, is_whole
from judge.matchup.points.facts_of_a_walk import AskingOrder, told_by
from judge.matchup.points.interaction import ACTED_ON, Edge, origin
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.points.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.events import Event
    from judge.matchup.walks.explorer import Walk
    from judge.slugs import Slug

COMPARED = ACTED_ON - {Happened.TAKEN, Happened.BANISHED, Happened.DISCARDED} | {
    Happened.DREW, Happened.POINT_GAINED, Happened.CONTROL_GAINED,
    Happened.CHANNELED, Happened.COST_PAID, Happened.ABILITY_TRIGGERED,
}  # fmt: skip
"""Events that count as effects of a card. Which cards come up from a deck does not count."""

LONGEST = 100
"""The maximum number of letters of a fact, unless there is no shorter one."""
MOST_VALUES = 3
"""The maximum number of values of a fact on the lines of a walk, unless there is no plainer one."""
MOST_FACTS = 2
"""The maximum number of differing facts in a sentence."""


class Altered(Struct, frozen=True):
    """An effect in words, on which of the lines it comes about without and with the other card, and one event of it.

    ``whose`` are those whose choices decide it with the other card.
    """

    effect: str
    without: Verdict
    walked: Verdict
    event: Event
    whose: tuple[str, ...] = ()


def altered(walked: Walk, without: Walk, *, by: str, to: str) -> tuple[Altered, ...]:
    """The effects of ``to`` that come about on other lines with the text of ``by`` than without it.

    Empty if one of the walks has no line or is not whole, because the missing part could make the difference.
    """
    if not (is_whole(walked) and is_whole(without) and walked.lines and without.lines):
        return ()
    here, there = _effects(walked, by, to), _effects(without, by, to)
    found = []
    for effect in dict.fromkeys((*there, *here)):
        before = there[effect][0] if effect in there else Verdict.NEVER
        after = here[effect][0] if effect in here else Verdict.NEVER
        if before is not after:
            _, event, whose = here.get(effect) or there[effect]
            found.append(Altered(effect, before, after, event, whose if effect in here else ()))
    return tuple(found)


def altered_effects(walked: Walk, without: Walk, *, by: str, to: str) -> Iterator[Edge]:
    """Yields the edge from ``by`` to ``to`` if the effects of ``to`` differ without the text of ``by``.

    Its words are the first facts that differ, over all lines. There is none if nothing but bookkeeping differs.
    """
    found = altered(walked, without, by=by, to=to)
    rows = [row for row in fact_table(walked, without, by).first if row.differs and not row.aside] if found else []
    own = _own_doing(walked, by) if rows else frozenset()
    rows = [row for row in rows if len(in_words(row)) <= LONGEST and len(row.here.values) <= MOST_VALUES] or rows[:1]
    theirs = (_own_doing(walked, to) | _own_doing(without, to)) - own if rows else own
    rows.sort(
        key=lambda row: (
            row.fact in own, row.about != to and row.fact not in theirs,
            row.asked is not AskingOrder.COST, row.asked.value,
        )
    )  # fmt: skip
    if rows and not any(row.about in (to, by) or row.fact in theirs for row in rows):
        if other_number := _with_another_number(found):
            yield Edge("alters", by, to, other_number[0], other_number[1], f"with {by}, {other_number[2]}")
            return
        rows = [_as_row(found[0], to)]
    if rows:
        shown = next((one.event for one in found if one.walked is not Verdict.NEVER), None)
        number, rules = (shown.id, shown.rules) if shown is not None else (0, ())
        rows = _without_place_of_attached(rows)[:MOST_FACTS]
        told = "; ".join(with_it([_with_effect(in_words(row), row, walked) for row in rows], rows))
        through = f"the text of {by}" if any(row.about == by for row in rows) else by
        yield Edge("alters", by, to, number, rules, f"with {through}, {told}")


def _without_place_of_attached(rows: list[Row]) -> list[Row]:
    """The rows without the place of what is attached to something only with a text: it is where that is (718.3)."""
    attached = {row.about for row in rows if row.fact == f"{row.about} is attached to"}
    return [row for row in rows if row.asked is not AskingOrder.PLACE or row.about not in attached]


def _with_another_number(found: tuple[Altered, ...]) -> tuple[int, tuple[Slug, ...], str] | None:
    """The event, its rules and the words if an object is given another amount of Might on every line."""
    given = [one for one in found if one.event.kind is Happened.MIGHT_CHANGED]
    for one, other in product(given, given):
        always = (one.walked, one.without, other.walked, other.without)
        is_so = always == (Verdict.ALWAYS, Verdict.NEVER, Verdict.NEVER, Verdict.ALWAYS)
        if is_so and one.event.name == other.event.name:
            instead = other.event.detail.partition(" ")[0]
            return one.event.id, one.event.rules, f"{one.effect} instead of {instead}"
    return None


def _as_row(effect: Altered, to: str) -> Row:
    """The effect of a card that another one alters, as a fact, for effects that appear in no other fact."""
    here = Cell(effect.walked.value, effect.walked, effect.whose, ())
    there = Cell(effect.without.value, effect.without, (), ())
    dealt = effect.event.kind is Happened.DAMAGED and effect.event.detail.isdigit()
    fact = f"{effect.effect} by {to}" if dealt else effect.effect
    return Row(fact, AskingOrder.STATE, effect.event.name, here, there)


def _with_effect(words: str, row: Row, walked: Walk) -> str:
    """Adds to "triggers only with a text" the effect on each line, and to a denial that the object has died first."""
    if row.here.verdict is Verdict.NEVER and words.startswith(f"{row.about} does not ") and _dies(row.about, walked):
        return words.replace(" does not ", " is killed and does not ", 1)
    if row.here.verdict is Verdict.NEVER and words.startswith(f"{row.about} is not ") and "killed" not in words:
        return words.replace(" is not ", " is killed and is not ", 1) if _dies(row.about, walked) else words
    if row.here.verdict is not Verdict.ALWAYS or not words.endswith(" triggers (otherwise not)"):
        return words
    effects = {
        resolved.detail
        for outcome in walked.outcomes for event in outcome.end.events
        if event.kind is Happened.ABILITY_TRIGGERED and str(event) == row.fact
        for resolved in outcome.end.events if resolved.kind is Happened.RESOLVED and event.id in resolved.causes
    }  # fmt: skip
    if len(effects) != 1 or len(effect := effects.pop().rstrip(".")) > LONGEST:
        return words
    return f"{row.fact}: {effect[:1].lower()}{effect[1:]} (otherwise not)"


def _dies(what: str, walked: Walk) -> bool:
    """Whether something is killed on every line."""
    lines = AllLines(walked)
    return lines.happens(lambda one, _: one.kind is Happened.KILLED and one.name == what).verdict is Verdict.ALWAYS


def _own_doing(walked: Walk, by: str) -> frozenset[str]:
    """The facts that a card brings about itself. They are not news beside the facts that it alters."""
    found: set[str] = set()
    for edge, events in AllLines(walked).edges_with_events():
        known = {event.id: event for event in Log.newest_first(edge.log)}
        own = (event for event in events if event.source_card == by or origin(event, known) == by)
        found.update(fact.words for fact, _ in told_by(edge.log, own))
    return frozenset(found)


def is_effect(event: Event, known: dict[int, Event], by: str, to: str) -> bool:
    """Whether an event counts as an effect of ``to``, on anything but the card ``by``."""
    return event.kind in COMPARED and event.card != by and origin(event, known) == to


def _effects(walked: Walk, by: str, to: str) -> dict[str, tuple[Verdict, Event, tuple[str, ...]]]:
    """The effects of a card by their words, with the lines on which they come about and whose choices decide that."""
    lines = AllLines(walked)
    found: dict[str, Event] = {}
    having: dict[str, set[int]] = {}
    for edge, events in lines.edges_with_events():
        if any(event.kind in COMPARED for event in events):
            known = {event.id: event for event in Log.newest_first(edge.log)}
            for event in events:
                if is_effect(event, known, by, to):
                    found.setdefault(str(event), event)
                    having.setdefault(str(event), set()).add(id(edge))
    judged = {words: lines.judge(having[words]) for words in found}
    return {words: (judged[words].verdict, event, judged[words].by) for words, event in found.items()}
