"""What reading a document gives: the document, its entries, and remarks for whoever imports it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.content.imported import ImportedDocument
    from judge.content.importers.comparison import Comparison
    from judge.content.importers.named_as import NamedAs
    from judge.content.store import Store


class Reading(NamedTuple):
    """A document that was read and not kept yet.

    ``how`` says how it was recognised, ``odd`` what is odd about its numbers, ``unplaced`` which text belongs nowhere,
    ``compared`` how the words of a rulebook compare with those of the likest edition.
    """

    document: ImportedDocument
    entries: tuple[dict[str, Any], ...]
    how: str
    odd: tuple[str, ...] = ()
    unplaced: tuple[str, ...] = ()
    compared: Comparison | None = None


class Wanted(NamedTuple):
    """What an import is told: what the document is, its day, the library that it is compared with, whom to ask.

    ``ask`` gives the answer to a question (empty for none); without a terminal it is None.
    """

    store: Store
    named: NamedAs
    date: str = ""
    ask: Callable[[str], str] | None = None
    progress: Callable[[str], None] = lambda _: None
