"""Questions whether a document stands: ``is the Origins FAQ in force``, ``are the Core Rules 1.3 still current``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.citing import faq_citation, hit_of
from judge.answers.model import Answer
from judge.content.documents import DOCUMENTS, edition_on, status_on
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.content.model import Document

_STANDS = frozenset(
    """force valid current official apply applies retired superseded replaced outdated obsolete status binding used
    active""".split()  # noqa: SIM905
)
_SMALL = frozenset(
    """a an and are as be been by can did do does doc document documents edition faq errata for from has have i in is it
    its list may no not now of on or page released rule rulebook rules riftbound set since state still the this to today
    use version was what when which with yet bulletin core tournament gone any longer more than ever become became
    there""".split()  # noqa: SIM905
)
_WORD = re.compile(r"\d+(?:[.-]\d+)*|[a-z]+")
_KINDS = {"faq": "faq", "errata": "errata", "bulletin": "errata"}


def document_status(library: Library, question: str) -> Answer | None:
    """Answer whether a document stands on the day asked for; None if that is not all that the question asks."""
    said = _WORD.findall(question.lower())
    if not _STANDS & set(said):
        return None
    found = _meant(said)
    if found is None:
        return None
    state = status_on(found, library.as_of)
    notice = f"faq@{found.document}:about-this-faq-1" if found.kind == "faq" else ""
    try:
        citations = (faq_citation(library, library.answer(notice)),) if notice else ()
    except NotFound:
        citations = ()
    listed = library.bulletin(found.id) if found.kind == "errata" else []
    return Answer(
        question=question,
        read_as=notice if citations else found.id,
        kind="search",
        rules=library.version,
        as_of=library.as_of,
        answer=f"{_verdict(state)}: the {_named(found)} {_told(found, state)}.{_today(library, found, state)}",
        citations=citations,
        hits=tuple(hit_of(library, one) for one in ([notice] if citations else listed)),
    )


def _verdict(state: str) -> str:
    return "Yes" if state == "in force" else "No"


def _meant(said: list[str]) -> Document | None:
    """Give the one document that all the words are about."""
    rest = [word for word in said if word not in _STANDS | _SMALL]
    kinds = {kind for word, kind in _KINDS.items() if word in said}
    if not kinds and {"core", "tournament"} & set(said):
        kinds = {"rules"}
    for document in DOCUMENTS if len(kinds) == 1 else ():
        names = {document.version} if document.kind == "rules" else {document.document, document.version}
        if document.kind in kinds and rest and set(rest) <= names - {""}:
            return document
    return None


def _named(document: Document) -> str:
    return f"{document.title} {document.version}" if document.kind == "rules" else document.title


def _told(document: Document, state: str) -> str:
    """Say how a document stands: ``was retired on 2025-11-04``."""
    verb = "are" if document.title.endswith(("Rules", "errata")) else "is"
    if state == "in force":
        return f"{verb} in force since {document.in_force}"
    if state.startswith("not"):
        return f"{verb} {state}"
    return f"{'were' if verb == 'are' else 'was'} {document.retired} on {document.until}"


def _today(library: Library, document: Document, state: str) -> str:
    """Say which edition of a rulebook stands instead."""
    if document.kind != "rules" or state == "in force":
        return ""
    current = edition_on(document.document, library.as_of)
    return f" In force: {_named(current)}." if current else ""
