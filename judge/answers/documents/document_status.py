"""Questions about whether a document is in force: ``is the Origins FAQ in force``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.documents.documents_page import READS, as_far_as_known, imported_others, is_unheld, versions_answer
from judge.answers.library.cited_places import faq_citation, hit_of
from judge.answers.library.official_wording import anything_imported
from judge.answers.page.answer import Answer
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.labels import answer_label
from judge.answers.page.screen_parts import Screen
from judge.content.documents import DOCUMENTS, IN_FORCE, status_on
from judge.content.editions import edition_on, editions, not_held
from judge.content.ids import RULE_DOCUMENTS
from judge.content.known import known_documents
from judge.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.blocks import Citation, Hit
    from judge.content.library import Library
    from judge.content.model import Document

_STANDS = frozenset(
    """force valid current official apply applies retired superseded replaced outdated obsolete status binding used
    active""".split()  # noqa: SIM905
)
_ENDED = frozenset({"retired", "superseded", "replaced", "outdated", "obsolete", "gone"})
"""Words of a question that is answered with yes if the document is no longer in force."""
_OUT = frozenset({"out", "exist", "exists", "available", "effect"})
_NEWEST = _OUT | frozenset({"newest", "latest", "newer", "new", "recent", "currently", "version", "versions", "date"})
_RULEBOOKS = frozenset({"rule", "rules", "rulebook", "rulebooks", "core", "tournament", "document", "documents"})
_VERSIONS = frozenset({"version", "versions"})
_MONTHS = """january february march april may june july august september october november december""".split()  # noqa: SIM905
_SMALL = frozenset(
    """a an and are as be been by can did do does doc document documents edition faq errata for from has have i in is it
    its list may no not now of on or page released rule rulebook rules riftbound set since state still the this to today
    use version was what when which with yet bulletin core tournament gone any longer more than ever become became
    there most s we you current judge about come comes go out held hold effect into""".split()  # noqa: SIM905
)
_WORD = re.compile(r"\d+(?:[.-]\d+)*|[a-z]+")
_COMMANDS = ("judge versions",)
_KINDS = {"faq": "faq", "errata": "errata", "bulletin": "errata"}


def document_status(library: Library, question: str) -> Answer | None:
    """The answer to whether a document is in force on the day asked for. None if the question asks for more than that.

    A question that names no version (``which rules are current``) is answered with those that are in force.
    """
    said = _WORD.findall(question.lower())
    if not (_STANDS | _NEWEST) & set(said):
        return None
    if (found := _document_that_fits(library, said)) is not None:
        return status_answer(library, question, found)
    if set(said) <= _STANDS | _NEWEST | _SMALL | _RULEBOOKS and (_RULEBOOKS | _VERSIONS) & set(said):
        return versions_answer(library)._replace(question=question)
    return None


def status_answer(library: Library, question: str, found: Document) -> Answer:
    """The status of a document, its replacement, and its own notice about that."""
    state = status_on(found, library.as_of)
    notice = f"faq@{found.document}:about-this-faq-1" if found.kind == "faq" else ""
    try:
        citations = (faq_citation(library, library.answer(notice)),) if notice else ()
    except NotFound:
        citations = ()
    listed = library.bulletin(found.id) if found.kind == "errata" else []
    hits = tuple(hit_of(library, one) for one in ([notice] if citations else listed))
    if not hits and anything_imported():
        hits = _imported_hits(library, found)
    return Answer(
        question=question,
        read_as=notice if citations else found.id,
        kind="search",
        answer=_turned(question, _status_in_words(library, found, state)),
        citations=citations,
        hits=hits,
        page=_screen(library, found, state, listed, citations),
    )


def _screen(
    library: Library, found: Document, state: str, listed: list[str], citations: tuple[Citation, ...]
) -> Screen:
    """The screen: the status, with a FAQ's own notice or the cards that a bulletin corrected."""
    names = (_name(found), "" if found.kind == "rules" else found.published)
    if citations:
        label = answer_label(library.answer(citations[0].id))
        notice = Point(label, " ".join(citations[0].text.split()), most=8, id=citations[0].id)
        return Screen(tuple(filter(None, names)), (Points("What it says of itself", (notice,)),), _COMMANDS)
    if listed:
        from judge.answers.documents.errata_page import bulletin_screen  # noqa: PLC0415 - only for a bulletin

        return bulletin_screen(library, names, [library.erratum(one) for one in listed])
    return Screen(tuple(filter(None, names)), (), _COMMANDS, badge=state)


def _imported_hits(library: Library, found: Document) -> tuple[Hit, ...]:
    """The entries of an imported document that are not restated."""
    from judge.answers.library.imported_places import hit_of as imported_hit  # noqa: PLC0415 - usually there is nothing
    from judge.answers.library.imported_places import places  # noqa: PLC0415

    starts = (f"{found.kind}@{found.document}@", f"{found.kind}@{found.version}:")
    return tuple(imported_hit(library, one) for one in places(library) if one.id.startswith(starts))


def _status_in_words(library: Library, found: Document, state: str) -> str:
    """The status of a document in words. For a rulebook, also what is in force instead, held or not."""
    known = as_far_as_known(library)
    newer = library.basis.newer_than_held(found.document) if found.kind == "rules" else None
    if is_unheld(library, found):
        verdict = f"{_verdict(state)}{known}: the {found.title} last updated {found.published} ({found.id})"
        return f"{verdict} {_in_words(found, state)}, and their text is not held. {_instead(library, found)}"
    if newer is None:
        known = known if state == IN_FORCE else ""
        return f"{_verdict(state)}{known}: the {_name(found)} {_in_words(found, state)}.{_today(library, found, state)}"
    gone = "" if found.version == newer.held else f" The {_name(found)} {_in_words(found, state)}."
    verdict = f"No{known}: the {newer.title} last updated {newer.published} ({newer.id}) are in force"
    return f"{verdict} since {newer.in_force}, and their text is not held.{gone} {_instead(library, found)}"


def _turned(question: str, said: str) -> str:
    """The answer turned round for a question about whether a document ended: yes if it is not in force."""
    words = set(_WORD.findall(question.lower()))
    if not words & _ENDED or words & {"not", "force", "valid", "current"}:
        return said
    turned = {"Yes": "No", "No": "Yes"}
    verdict = said[: 3 if said.startswith("Yes") else 2]
    return turned[verdict] + said[len(verdict) :]


def _instead(library: Library, one: Document) -> str:
    """The version that answers go by while the one in force is not held, in words."""
    held = library.edition(one.document)
    return f"Answers go by the newest ones held, {_name(held)} (in force since {held.in_force}). {READS}"


def _verdict(state: str) -> str:
    return "Yes" if state == IN_FORCE else "No"


def _document_that_fits(library: Library, said: list[str]) -> Document | None:
    """The one document that all the words fit."""
    rest = {word for word in said if word not in _STANDS | _NEWEST | _SMALL}
    kinds = {kind for word, kind in _KINDS.items() if word in said}
    if not kinds and (_RULEBOOKS | _NEWEST) & set(said):
        kinds = {"rules"}
    if len(kinds) != 1 or not rest:
        return None
    named = [document for document in RULE_DOCUMENTS if document in said] or RULE_DOCUMENTS
    fitting = [one for one in _all(library, *kinds) if rest <= _names(library, one)]
    return next((one for one in fitting if one.kind != "rules" or one.document in named), None)


def _all(library: Library, kind: str) -> Iterator[Document]:
    """The documents of a kind (rulebooks newest first), including those that are imported or not held."""
    yield from (one for one in DOCUMENTS if one.kind == kind != "rules")
    yield from imported_others(kind)
    for document in RULE_DOCUMENTS if kind == "rules" else ():
        for one in not_held(library.store, document):
            yield one.as_document()
        yield from reversed(editions(library.store, document))


def _names(library: Library, one: Document) -> set[str]:
    """The words for a document: its version, its name, the year and month of its publication."""
    if one.kind != "rules":
        return {one.document, one.version} - {""}
    stand_ins = {known.stand_in for known in known_documents(library.store) if known.id == one.id}
    year, _, month = one.published[:7].partition("-")
    months = _MONTHS[int(month) - 1 : int(month)] if month else []
    return {one.version, one.published, *stand_ins, year, *months} - {""}


def _name(document: Document) -> str:
    return f"{document.title} {document.version}" if document.kind == "rules" else document.title


def _in_words(document: Document, state: str) -> str:
    """The status of a document in words: ``was retired on 2025-11-04``."""
    verb = "are" if document.title.endswith(("Rules", "errata")) else "is"
    if state == IN_FORCE:
        return f"{verb} in force since {document.in_force}"
    if state.startswith("not"):
        return f"{verb} {state}"
    return f"{'were' if verb == 'are' else 'was'} {document.retired} on {document.until}"


def _today(library: Library, document: Document, state: str) -> str:
    """The edition of a rulebook that is in force instead, in words."""
    if document.kind != "rules" or state == IN_FORCE:
        return ""
    current = edition_on(library.store, document.document, library.as_of)
    return f" In force: {_name(current)}." if current else ""
