"""Pages about the documents themselves: the list of editions, the bulletins and their entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.changes.meant import Meant, imported_id
from judge.answers.model import Answer, Hit
from judge.content.documents import DOCUMENTS, document, edition_on, editions, status_on
from judge.content.imported import imported_documents

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.content.model import Document


def versions_answer(library: Library) -> Answer:
    """List every document, newest first within its kind, with its dates and how it stands."""
    tournament = library.edition("tournament").version
    summary = f"In force on {library.as_of}: Core Rules {library.version}, Tournament Rules {tournament}."
    page = _page(library, "versions", summary, DOCUMENTS)
    return page._replace(hits=(*page.hits, *_unknown()))


def bulletins_answer(library: Library) -> Answer:
    """List the bulletins of errata, newest first."""
    bulletins = tuple(one for one in DOCUMENTS if one.kind == "errata")
    announced = sum(one.retired == "retired" for one in bulletins)
    summary = f"{len(bulletins) - announced} bulletins, and {announced} list of errata that were only announced."
    return _page(library, "errata", summary, bulletins)


def _page(library: Library, question: str, summary: str, documents: tuple[Document, ...]) -> Answer:
    hits = tuple(
        Hit(one.id, "document", _line(library, one), status_on(one, library.as_of)) for one in reversed(documents)
    )
    return Answer(question, question, "search", library.version, library.as_of, summary, hits=hits)


def _line(library: Library, one: Document) -> str:
    title = f"{one.title} {one.version}" if one.kind == "rules" else one.title
    days = f"in force {one.in_force} to {one.until}" if one.until else f"in force since {one.in_force}"
    if one.kind == "errata" and one.retired:
        days = "never carried by a bulletin"
    parts = [title, f"published {one.published}", days]
    parts += [f"replaces {other}" for other in replaced(one)]
    if successors := successor_ids(one):
        parts.append(f"replaced by {' and '.join(successors)}")
    if imported_id(Meant(one.document if one.kind == "rules" else one.kind, *_named(one))):
        parts.append("official text imported")
    elif one.kind == "rules" and not library.has_text(one.document, one.version):
        parts.append("numbers only" if one.document == "core" else "no text")
    return ", ".join(parts)


def _named(one: Document) -> tuple[str, str]:
    """Give the name and version that an import of this document has."""
    return (one.document, "") if one.kind == "faq" else ("", one.version)


def successor_ids(one: Document) -> tuple[str, ...]:
    """Give what took the place of a document: the next edition; of a FAQ, the rules and its bulletin."""
    if not one.until:
        return ()
    if one.kind == "rules":
        found = edition_on(one.document, one.until)
        return (found.id,) if found else ()
    if one.kind == "errata":
        return ()
    rules = edition_on("core", one.until)
    bulletin = document("errata", one.document)
    took_in = bulletin is not None and one.published < bulletin.published <= one.until
    return tuple(other.id for other in (rules, bulletin if took_in else None) if other)


def replaced(one: Document) -> tuple[str, ...]:
    """Give the earlier edition that a document took the place of."""
    if one.kind != "rules":
        return ()
    return tuple(other.id for other in editions(one.document) if other.until == one.in_force)


def _unknown() -> tuple[Hit, ...]:
    """List imported documents that the project does not know yet, such as a later version of the rules."""
    known = {one.id for one in DOCUMENTS}
    found = []
    for one in imported_documents():
        base = f"{one.kind}@{one.document}" if one.kind == "faq" else one.id
        if base not in known:
            dates = f", published {one.date}" if one.date else ""
            found.append(Hit(one.id, "document", f"{one.title}{dates}, official text imported", "imported"))
    return tuple(found)
