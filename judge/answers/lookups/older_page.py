"""A search by an older rulebook: only places in force then, each rule by its number at that time.

The words are those of today's restatement. If a rule was reworded since, a note says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.numbers_over_versions import meaning, number_in
from judge.content.documents import is_followed
from judge.content.editions import edition
from judge.content.ids import RULE_DOCUMENTS, parse_id

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Citation, Hit
    from judge.content.library import Library
    from judge.index.ranking import Place

REWORDED = "reworded since"
AS_TODAY = "Rules that were reworded since are found and shown by the words of {}."


def is_older(library: Library) -> bool:
    """Whether the search goes by a rulebook before the one that is restated here."""
    return any(_then(library, document) for document in RULE_DOCUMENTS)


def in_force_then(library: Library, places: Sequence[Place]) -> list[Place]:
    """The places that were in force, without the rules below them that were not."""
    return [
        place._replace(others=tuple(one for one in place.others if _id_then(library, one)))
        for place in places
        if _id_then(library, place.id)
    ]


def by_its_numbers(library: Library, answer: Answer) -> Answer:
    """An answer with each rule by the id that it had then. Places that did not exist yet are left out."""
    hits = tuple(then for hit in answer.hits if (then := _hit(library, hit)))
    cited = tuple(place for one in answer.citations if (place := _citation(library, one)))
    reworded = any(hit.status == REWORDED for hit in hits)
    note = (AS_TODAY.format(f"Core Rules {library.written('core')}"),) if reworded else ()
    return answer._replace(hits=hits, citations=cited, notes=(*answer.notes, *note))


def _hit(library: Library, hit: Hit) -> Hit | None:
    then = _id_then(library, hit.id)
    return hit if then == hit.id else hit._replace(id=then, status=_status(library, then)) if then else None


def _citation(library: Library, citation: Citation) -> Citation | None:
    then = _id_then(library, citation.id)
    if then in {"", citation.id}:
        return citation if then else None
    status = _status(library, then)
    note = f"{REWORDED}, shown by the words of {citation.id}" if status == REWORDED else f"now {citation.id}"
    return citation._replace(id=then, status=status, note=note)


def _status(library: Library, then: str) -> str:
    past = meaning(library, then)
    return REWORDED if past and past.fate == REWORDED.split(maxsplit=1)[0] else library.status(then)


def _id_then(library: Library, identifier: str) -> str:
    """The id that a place had then. "" if it did not exist yet."""
    identity = parse_id(identifier)
    if identity is None or identity.kind not in {"rule", "faq", "errata"}:
        return identifier
    if identity.kind != "rule":
        status = library.status(identifier)
        return "" if not is_followed(status) and status.startswith("not") else identifier
    version = _then(library, identity.document)
    return number_in(library, identifier, version) if version else identifier


def _then(library: Library, document: str) -> str:
    """The version of a rulebook that was in force. "" if it was the one that is restated here, or if none is known."""
    then, restated = library.edition(document), library.written(document)
    is_before = bool(restated) and then.in_force < edition(library.store, document, restated).in_force
    return then.version if is_before else ""
