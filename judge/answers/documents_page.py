"""Pages about the documents themselves: the list of editions, the bulletins and their entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.card_page import card_answer
from judge.answers.citing import citation_of, hit_of
from judge.answers.model import Answer, Hit
from judge.content.documents import DOCUMENTS, document, status_on
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.content.model import Document


def versions_answer(library: Library) -> Answer:
    """List every document, newest first within its kind, with its dates and how it stands."""
    return _page(library, "versions", f"In force on {library.as_of}: Core Rules {library.version}.", DOCUMENTS)


def errata_answer(library: Library, name: str) -> Answer:
    """List the bulletins, or the entries of one, or the errata of one card; NotFound for anything else."""
    if not name:
        bulletins = tuple(one for one in DOCUMENTS if one.kind == "errata")
        return _page(library, "errata", f"{len(bulletins)} bulletins.", bulletins)
    if bulletin := document("errata", name.lower()):
        hits = tuple(hit_of(library, identifier) for identifier in library.bulletin(bulletin.id))
        return Answer(
            question=name,
            read_as=bulletin.id,
            kind="search",
            rules=library.version,
            as_of=library.as_of,
            answer=f"{bulletin.title}, {bulletin.published}: {len(hits)} entries.",
            citations=tuple(citation_of(library, hit.id) for hit in hits),
            hits=hits,
        )
    from judge.cards.names import resolve_name  # noqa: PLC0415 - only for a card

    match = resolve_name(name)
    if match is None or not match.name:
        raise NotFound(f"there is no card or bulletin {name!r}", nearest=match.alternatives[:6] if match else ())
    page = card_answer(library, name, match.name, "" if match.kind == "exact" else f"Read as {match.name}.")
    entries = tuple(citation for citation in page.citations if citation.id.startswith("errata@"))
    if not entries:
        raise NotFound(f"{match.name} has no errata", hint=f"judge card {match.name} shows its page.")
    return page._replace(citations=entries, hits=())


def _page(library: Library, question: str, summary: str, documents: tuple[Document, ...]) -> Answer:
    hits = tuple(
        Hit(one.id, "document", _line(library, one), status_on(one, library.as_of)) for one in reversed(documents)
    )
    return Answer(question, question, "search", library.version, library.as_of, summary, hits=hits)


def _line(library: Library, one: Document) -> str:
    title = f"{one.title} {one.version}" if one.kind == "rules" else one.title
    dates = f"published {one.published}"
    if one.in_force != one.published:
        dates += f", in force {one.in_force}"
    held = one.kind != "rules" or library.has_text(one.document, one.version)
    return f"{title}, {dates}" + ("" if held else ", numbers only")
