"""Official documents that exist but whose text we do not have, and the day up to which this was checked.

The source is ``rules/known.md``; the compiled library has it under ``known``.
"""

from __future__ import annotations

from judge.content.model import Document
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from judge.content.store import Store


class UnheldEdition(NamedTuple):
    """A rulebook that exists and whose text is not held; ``stand_in`` is a version number that people may give it."""

    id: str
    title: str
    published: str
    in_force: str
    stand_in: str = ""

    @property
    def document(self) -> str:
        """``core`` or ``tournament``."""
        return self.id.partition("@")[0]

    @property
    def version(self) -> str:
        """Its day, which identifies it until a document states its number."""
        return self.id.partition("@")[2]

    def as_document(self) -> Document:
        """It as an edition, like those that are held."""
        return Document("rules", self.document, self.version, self.title, self.published, self.in_force)


class NewerEdition(NamedTuple):
    """A rulebook that is in force on the day asked about and not held; ``held`` is the version used instead."""

    id: str
    title: str
    published: str
    in_force: str
    held: str


class Basis(NamedTuple):
    """How far an answer can be relied on: documents were checked until ``known_until``, and ``newer`` are not held."""

    known_until: str = ""
    newer: tuple[NewerEdition, ...] = ()

    def newer_than_held(self, document: str) -> NewerEdition | None:
        """The edition of a rulebook that is in force and not held; None if the one held is the newest."""
        for one in self.newer:
            if one.id.startswith(f"{document}@"):
                return one
        return None


def known_until(store: Store) -> str:
    """The last day on which the official documents were checked; "" if the content does not say."""
    found: str = _known(store).get("until", "")
    return found


def _known(store: Store) -> dict[str, Any]:
    """The record of what is known, which the status of every citation asks for."""
    if "known" not in store.memo:
        store.memo["known"] = store.get("known") or {}
    found: dict[str, Any] = store.memo["known"]
    return found


def known_documents(store: Store) -> tuple[UnheldEdition, ...]:
    """The rulebooks that are known and not held."""
    if "known documents" not in store.memo:
        store.memo["known documents"] = tuple(UnheldEdition(*one) for one in _known(store).get("documents", ()))
    found: tuple[UnheldEdition, ...] = store.memo["known documents"]
    return found
