"""A ruling of this project, ``rulings/<chapter>/<name>.md``: a question, its answer, and scenarios that play it out."""

from __future__ import annotations

from judge.content.ids import RULING
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FOLDER = "rulings"
MADE_FROM = "made-from "
"""The records by which a checkout notices that a file was changed; a package has none."""
RESTING = "ruled "
"""The records with the names of the rulings on a rule or a card."""


class RulingScenario(NamedTuple):
    """A scenario of a ruling: the line of its file at which it begins, and what the ruling says before it."""

    line: int
    text: str
    told: str = ""


class Ruling(NamedTuple):
    """A ruling; ``answer`` is what its file has in bold, ``more`` what is said besides, before the first scenario.

    ``title`` states what it shows. A file need not have a question with an answer. ``rules`` are ids by the version in
    force on the day ``as_of``, ``sources`` what it rests on besides. ``asked`` are lines of what people say, each
    with its sign (``signed_lines.py``).
    """

    id: str
    title: str
    question: str
    answer: str
    more: str
    cards: tuple[str, ...]
    rules: tuple[str, ...]
    sources: tuple[str, ...]
    cases: tuple[str, ...]
    as_of: str
    file: str
    line: int
    scenarios: tuple[RulingScenario, ...]
    asked: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The id without what all ids of rulings begin with: ``combat/assigning-damage``."""
        return self.id.removeprefix(RULING)


def ruling_id(file: str) -> str:
    """The id of a ruling, by the path of its file from the root of the content."""
    return f"{RULING}{file.removeprefix(f'{FOLDER}/').removesuffix('.md')}"


def ruling_file(identifier: str) -> str:
    """The path of the file of a ruling from the root of the content."""
    return f"{FOLDER}/{identifier.removeprefix(RULING)}.md"


def number_of(identifier: str) -> tuple[str, int]:
    """The id of a ruling, and the number of its scenario: 3 for ``ruling:combat/results!3``, 0 for all of it."""
    whole, _, number = identifier.partition("!")
    return whole, int(number or 0)


def ruling_record(ruling: Ruling) -> list[Any]:
    """What is compiled of a ruling, without what its id says; a scenario has its distance from the one before."""
    scenarios: list[Any] = []
    end = ruling.line
    for one in ruling.scenarios:
        scenarios += [one.line - end, one.told, one.text]
        end = one.line + one.text.count("\n")
    return [
        ruling.title, ruling.question, ruling.answer, ruling.more, list(ruling.cards), " ".join(ruling.rules),
        list(ruling.sources), list(ruling.cases), ruling.as_of, ruling.line, scenarios, list(ruling.asked),
    ]  # fmt: skip


def revived(identifier: str, record: list[Any]) -> Ruling:
    """The ruling with an id and this record."""
    title, question, answer, more, cards, rules, sources, cases, as_of, line, parts, asked = record
    scenarios = []
    end = line
    for gap, told, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        scenarios.append(RulingScenario(end + gap, text, told))
        end += gap + text.count("\n")
    return Ruling(
        identifier, title, question, answer, more, tuple(cards), tuple(rules.split()), tuple(sources), tuple(cases),
        as_of, ruling_file(identifier), line, tuple(scenarios), tuple(asked),
    )  # fmt: skip
