"""The events and facts that the verdict on two cards already contains, so that nothing below repeats them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.sentences.edge_sentences import told_in_sentence
from judge.answers.sentences.trigger_sentences import Name, name_of
from judge.engine.state.events import Event, Happened
from judge.engine.state.zones import Zone
from judge.matchup.points.difference_sentences import in_words
from judge.matchup.points.facts_of_a_walk import AskingOrder, told_at_end, told_by
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.walks.observed_facts import observe
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.matchup.points.fact_table import Cell, Row
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.walked_set_up import WalkedSetUp

_ENDS: dict[str, frozenset[Happened]] = {
    "{} ends in": frozenset({
        Happened.MOVED, Happened.RETURNED, Happened.RECALLED, Happened.KILLED, Happened.BANISHED, Happened.TAKEN,
        Happened.PLACED, Happened.WOULD_DIE,
    }),
    "Might of {}": frozenset({Happened.MIGHT_CHANGED, Happened.BUFFED}),
    "{} is": frozenset({Happened.STUNNED, Happened.EXHAUSTED, Happened.READIED, Happened.BUFFED}),
    "{} is attached to": frozenset({Happened.ATTACHED, Happened.DETACHED}),
    "{} is controlled by": frozenset({Happened.CONTROL_TAKEN}),
    "{} is killed": frozenset({Happened.WOULD_DIE}),
    "the death of {} is replaced": frozenset({Happened.WOULD_DIE}),
}  # fmt: skip
"""The facts at the end that follow from an event on an object."""


class VerdictContent(NamedTuple):
    """The events and the facts in a verdict. ``facts`` also has those that are not about the two cards."""

    events: frozenset[Name] = frozenset()
    facts: frozenset[str] = frozenset()


_ON_A_DEATH = ("can be killed", "is killed", "survives", "can survive")
"""Words after which it needs no saying where an object is."""

NOTHING = VerdictContent()


def verdict_content(found: WalkedSetUp, edges: Iterable[Edge], verdict: str) -> VerdictContent:
    """The events and facts in a verdict with the sentences of some edges of a set-up."""
    lines, edges = AllLines(found.walk), tuple(edges)
    events = [event for edge in edges for event in told_in_sentence(edge, found, lines)]
    if " lethal" in verdict:
        events += [event for event in lines.events() if event.kind is Happened.KILLED and f"{event.name}" in verdict]
    facts = {fact for event in events for fact in _facts_of(event)}
    facts.update(row.fact for row in found.facts.rows if _says(verdict, row) or _is_lethal(row, verdict))
    facts.update(f"{edge.to} is played" for edge in edges if edge.how == "plays")
    facts.update(_so_from_the_start(found))
    facts.update(_of_other_cards_of_a_deck(found))
    return VerdictContent(frozenset(map(name_of, events)), frozenset(facts))


def _facts_of(event: Event) -> Iterator[str]:
    yield from (fact.words for fact, _ in told_by(None, (event,)))
    yield from (words.format(event.name) for words, kinds in _ENDS.items() if event.kind in kinds)


def _says(verdict: str, row: Row) -> bool:
    """Whether a verdict has the words of a row: a difference, or what a card costs with a text and without it."""
    if not row.differs or row.without is None:
        return False
    if row.fact in (f"Might of {row.about}", f"{row.about} has gained"):
        unit = " Might" if row.asked is AskingOrder.MIGHT else ""
        if any(f"{row.about} has {one.value}{unit}" in verdict for one in row.here.values):
            return True
    if row.asked is AskingOrder.PLACE and any(f"{row.about} {words}" in verdict for words in _ON_A_DEATH):
        return True
    spared = f"no combat damage (without that text: {row.without.words})"
    if row.fact.startswith("damage dealt to ") and row.here.words == "0" and spared in verdict:
        return True
    said, _, before = in_words(row).partition(" instead of ")
    if before and said in verdict and f": {before}" in verdict:
        return True
    words = in_words(row).partition(" (")[0]
    again = words.replace(f"{row.about} ", "; it ", 1) in verdict and f"{row.about} " in verdict
    return (
        words in verdict
        or again
        or (
            row.fact.partition(" pays for ")[2] != ""
            and all(_amount(cell) in verdict for cell in (row.here, row.without))
        )
    )


def _is_lethal(row: Row, verdict: str) -> bool:
    """Whether a row is about a death for which the verdict already names the lethal damage."""
    return row.asked is AskingOrder.DEATH and " lethal" in verdict and f"{row.about} " in verdict


def _amount(cell: Cell) -> str:
    return cell.words.removesuffix(" and nothing")


def _so_from_the_start(found: WalkedSetUp) -> Iterator[str]:
    """The Might that differs at the end by no more than it did at the start, so no card has altered it."""
    if found.without is None or not found.without.lines:
        return
    here, there = (
        {fact.words: value for fact, value in told_at_end(observe(walked.start.state)).items()}
        for walked in (found.walk, found.without)
    )
    for row in found.facts.rows:
        if row.fact.startswith("Might of ") and row.fact in here and row.fact in there and row.without is not None:
            ends = row.here.words, row.without.words, here[row.fact], there[row.fact]
            if all(one.isdigit() for one in ends):
                now, before, at_first, at_first_before = map(int, ends)
                if now - before == at_first - at_first_before:
                    yield row.fact


def _of_other_cards_of_a_deck(found: WalkedSetUp) -> Iterator[str]:
    """The facts about cards that only fill a deck, and about others that stay where they were in it.

    That cards are drawn, recycled or looked at is a fact about the player.
    """
    cards = {part.name for part in found.board.parts}
    things = {one.label: one for one in found.walk.start.state.objects.values() if one.card.name not in cards}
    for row in found.facts.rows:
        if (thing := things.get(row.about)) is None:
            continue
        ends = [one.value for cell in (row.here, row.without) if cell is not None for one in cell.values]
        is_moved = not all(one.endswith(str(thing.place)) for one in ends)
        if thing.card.filler or (
            row.asked is AskingOrder.PLACE and thing.place.zone is Zone.MAIN_DECK and not is_moved
        ):
            yield row.fact
