"""Checks an official rulebook, imported or given as a file: broken references and odd numbering."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, from_error
from judge.answers.doctor.numbers import previous
from judge.content.ids import number_key, parent_number
from judge.errors import JudgeError

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator
    from pathlib import Path

    from judge.content.importers.imported_rule import ImportedRule


_BEGINS = re.compile(r"[\s#*]*(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.?[\s*]")


_BEGINNING = re.compile(r"[\s#*]*(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.?\s*")
_REST = re.compile(r"\s*\.?((?:\d{1,2}|[a-z])(?:\.(?:\d{1,2}|[a-z]))*)\.?(?:\s|$)")
_ODD = re.compile(r"(?:.*?:(?P<line>\d+): )?(?P<number>\d{3}(?:\.(?:\d{1,2}|[a-z]))*)(?P<rest>.*)", re.DOTALL)
_SKIPPED = "The document itself skips it, or the reading lost it: compare with the document."


def check_rulebook(rules: Iterable[ImportedRule], where: str, listed: Container[str] = ()) -> Iterator[Finding]:
    """Checks the rules of one official text, which is called ``where`` in the findings.

    ``listed`` are the numbers that it is known to have. Numbers that these skip are skipped by the document itself.
    """
    book = {rule.number: rule for rule in rules}
    for number, rule in book.items():
        place = f"{where}:{number}"
        for reference in rule.references:
            if reference.number not in book:
                called = f" ({reference.title})" if reference.title else ""
                reason = f"rule {number} points to {reference.number}{called}, which does not exist there"
                yield Finding("references", place, reason, _hint_at_rule(book, reference.number, reference.title))
        if number in listed:
            continue
        if (parent := parent_number(number)) and parent not in book:
            yield Finding("numbers", place, f"rule {number} has no rule {parent} above it", _SKIPPED)
        if (before := previous(number)) and before not in book and parent in book:
            yield Finding("numbers", place, f"rule {before} is missing before {number}", _SKIPPED)


def _hint_at_rule(book: dict[str, ImportedRule], number: str, title: str) -> str:
    """A hint at the rule that may be meant: one with that title, else the one before the number."""
    wanted = title.casefold().strip()
    forms = {wanted, f"{wanted}s", wanted.removesuffix("s")} - {""}
    titled = [rule.number for rule in book.values() if rule.text.casefold().strip(" .") in forms]
    beginning = [rule.number for rule in book.values() if wanted and rule.text.casefold().startswith(f"{wanted} is ")]
    if found := titled or beginning:
        return f"The text itself says so: nothing to repair here. {', '.join(found[:3])} may be meant."
    before = [known for known in book if number_key(known) < number_key(number)]
    near = f" The last rule before it is {before[-1]}." if before else ""
    return f"The text itself says so: nothing to repair here.{near}"


def check_file(path: Path) -> Iterator[Finding]:
    """Check a rulebook that is given as a file, in any form that can be imported."""
    from judge.content.importers.document_lines import document_lines  # noqa: PLC0415 - only for a file
    from judge.content.importers.rulebook import read_rulebook  # noqa: PLC0415
    from judge.content.importers.source import read_source  # noqa: PLC0415

    try:
        book = read_rulebook(document_lines(read_source(path)), where=str(path))
    except JudgeError as error:
        yield from_error("format", error, str(path), "Give a rulebook that judge import can read.")
        return
    text = path.read_bytes().decode("utf-8", "replace").splitlines()
    lines = _lines(text)
    found = list(check_rulebook(book.rules, str(path)))
    told = {word for finding in found if finding.check == "numbers" for word in finding.reason.split()}
    for finding in found:
        number = finding.where.rpartition(":")[2]
        yield finding._replace(where=f"{path}:{lines[number]}") if number in lines else finding
    for remark in book.odd:
        if (said := _ODD.match(remark)) and said["number"] not in told:
            where = f"{path}:{said['line']}" if said["line"] else str(path)
            yield Finding("numbers", where, f"{said['number']}{said['rest']}", "See the document at that place.")
    yield from _split(text, str(path), {rule.number for rule in book.rules} - set(lines))


def _lines(text: list[str]) -> dict[str, int]:
    """Map each number that begins a line to that line."""
    found: dict[str, int] = {}
    for place, line in enumerate(text, start=1):
        if match := _BEGINS.match(line):
            found.setdefault(match[1], place)
    return found


def _split(text: list[str], where: str, unseen: set[str]) -> Iterator[Finding]:
    """The numbers that are on no line as a whole, because a line ends within them."""
    for place, (line, below) in enumerate(pairwise(text), start=1):
        begins, rest = _BEGINNING.fullmatch(line), _REST.match(below)
        if begins and rest and (number := f"{begins[1]}.{rest[1]}") in unseen:
            reason = f"the number {number} is split between this line and the next"
            yield Finding("numbers", f"{where}:{place}", reason, "It was read as one; mend the document.")
