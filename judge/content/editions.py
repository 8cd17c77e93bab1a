"""The editions of a rulebook by which answers can be given: known editions, and newer imported ones.

A newer import supersedes the edition before it on the day it comes into force: the day that ``rules/known.md`` gives
for it, else the day that the document states.
"""

from __future__ import annotations

import os

from judge.content import documents
from judge.content.data_directory import imported_directory
from judge.content.known import known_documents, known_until
from judge.errors import NotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.known import UnheldEdition
    from judge.content.model import Document
    from judge.content.store import Store


def editions(store: Store, document: str) -> tuple[Document, ...]:
    """The known editions of a rulebook followed by newer imported ones, oldest first."""
    written = documents.editions(document)
    if not os.path.isdir(imported_directory()):  # noqa: PTH112 - every look-up asks
        return written
    from judge.content.imported import imported_ids  # noqa: PLC0415 - most people imported nothing

    known = {one.version for one in written}
    others = [one.partition("@")[2] for one in imported_ids() if one.startswith(f"{document}@")]
    found = [one for version in others if version not in known and (one := _imported(store, document, version))]
    later = sorted((one for one in found if one.in_force > written[-1].in_force), key=lambda one: one.in_force)
    return with_ends((*written, *later)) if later else written


def edition_on(store: Store, document: str, day: str) -> Document | None:
    """The newest edition held that was in force on ``day``, or None before the first one."""
    standing = [one for one in editions(store, document) if one.in_force <= day]
    return standing[-1] if standing else None


def edition(store: Store, document: str, version: str) -> Document:
    """The edition with this version, imported ones included.

    Raises NotFound for an edition that is known but not held, or for a number that stands in for one, with an
    explanation; otherwise Misuse with the known versions.
    """
    for one in editions(store, document):
        if one.version == version:
            return one
    if found := _imported(store, document, version):
        return found
    for known in known_documents(store):
        if known.document == document and version in {known.version, known.stand_in}:
            raise _not_held(store, known, version)
    return documents.edition(document, version)


def not_held(store: Store, document: str) -> tuple[UnheldEdition, ...]:
    """The known editions of a rulebook that are newer than all editions held."""
    newest = editions(store, document)[-1]
    return tuple(one for one in known_documents(store) if one.document == document and one.in_force > newest.in_force)


def _imported(store: Store, document: str, version: str) -> Document | None:
    """An imported edition that the project does not know, in force from the known day; None if there is none."""
    from judge.content.imported import imported_edition  # noqa: PLC0415 - most people imported nothing

    found = imported_edition(document, version)
    if found is None:
        return None
    for one in known_documents(store):
        if one.document == document and (one.version == version or one.published == found.published):
            return found._replace(published=one.published, in_force=one.in_force)
    return found


def with_ends(chain: Iterable[Document]) -> tuple[Document, ...]:
    """The editions, each ending on the day on which the next one begins."""
    found: list[Document] = []
    for one in chain:
        if found and not found[-1].until:
            found[-1] = found[-1]._replace(until=one.in_force, retired="superseded")
        found.append(one)
    return tuple(found)


def _not_held(store: Store, one: UnheldEdition, asked: str) -> NotFound:
    name = f"{one.title} last updated {one.published} ({one.id}, in force since {one.in_force})"
    held = editions(store, one.document)
    if asked == one.stand_in:
        reason = f"{asked} only stands in for the {name}: no document known on {known_until(store)} gives their number"
        for edition in held:
            if edition.in_force == one.in_force:
                return NotFound(reason, hint=f"They are imported: --rules {edition.version} answers by them.")
        reason += ", and their text is not held"
    else:
        reason = f"the text of the {name} is not held"
    hint = f"judge import FILE reads it, and answers go by it from then on; {held[-1].version} is the newest one held."
    return NotFound(reason, hint=hint)
