"""Turns numbered lines into rules; shared by all formats of a rulebook once its lines are known."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from judge.content.ids import number_key
from judge.content.importers.imported_rule import ImportedRule
from judge.content.importers.references import references
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_EXAMPLES = re.compile(r"\s*(?<!\()\bExamples?:\s*")


class NumberedLine(NamedTuple):
    """The complete text under one number, joined to one line; ``place`` is where it begins in the source."""

    number: str
    text: str
    heading: int = 0
    place: str = ""


def assemble(lines: Sequence[NumberedLine]) -> list[ImportedRule]:
    """The rules of these lines, one each.

    Raises ContentError if a number is repeated or out of order: the source was then misread, and half a rulebook is
    worse than none.
    """
    for earlier, later in pairwise(lines):
        if number_key(earlier.number) >= number_key(later.number):
            reason = f"rule {later.number} comes after rule {earlier.number}"
            raise ContentError(reason, where=later.place, hint="Rule numbers must be in ascending order.")
    return [_rule(line) for line in lines]


def _rule(line: NumberedLine) -> ImportedRule:
    text, *examples = _EXAMPLES.split(line.text)
    kept = tuple(example.strip() for example in examples if example.strip())
    return ImportedRule(line.number, text.strip(), kept, references(line.text), line.heading)
