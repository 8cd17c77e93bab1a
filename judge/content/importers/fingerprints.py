"""What is known of the words of official rulebooks without holding them: a short hash of each rule in each edition.

``tools/known_words.py`` makes ``known_words.tsv`` from the official texts. The hashes are facts about these texts: they
tell whether a rule has the known words, and do not reveal any.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from judge.errors import ContentError
from judge.record import NamedTuple
from judge.text_file import content_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.content.importers.imported_rule import ImportedRule

FILE = Path(__file__).with_name("known_words.tsv")
SAME = "="
"""In the file: the same hash as the edition to the left."""
NO_WORDS = "-"
_LIST_MARK = re.compile(r"^(?:\d\. |o )")
_SIGN = re.compile(r"(?<![\w\]])[-\u2013\u2212](?=\d)")
_MIXED = re.compile(r"(?<![^\W_])(?=[0-9OoIl]*\d)[0-9OoIl]+(?![^\W_])")
_DIGIT = re.compile(r"\d")
_DIGITS = str.maketrans("OoIl", "0011")
_NOT_KEPT = re.compile(r"[^\w+\x02]|_")
_MINUS = "\x02"


class KnownEdition(NamedTuple):
    """An edition of a rulebook by its hashes; a number has several if copies differ."""

    document: str
    version: str
    hashes: Mapping[str, frozenset[str]]

    @property
    def id(self) -> str:
        """``core@1.4``."""
        return f"{self.document}@{self.version}"


def essence(text: str) -> str:
    """What two copies of a text have in common: its letters, digits and signs.

    Spaces, hyphens, punctuation, variants of letters, and ``O`` or ``l`` among digits change in copying.
    """
    plain = unicodedata.normalize("NFKD", _LIST_MARK.sub("", text.strip()))
    if not plain.isascii():
        plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    if _DIGIT.search(plain):
        plain = _MIXED.sub(lambda match: match[0].translate(_DIGITS), _SIGN.sub(_MINUS, plain))
    return _NOT_KEPT.sub("", plain).lower()


def fingerprint(rule: ImportedRule) -> str:
    """The hash of a rule's words, examples included; ``NO_WORDS`` if it has none."""
    words = essence(rule.text) + "".join(map(essence, rule.examples))
    return blake2b(words.encode(), digest_size=3).hexdigest() if words else NO_WORDS


def known_editions(document: str) -> tuple[KnownEdition, ...]:
    """The editions of the core or tournament rules whose words are known, oldest first."""
    return tuple(one for one in _read(FILE) if one.document == document)


def known_edition(document: str, version: str) -> KnownEdition | None:
    """The edition with this version, or None if its words are not known."""
    return next((one for one in known_editions(document) if one.version == version), None)


@cache
def _read(path: Path) -> tuple[KnownEdition, ...]:
    found: list[tuple[str, str, dict[str, frozenset[str]]]] = []
    current: list[tuple[str, str, dict[str, frozenset[str]]]] = []
    for line in content_text(path).splitlines():
        number, *cells = line.split("\t")
        if not number[:1].isdigit():
            current = [(number, version, {}) for version in cells]
            found += current
            continue
        left: frozenset[str] = frozenset()
        for (_, _, hashes), cell in zip(current, cells, strict=True):
            if cell:
                left = left if cell == SAME else frozenset(cell.split("/"))
                hashes[number] = left
    if not found:
        raise ContentError(
            "the known words of the rulebooks are damaged", where=str(path), hint="Reinstall the package."
        )
    return tuple(KnownEdition(*one) for one in found)
