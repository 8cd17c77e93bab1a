"""The page of an answer of a FAQ, of an erratum, or of a whole document of them, by its id."""

from __future__ import annotations

from judge.answers.citing import errata_citation, faq_citation, hit_of
from judge.answers.model import Answer
from judge.answers.ruling_screen import ruling_screen
from judge.content.ids import parse_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.blocks import Citation
    from judge.answers.model import Page
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
    else:
        erratum = library.erratum(identifier)
        current = library.is_current(erratum)
        citations, summary = (errata_citation(library, erratum, current=current),), erratum.after
        hits = (hit_of(library, f"card:{erratum.card}"), *(hit_of(library, other) for other in erratum.rules))
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
