"""What the index holds: the terms of each passage with their weights. All of the search library is imported here."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from judge.index.families import families
from judge.index.words import terms
from judge.spared_imports import spared_imports


def _copy(source: Any, target: Any) -> None:
    """Copy an open file into another."""
    from shutil import copyfileobj  # noqa: PLC0415 - only for building an index

    copyfileobj(source, target)


UNUSED: dict[str, dict[str, Any]] = {
    "cached_property": {"cached_property": functools.cached_property},
    "urllib.request": {"urlretrieve": None},
    "whoosh.lang.morph_en": {"variations": None},
    "whoosh.lang.porter": {"stem": None},
    "decimal": {"Decimal": None},
    "html": {"escape": None},
    "shutil": {"copyfileobj": _copy},
    **{name: {} for name in ("calendar", "queue", "random", "tempfile")},
}
"""What the search library imports and a search does not use: asyncio for a decorator that Python has as well, the web
for a name that is never called, English words and stems for queries that are not asked here, kinds of numbers and dates
that are not indexed, and what only writing an index needs, which is imported then."""

with spared_imports(UNUSED):
    from whoosh import __version__, fields, formats
    from whoosh.analysis import Analyzer, Token
    from whoosh.codec.whoosh3 import W3Codec
    from whoosh.filedb.filestore import FileStorage, RamStorage
    from whoosh.index import FileIndex

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["ASKED", "RULING", "TEXT", "FileIndex", "FileStorage", "Memory", "codec", "schema", "searched_by"]

TEXT, RULING = "text", "ruling"
"""The fields: a passage is in one of them."""

ASKED = "\x1f"
"""What stands between the text of a passage and the lines that people say who mean it."""

BLOCK = 4096
"""So many passages with a term are one block of its postings: more than there are, so that a term is read at once."""

ASKED_BOOST = 1.5
"""How much a word of such a line counts in relation to one of the text."""


class WordsAnalyzer(Analyzer):  # type: ignore[misc]
    """An analyzer of the search library that uses ``terms``, and ``families`` of words if it is told to."""

    def __init__(self, *, with_families: bool = True) -> None:
        self._families = families if with_families else dict

    def __call__(self, value: str, **settings: Any) -> Iterator[Any]:
        """One token for each term of ``value``, and one for each family that it belongs to.

        Those of lines that people say, behind ``ASKED``, count more.
        """
        token = Token(positions=settings.get("positions", False))
        kin = self._families()
        text, _, asked = value.partition(ASKED)
        boosted = [(term, 1.0) for term in terms(text)] + [(term, ASKED_BOOST) for term in terms(asked)]
        every = ((one, boost) for term, boost in boosted for one in (term, *kin.get(term, ())))
        for position, (term, boost) in enumerate(every):
            token.text = term
            token.boost = boost
            token.stopped = False
            token.pos = position
            yield token


class Weights(formats.Frequency):  # type: ignore[misc]
    """What the index has of a term in a passage: its weight.

    The search library would store beside it how often the term is there, a fifth of the whole index.
    """

    posting_size = 0

    def word_values(self, value: str, analyzer: Any, **settings: Any) -> Iterator[tuple[str, int, float, bytes]]:
        """Each term with its number, which is only added up, and its weight."""
        return (
            (term, number, weight, b"") for term, number, weight, _ in super().word_values(value, analyzer, **settings)
        )


class Memory(RamStorage):  # type: ignore[misc]
    """A place in memory for an index; what is written on the way to it stays in memory, too.

    The search library would write that to a folder of one name for all processes of the machine.
    """

    def temp_storage(self, name: str | None = None) -> Any:  # noqa: ARG002 - nobody else sees it
        """Another place in memory."""
        return RamStorage()


def searched_by() -> str:
    """The search library with its version, which has to be the one that wrote an index."""
    return f"whoosh-{'.'.join(map(str, __version__))}"


def codec() -> Any:
    """How an index is written: a term's passages in one block, not compressed, since a package compresses it better."""
    return W3Codec(blocklimit=BLOCK, compression=0)


def schema() -> Any:
    """The fields of the index, one for texts and one for rulings, of which nothing is stored but their terms."""
    return fields.Schema(**{TEXT: _words(with_families=True), RULING: _words(with_families=False)})


def _words(*, with_families: bool) -> Any:
    """A field of words. Rulings are many and short, and have no families: these would be a third of their terms."""
    text = fields.TEXT(analyzer=WordsAnalyzer(with_families=with_families), phrase=False, stored=False)
    text.format = Weights()
    return text
