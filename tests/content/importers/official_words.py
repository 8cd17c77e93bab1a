"""What the tests of the official documents share: reading one, and its words as they are compared."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judge.answers.library.open_library import open_library
from judge.content.importers.listed_cards import CardNames
from judge.content.importers.named_as import NamedAs
from judge.content.importers.read_document import read_document
from judge.content.importers.reading import ImportOptions, Reading

if TYPE_CHECKING:
    from pathlib import Path

NAMES = CardNames(open_library().store)


def read(path: Path) -> Reading:
    return read_document(path, ImportOptions(open_library().store, NamedAs()))


@cache
def read_once(path: Path) -> Reading:
    """An official text as it is read, for tests that compare something else with it."""
    return read(path)


def words(text: str) -> list[str]:
    """The words of a text, as they are compared: kinds of quotation marks, dashes and hyphens set aside."""
    plain = text.replace("\u2019", "'").replace("\u2018", "'").lower()
    return re.findall(r"[\w\[\]]+", plain)


def letters(text: str) -> list[str]:
    """The letters of a text, where words were divided at the ends of lines."""
    return ["".join(words(text))]
