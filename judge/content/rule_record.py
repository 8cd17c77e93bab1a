"""A rule as the compiled library keeps it: without what its id says.

Document, version and number stand in the id, and so do most sections and parents; subrules and references within the
same rulebook are kept by what comes behind the part that they share with it. Most files have the name of their section
and of the title. What people say is one text: no line of it has a semicolon, which is what parts them in the source.
"""

from __future__ import annotations

from judge.content.ids import parent_number, slug
from judge.content.model import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

AS_THE_NUMBER_SAYS = 0
"""In the place of a section or a parent."""
AS_THE_SECTION_SAYS = 0
"""In the place of a title."""
AS_THE_TITLE_SAYS = 0
"""In the place of a file."""
NO_LINE = 0
"""In the place of a rule's line: only who reads the sources needs it."""
NOTHING: list[Any] = ["", "", "", [], [], [], [], AS_THE_NUMBER_SAYS, AS_THE_NUMBER_SAYS, AS_THE_TITLE_SAYS, 0, ""]
"""What a rule has where its record ends: the things that most rules lack stand last."""
BETWEEN_LINES = ";"
"""What stands between two lines of what people say."""


def rule_record(rule: Rule, titles: Mapping[str, str]) -> list[Any]:
    """The record of a rule, under its id; ``titles`` are those of the headings, by their ids."""
    book, _, number = rule.id.partition(":")
    is_in_its_section = not rule.heading and titles.get(f"{book}:{rule.section}") == rule.title
    record = [
        AS_THE_SECTION_SAYS if is_in_its_section else rule.title,
        rule.text,
        BETWEEN_LINES.join(rule.asked),
        [child.removeprefix(rule.id) for child in rule.children],
        [reference.removeprefix(f"{book}:") for reference in rule.references],
        rule.examples,
        rule.notes,
        AS_THE_NUMBER_SAYS if rule.parent == _above(book, number) else rule.parent,
        AS_THE_NUMBER_SAYS if rule.section == number[:3] else rule.section,
        _file_record(rule),
        int(rule.heading),
        rule.short,
    ]
    while not record[-1]:
        record.pop()
    return record


def rule_of(identifier: str, record: list[Any], title_of: Callable[[str], str]) -> Rule:
    """The rule with this id and record; ``title_of`` gives the title of a heading by its id."""
    title, text, asked, children, references, examples, notes, parent, section, file, heading, short = (
        record + NOTHING[len(record) :]
    )
    book, _, number = identifier.partition(":")
    document, _, version = book.partition("@")
    section = number[:3] if section == AS_THE_NUMBER_SAYS else section
    title = title_of(f"{book}:{section}") if title == AS_THE_SECTION_SAYS else title
    if file == AS_THE_TITLE_SAYS:
        file = _named_after(section, title)
    return Rule(
        identifier,
        document,
        version,
        number,
        section,
        title,
        bool(heading),
        text,
        _above(book, number) if parent == AS_THE_NUMBER_SAYS else parent,
        tuple(identifier + child if child[0] == "." else child for child in children),
        tuple(examples),
        tuple(notes),
        tuple(reference if "@" in reference else f"{book}:{reference}" for reference in references),
        file if "/" in file else _folder(document) + file,
        NO_LINE,
        tuple(asked.split(BETWEEN_LINES)) if asked else (),
        short,
    )


def _above(book: str, number: str) -> str:
    above = parent_number(number)
    return f"{book}:{above}" if above else ""


def _file_record(rule: Rule) -> str | int:
    """The file, without what can be told from the document, the section and the title."""
    short = rule.file.removeprefix(_folder(rule.document))
    if short == _named_after(rule.section, rule.title):
        return AS_THE_TITLE_SAYS
    return rule.file if "/" in short else short


def _named_after(section: str, title: str) -> str:
    return f"{section}-{slug(title)}.md"


def _folder(document: str) -> str:
    return f"rules/{document}/"
