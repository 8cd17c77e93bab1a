"""The page of a FAQ answer, of an erratum, or of a whole FAQ or bulletin, by its id."""

from __future__ import annotations

from judge.answers.documents.ruling_screen import ruling_screen
from judge.answers.library.cited_places import errata_citation, faq_citation, hit_of
from judge.answers.page.answer import Answer
from judge.content.ids import parse_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.answers.page.answer import Page
    from judge.answers.page.blocks import Citation
    from judge.content.library import Library


def entry_answer(library: Library, question: str, identifier: str) -> Answer:
    """An answer, an erratum, or a whole document of them, by id."""
    identity = parse_id(identifier)
    assert identity is not None
    whole = library.bulletin(identifier)
    hits = tuple(hit_of(library, other) for other in whole)
    citations: tuple[Citation, ...]
    page: Page | None = None
    if identity.kind == "faq":
        entry = library.answer(identifier)
        citations, summary = (faq_citation(library, entry),), entry.today or entry.answer
        hits = tuple(hit_of(library, other) for other in (*entry.rules, *entry.superseded_by))
        page = ruling_screen(library, entry)
        identifier = entry.id
    elif whole:
        citations, summary = (), f"{len(whole)} entries."
        page = _listed(library, identifier, whole)
    else:
        erratum = library.erratum(identifier)
        current = library.is_current(erratum)
        citations, summary = (errata_citation(library, erratum, current=current),), erratum.after
        hits = (hit_of(library, f"card:{erratum.card}"), *(hit_of(library, other) for other in erratum.rules))
        from judge.answers.documents.errata_screen import erratum_screen  # noqa: PLC0415 - only for an erratum

        page = erratum_screen(library, erratum, library.status(erratum.id))
    return Answer(
        question=question,
        read_as=identifier,
        kind="search",
        rules=library.version,
        as_of=library.as_of,
        basis=library.basis,
        answer=summary,
        citations=citations,
        hits=tuple(hit for hit in hits if hit.title),
        page=page,
    )


def _listed(library: Library, identifier: str, whole: Iterable[str]) -> Page:
    """The screen of a bulletin: each of its cards with what changed."""
    from judge.answers.documents.errata_screen import bulletin_screen  # noqa: PLC0415 - only for a bulletin
    from judge.content.documents import document  # noqa: PLC0415 - the same

    known = document("errata", identifier.partition("@")[2])
    names = (known.title, known.published) if known else (identifier,)
    return bulletin_screen(library, names, [library.erratum(one) for one in whole])
