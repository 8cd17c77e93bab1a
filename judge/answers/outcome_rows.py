"""The outcomes of a set-up as a table: whose choice leads to each, and what comes of it that does not of all."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.blocks import BETWEEN, line
from judge.answers.called import named, names_in_rows
from judge.engine.state.decisions import Kind
from judge.engine.state.zones import NOWHERE
from judge.matchup.narration import phrases
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.blocks import Line
    from judge.answers.called import Names
    from judge.matchup.explorer import Outcome
    from judge.matchup.graph import Choice
    from judge.matchup.observed_facts import Fact
    from judge.matchup.search import Found

MOST = 6
"""More outcomes than this are told by what holds in all of them."""

MOST_LINES = 8
"""So many lines the rows may take."""

_EMPTY = frozenset({"nothing else", "nothing changes"})
"""What comes of a choice that changes nothing: it has no row."""

_NULL = " is null: "
_MIGHT = re.compile(r"(?<=Might unit) \(\d+ Might\)|^(BF\d) \(\1\)$")
_FILLERS = re.compile(r"P\d's filler \d+(?:, P\d's filler \d+)*")
_TO_REPLACE = " to replace "
_CONTROL = " loses control of "
_IN_A_SENTENCE = frozenset({"is", "has", "has lost", "attached to"})


class Row(NamedTuple):
    """An outcome: the choices that lead to it, and what comes of it."""

    choices: str
    comes: str

    @property
    def lines(self) -> int:
        """About how many lines it takes on a screen of 80 columns."""
        return max(-(-len(self.choices) // 24), -(-len(self.comes) // 46), 1)


class OutcomeRows(NamedTuple):
    """The outcomes in their order; ``common`` is what comes of every one of them.

    ``by`` is who makes all of the choices, "" where there are several. ``without`` says what is left of the outcomes
    where a card has no text.
    """

    rows: tuple[Row, ...]
    common: str = ""
    by: str = ""
    without: str = ""

    @property
    def are_few(self) -> bool:
        """Whether there are several, and each has a row on the first screen."""
        return 1 < len(self.rows) <= MOST

    def as_lines(self) -> Iterator[Line]:
        if len(self.rows) <= 1:
            yield from (line("common", f"always: {row.comes}") for row in self.rows)
            return
        telling = [(number, row) for number, row in enumerate(self.rows, 1) if row.comes not in _EMPTY]
        shown = telling[: self._fitting([row for _, row in telling])]
        if shown:
            choice = f"{self.by}'s choice" if self.by else "whose choice"
            yield line("columns", "", BETWEEN, choice, BETWEEN, "what comes of it")
        for number, row in shown:
            yield line("row", str(number), BETWEEN, row.choices or "any", BETWEEN, row.comes)
        if more := len(telling) - len(shown):
            yield line("row", "…", BETWEEN, f"{more} more outcome{'s' * (more > 1)}", BETWEEN, "--steps")
        if self.common:
            yield line("common", f"always: {self.common}")
        if self.without:
            yield line("common", self.without)

    def _fitting(self, telling: list[Row]) -> int:
        """How many rows fit the screen: all of few, unless their words take too many lines."""
        most = MOST if self.are_few else MOST - 2
        for at in range(len(telling[:most])):
            if sum(one.lines for one in telling[: at + 1]) > MOST_LINES and len(telling) - at > 1:
                return max(at, 2)
        return most

    @property
    def is_long(self) -> bool:
        """Whether the rows take so many lines that nothing else has room beside them."""
        return self.are_few and sum(row.lines for row in self.rows) >= MOST_LINES - 2

    def counted(self) -> Line:
        """How many outcomes there are, and what comes of every one of them."""
        common = f"; always: {self.common}" if self.common else ""
        return line("common", f"{len(self.rows)} outcomes (--steps){common}")


def outcome_rows(found: Found, cards: tuple[str, str]) -> OutcomeRows:
    """The rows of a set-up; what two cards are called is shortened where that leaves no doubt."""
    outcomes = found.walk.outcomes
    names = names_in_rows(found, cards)
    told = [[_shortened(phrase, names) for phrase in _telling(phrases(outcome))] for outcome in outcomes]
    if len(outcomes) == 1:
        return OutcomeRows((Row("", "; ".join(told[0]) or "nothing changes"),))
    common = [phrase for phrase in told[0] if all(phrase in other for other in told)] if told else []
    words = ["; ".join(phrase for phrase in one if phrase not in common) for one in told]
    picked = [_choices(outcome, names) for outcome in outcomes]
    shared = [one for one in picked[0] if all(one in other for other in picked)] if picked else []
    rows = []
    players = {who for one in picked for who, _ in one}
    by = players.pop() if len(players) == 1 else ""
    for at in range(len(outcomes)):
        choices = _said([one for one in picked[at] if one not in shared], by)
        rows.append(Row(choices, _with_facts(at, outcomes, words) or "nothing else"))
    return OutcomeRows(
        tuple(rows), "; ".join(common), by, _without(found, [set(one) for one in told], names, set(common))
    )


def _without(found: Found, told: list[set[str]], names: Names, common: set[str]) -> str:
    """Which of the outcomes are left without the text of a card, where they are outcomes of both walks."""
    if found.without is None or not found.without.complete or not found.walk.complete:
        return ""
    there = [{_shortened(phrase, names) for phrase in _telling(phrases(outcome))} for outcome in found.without.outcomes]
    left = [at for at, one in enumerate(told, 1) if one in there]
    if not left or len(left) == len(told) or any(one not in told for one in there):
        return ""
    shown = [str(at) for at in left if told[at - 1] - common] or ["none of these"]
    return f"without the text of {found.left_out}: {', '.join(shown)}"


def _with_facts(at: int, outcomes: tuple[Outcome, ...], words: list[str]) -> str:
    """What comes of an outcome; where another one has the same words, also what differs in the end."""
    like = [set(one.facts) for place, one in enumerate(outcomes) if place != at and words[place] == words[at]]
    apart = sorted(fact for fact in outcomes[at].facts if any(fact not in facts for facts in like))
    if not apart:
        return words[at]
    apart = [fact for fact in apart if fact.aspect == "in"] or apart
    return "; ".join(filter(None, (words[at], f"in the end {', '.join(map(_fact, apart))}")))


def _fact(fact: Fact) -> str:
    if fact.value == str(NOWHERE):
        return f"{fact.what} gone"
    if fact.aspect == "in":
        on_the_bottom = fact.value.startswith("the bottom of ")
        return f"{fact.what} {'on' if on_the_bottom else 'in'} {fact.value}"
    return f"{fact.what} {fact.aspect} {fact.value}" if fact.aspect in _IN_A_SENTENCE else str(fact)


def _shortened(phrase: str, names: Names) -> str:
    """A phrase without what the verdict says of it, and without the second half of the names of the cards."""
    return named(phrase.partition(_NULL)[2] or phrase, names)


def _telling(told: list[str]) -> list[str]:
    """Phrases without the control that is lost because a unit has left, unless there is nothing else."""
    return [phrase for phrase in told if _CONTROL not in phrase] or told


def _choices(outcome: Outcome, names: Names) -> list[tuple[str, str]]:
    return [(one.decision.by or "chance", named(_words(one), names)) for one in outcome.choices if one.matters]


def _words(choice: Choice) -> str:
    """What was decided; with its question where the answer alone says too little."""
    words = choice.decision.in_words(choice.answer)
    if choice.decision.kind in (Kind.YES_NO, Kind.PAY):
        return words.partition(_TO_REPLACE)[0]
    words = _FILLERS.sub("the rest", _MIGHT.sub(r"\1", words))
    if choice.decision.kind in (Kind.PICK, Kind.CHANCE) and any(letter.isalpha() for letter in words):
        return words
    return f"{choice.decision.prompt}: {words}"


def _said(choices: list[tuple[str, str]], by: str) -> str:
    """Choices with who makes them, said once for several in a row and not for whoever makes all of them."""
    told: list[str] = []
    before = by
    for who, words in choices:
        told.append(words if who == before else f"{who}: {words}")
        before = who
    return ", ".join(told)
