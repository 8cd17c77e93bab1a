"""The result of reading a document: the document, its entries, and remarks for the user."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.content.imported import ImportedDocument
    from judge.content.importers.comparison import Comparison
    from judge.content.importers.named_as import NamedAs
    from judge.content.store import Store


class Reading(NamedTuple):
    """A document that was read and is not kept yet.

    ``how`` says how it was recognised, ``odd`` lists oddities of its numbers, ``unplaced`` text that belongs nowhere,
    and ``compared`` is the comparison of a rulebook with the most similar edition.
    """

    document: ImportedDocument
    entries: tuple[dict[str, Any], ...]
    how: str
    odd: tuple[str, ...] = ()
    unplaced: tuple[str, ...] = ()
    compared: Comparison | None = None


class ImportOptions(NamedTuple):
    """The arguments of an import: what the document is, its day, the library to compare with, and whom to ask.

    ``ask`` returns the answer to a question, "" for none; it is None without a terminal.
    """

    store: Store
    named: NamedAs
    date: str = ""
    ask: Callable[[str], str] | None = None
    progress: Callable[[str], None] = lambda _: None
