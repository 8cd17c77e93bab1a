"""A slow, independent reading of fact tables: every line of both walks is played out, nothing merges.

What is read off the words of the events of a line shares no code with the table. ``python -m tests.matchup.slow_facts
300`` holds as many random pairs against it and reports figures.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from judge.cards.loader import defined
from judge.errors import JudgeError
from judge.matchup.boards.textless import without_text
from judge.matchup.points.difference_sentences import in_words
from judge.matchup.search.pair_search import matchup
from judge.matchup.walks.planned_acts import Plan
from judge.record import NamedTuple
from judge.scenario.board.setup import card_for
from tests.matchup.lines import every_line
from tests.matchup.search.test_pair_search import TODAY

if TYPE_CHECKING:
    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Position
    from judge.matchup.points.fact_table import Cell, Row
    from judge.matchup.points.walked_set_up import WalkedSetUp

MOST_LINES = 400

_COUNTED = {
    r"(P\d) draws": r"^{} draws (\d+)",
    r"damage dealt to (.+)": r"^{} is dealt (\d+)",
    r"damage prevented to (.+)": r"replaces it: (\d+) damage to {} is prevented",
}
_PAID = re.compile(r"^(P\d) pays for (.+)$")
_ENDS = re.compile(r"^(.+) ends in$")
_MIGHT = re.compile(r"^Might of (.+)$")
_STATE = re.compile(r"^(?:(.+) is|damage left on (.+)|points of (P\d)|(BF\d) is controlled by)$")
_OTHER_STATE = re.compile(r" is (controlled by|attached to)$| has (gained|lost)$|: ")


class Line(NamedTuple):
    """What one line told, in the words of its events, and where it ended."""

    told: tuple[str, ...]
    end: Position


def lines_of(state: GameState, plan: Plan, most: int = MOST_LINES) -> tuple[Line, ...] | None:
    """Every line; None where there are more than ``most``."""
    found = tuple(islice(every_line(state, plan), most + 1))
    if len(found) > most:
        return None
    return tuple(Line(tuple(map(str, one.end.events)), one.end) for one in found if one.end is not None)


def value(fact: str, line: Line) -> str | None:
    """The value of a fact on a line, read off words and objects; None where this reading does not know the fact."""
    for pattern, event in _COUNTED.items():
        if found := re.fullmatch(pattern, fact):
            wanted = re.compile(event.format(re.escape(found[1])))
            return str(sum(int(hit[1]) for hit in map(wanted.search, line.told) if hit))
    if found := _PAID.match(fact):
        wanted = re.compile(f"^{found[1]} pays (.*) for {re.escape(found[2])}$")
        return " and ".join(hit[1] for hit in map(wanted.search, line.told) if hit) or "nothing"
    if found := _ENDS.match(fact):
        things = [thing for thing in line.end.state.objects.values() if thing.label == found[1]]
        return _place(line, things[0].id.card) if things else "-"
    if found := _MIGHT.match(fact):
        units = [thing for thing in line.end.state.on_board if thing.label == found[1] and thing.is_unit]
        return str(units[0].might) if units else "-"
    if found := re.fullmatch("the death of (.+) is replaced", fact):
        return "yes" if _replaced(line, found[1]) else "no"
    known, read = _state(fact, line)
    if known:
        return read
    undone = re.fullmatch("the play of (.+) is undone", fact)
    words = f"The play of {undone[1]} is undone: " if undone else fact.replace(" is played", " has been played")
    return "yes" if any(told == words or (undone and told.startswith(words)) for told in line.told) else "no"


def _state(fact: str, line: Line) -> tuple[bool, str | None]:
    """Whether a fact is about a state at the end, and which that is; None where this reading does not know it."""
    state = line.end.state
    if not (found := _STATE.match(fact)):
        return bool(_OTHER_STATE.search(fact)), None
    thing, damaged, player, field = found.groups()
    if player:
        return True, str(state.player(player).points)
    if field:
        return True, state.battlefields[field].controller or "nobody"
    here = [one for one in state.objects.values() if one.label == (thing or damaged)]
    on_board = here and str(here[0].place) != "the nowhere" and here[0].on_board
    if damaged:
        return True, str(here[0].damage_marked) if on_board else "-"
    if not on_board:
        return True, "-" if not here or "Legend" not in str(here[0].place) else None
    states = [
        "exhausted" if here[0].exhausted else "ready",
        *["Empowered"] * here[0].empowered,
        *["stunned"] * here[0].stunned,
    ]
    return True, ", ".join(sorted(states))


def _place(line: Line, card: int) -> str:
    thing = line.end.state.objects[card]
    if str(thing.place) == "the nowhere":
        return "gone"
    return str(thing.place)


def _replaced(line: Line, name: str) -> bool:
    known = {event.id: event for event in line.end.events}
    return any(
        " replaces it: " in str(event)
        and any(str(known[cause]) == f"{name} would die" for cause in event.causes if cause in known)
        for event in line.end.events
    )


def wrong(row: Row, cell: Cell, lines: tuple[Line, ...]) -> str:
    """What a cell says that the lines do not bear out; "" where all is true."""
    if not lines:
        return "there is no line"
    values = [value(row.fact, line) for line in lines]
    if None in values:
        return ""
    here = {str(one) for one in values}
    said = {one.value for one in cell.values}
    if row.fact.endswith(" ends in"):  # the table tells the bottom of a deck apart
        said = {one.removeprefix("the bottom of ") for one in said}
    if said != here:
        return f"{row.fact}: {sorted(said)} is said, {sorted(here)} is so"
    if cell.words in {"always", "never", "depends"} and cell.words != _in_words(here):
        return f"{row.fact}: {cell.words} is said, {_in_words(here)} is so"
    return f"{row.fact}: it depends on nobody" if len(here) > 1 and not cell.whose else ""


def _in_words(flags: set[str]) -> str:
    return "depends" if len(flags) == 2 else "always" if flags == {"yes"} else "never"


def wrong_examples(row: Row, found: WalkedSetUp) -> list[str]:
    """Values whose outcome does not show them on its example line."""
    bad = []
    for one in row.here.values:
        if one.outcome:
            end = found.walk.outcomes[one.outcome - 1].end
            seen = value(row.fact, Line(tuple(map(str, end.events)), end))
            if seen is not None and seen != one.value.removeprefix("the bottom of "):
                bad.append(f"{row.fact}: outcome {one.outcome} shows {seen}, not {one.value}")
    return bad


class Checked(NamedTuple):
    """How many rows of a pair were compared, those that nobody could read, and what was wrong."""

    rows: int
    unread: int
    wrong: tuple[str, ...]


def check(one: str, other: str) -> Checked | None:
    """Hold the fact table of a pair against all lines of both walks; None where there are too many, or no table."""
    best = matchup(card_for(one, TODAY), card_for(other, TODAY)).best
    if best is None or best.without is None:
        return None
    table, board = best.facts, best.board
    here = lines_of(board.setup().state(), Plan(board.acts))
    bare = without_text(board.setup(), best.left_out)
    there = lines_of(bare.state(), Plan(best.acts_without))
    if here is None or there is None:
        return None
    bad, unread = [], 0
    for row in table.rows:
        assert row.without is not None
        unread += here != () and value(row.fact, here[0]) is None
        found = [wrong(row, row.here, here), wrong(row, row.without, there), *wrong_examples(row, best)]
        bad += [text for text in found if text]
    bad += [*missing(table.rows, here, there), *wrong_costs(best, here, there), *wrong_sentences(best)]
    return Checked(len(table.rows), unread, tuple(bad))


_DEARER = re.compile(r" (?:can cost|costs) (?:\S+ (?:more|less): )?(.+) \(without that text: (.+)\)$")


def wrong_costs(best: WalkedSetUp, here: tuple[Line, ...], there: tuple[Line, ...]) -> list[str]:
    """Sentences on what something can cost through a text that the lines do not bear out."""
    bad = []
    for edge in best.edges:
        said = _DEARER.search(edge.words)
        if said and edge.by == best.left_out:
            costs = [{value(f"{who} pays for {edge.to}", line) for line in lines for who in ("P1", "P2")} - {"nothing"}
                     for lines in (here, there)]  # fmt: skip
            if (set(said[1].split(" or ")), set(said[2].split(" or "))) != (costs[0] - costs[1], costs[1]):
                bad.append(edge.words)
    return bad


def wrong_sentences(best: WalkedSetUp) -> list[str]:
    """Sentences on what one card alters of the other that the lines do not bear out."""
    bad = []
    whole = not any(walked is not None and walked.dropped_lines for walked in (best.walk, best.without))
    for edge in best.edges:
        if edge.how in {"alters", "decides"} and edge.by == best.left_out and not whole:
            bad.append(f"{edge.words}: lines were dropped")
        if edge.how == "alters" and edge.by == best.left_out and not re.search(r" \((?:without|only) ", edge.words):
            # The cells of every row are held against the lines; a sentence says what some of the rows say.
            rows = {in_words(row) for row in best.facts.rows if row.differs}
            rows |= {f"it{in_words(row).removeprefix(row.about)}" for row in best.facts.rows if row.differs}
            words = edge.words.removeprefix("with ").removeprefix("the text of ")
            told = re.split(r"; (?!otherwise)", words.removeprefix(f"{edge.by}, "))
            bad += [f"{one}: no row says so" for one in told if one not in rows]
    return bad


def missing(rows: tuple[Row, ...], here: tuple[Line, ...], there: tuple[Line, ...]) -> list[str]:
    """Deaths and counters that differ on the lines and stand in no row."""
    said = {row.fact for row in rows}
    told = {words for line in (*here, *there) for words in line.told if re.search(r" is (killed|countered)$", words)}
    return [
        f"{words} is in no row"
        for words in sorted(told - said)
        if len({words in line.told for line in (*here, *there)}) > 1
    ]


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")


def main(number: int, seed: int = 13) -> int:
    """Check random pairs and say how many statements were true."""
    random, count = Random(seed), Counter[str]()
    names = [name for name in defined() if not name.endswith("Rune")]
    for _ in range(number):
        pair = random.sample(names, 2)
        try:
            found = check(*pair)
        except JudgeError as error:
            count["refused"] += 1
            say(" vs ".join(pair), "refused:", str(error)[:80])
            continue
        if found is None:
            count["no comparison, or too many lines"] += 1
            continue
        count["pairs"] += 1
        count["rows"] += found.rows
        count["rows not read"] += found.unread
        count["wrong"] += len(found.wrong)
        for text in found.wrong:
            say(" vs ".join(pair), "-", text)
    say(dict(count))
    return int(bool(count["wrong"]))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
