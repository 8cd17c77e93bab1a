"""A rule as the compiled library keeps it: without what its id says.

Document, version and number stand in the id, and so do most sections and parents; subrules and references within the
same rulebook are kept by what comes behind the part that they share with it.
"""

from __future__ import annotations

from judge.content.ids import parent_number
from judge.content.model import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

AS_THE_NUMBER_SAYS = 0
"""In the place of a section or a parent."""


def rule_record(rule: Rule) -> list[Any]:
    """The record of a rule, under its id."""
    book, _, number = rule.id.partition(":")
    return [
        AS_THE_NUMBER_SAYS if rule.section == number[:3] else rule.section,
        rule.title,
        int(rule.heading),
        rule.text,
        AS_THE_NUMBER_SAYS if rule.parent == _above(book, number) else rule.parent,
        [child.removeprefix(rule.id) for child in rule.children],
        rule.examples,
        rule.notes,
        [reference.removeprefix(f"{book}:") for reference in rule.references],
        short if (short := rule.file.removeprefix(_folder(rule.document))).count("/") == 0 else rule.file,
        rule.line,
        rule.asked,
    ]


def rule_of(identifier: str, record: list[Any]) -> Rule:
    """The rule with this id and record."""
    section, title, heading, text, parent, children, examples, notes, references, file, line, asked = record
    book, _, number = identifier.partition(":")
    document, _, version = book.partition("@")
    return Rule(
        identifier,
        document,
        version,
        number,
        number[:3] if section == AS_THE_NUMBER_SAYS else section,
        title,
        bool(heading),
        text,
        _above(book, number) if parent == AS_THE_NUMBER_SAYS else parent,
        tuple(identifier + child if child[0] == "." else child for child in children),
        tuple(examples),
        tuple(notes),
        tuple(reference if "@" in reference else f"{book}:{reference}" for reference in references),
        file if "/" in file else _folder(document) + file,
        line,
        tuple(asked),
    )


def _above(book: str, number: str) -> str:
    above = parent_number(number)
    return f"{book}:{above}" if above else ""


def _folder(document: str) -> str:
    return f"rules/{document}/"
