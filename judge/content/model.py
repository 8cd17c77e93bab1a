"""The values that the written content consists of: documents, rules, answers and errata.

They are named tuples, because the fastest look-up creates them from the compiled library and cannot import more.
"""

from __future__ import annotations

from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar

    from judge.content.left_out import LeaveOut

    Record = TypeVar("Record", "Rule", "FaqEntry", "ErrataEntry")


class Document(NamedTuple):
    """An edition of an official document, and the days on which it is in force (ISO dates; ``until`` is "" if open)."""

    kind: str  # rules | faq | errata
    document: str  # core, tournament, origins, …
    version: str  # the edition; for errata the date of the bulletin
    title: str
    published: str
    in_force: str
    until: str = ""
    retired: str = ""  # the word for its end: retired or superseded

    @property
    def id(self) -> str:
        """``core@1.4``, ``faq@origins``, ``errata@2025-10-28``."""
        if self.kind == "rules":
            return f"{self.document}@{self.version}"
        return f"faq@{self.document}" if self.kind == "faq" else f"errata@{self.version}"


class Rule(NamedTuple):
    """A numbered rule; ``title`` is the heading that it is under, ``heading`` is True if it is that heading."""

    id: str
    document: str
    version: str
    number: str
    section: str
    title: str
    heading: bool
    text: str
    parent: str
    children: tuple[str, ...]
    examples: tuple[str, ...]
    notes: tuple[str, ...]
    references: tuple[str, ...]
    file: str
    line: int
    asked: tuple[str, ...] = ()  # what people say who mean it; it is searched and never shown
    short: str = ""  # the answer to the question that people usually have about it, in a sentence


class FaqEntry(NamedTuple):
    """A question with its answer; ``today`` is what holds now if ``status`` is not ``holds``."""

    id: str
    document: str
    topic: str
    position: int
    kind: str  # question | explanation
    question: str
    answer: str
    today: str
    cards: tuple[str, ...]
    rules: tuple[str, ...]
    status: str  # holds | changed | superseded
    superseded_by: tuple[str, ...]
    certainty: str  # settled | unsettled
    published: str
    retired: str
    scenarios: tuple[str, ...]
    scenario_lines: tuple[int, ...]
    file: str
    line: int
    patches: tuple[str, ...] = ()  # ids of the rules that it corrected, in the version that it corrected
    rulings: tuple[str, ...] = ()  # files below rulings that simulate it, where it has no scenario of its own
    not_simulated: str = ""  # why nothing simulates it
    asked: tuple[str, ...] = ()  # what people say who mean it; it is searched and never shown
    short: str = ""  # the ruling that holds today in one line

    @property
    def simulated(self) -> str:
        """What simulates the answer, or why nothing does; the project's tests check that the simulations agree."""
        if self.scenarios:
            return f"simulated: agrees ({self.file})"
        if self.rulings:
            return f"simulated: agrees (rulings/{', '.join(self.rulings)})"
        return f"not simulated: {self.not_simulated}" if self.not_simulated else ""


class ErrataEntry(NamedTuple):
    """What a bulletin changed on a card; ``replaces`` is ``printed`` or the date of the earlier erratum."""

    id: str
    card: str
    date: str
    document: str
    kind: str  # functional | clarification | printing error | announced
    replaces: str
    rules: tuple[str, ...]
    before: str
    after: str
    why: str
    later: str
    file: str
    line: int
    rulings: tuple[str, ...] = ()  # files below rulings that play it out in both wordings
    wording: tuple[str, ...] = ()  # "the words -> those in their place", of a card that the catalogue lacks

    @property
    def announced(self) -> bool:
        """Whether a FAQ announced it and no bulletin contained it, so that it is not a wording of the card."""
        return self.kind == "announced"

    def stands(self, day: str) -> bool:
        """Whether a bulletin contained it by ``day``."""
        return not self.announced and self.date <= day


class Content(NamedTuple):
    """Everything in the files, in the order of the files; ``leave_out`` is told of what cannot be read."""

    rules: tuple[Rule, ...]
    faq: tuple[FaqEntry, ...]
    errata: tuple[ErrataEntry, ...]
    leave_out: LeaveOut


def revive(kind: type[Record], values: list[Any]) -> Record:
    """The record with the values that it was compiled to; lists become tuples."""
    return kind._make(tuple(value) if isinstance(value, list) else value for value in values)
