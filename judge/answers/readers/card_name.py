"""A question that is a short or misspelt name of a card; a short name of several cards lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.card_page import card_answer
from judge.answers.citing import citation_of, hit_of
from judge.answers.model import Answer
from judge.answers.other_cards import resolve_card

if TYPE_CHECKING:
    from judge.answers.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """Show the card that the whole question names, and how the name was read."""
    match = resolve_card(library, request.question)
    if match is None:
        return None
    if match.name:
        note = "" if match.kind == "exact" else f"Read as {match.name}."
        return card_answer(library, request.question, match.name, note)
    return _several(library, request, match.alternatives) if match.alternatives else None


def _several(library: Library, request: Request, names: tuple[str, ...]) -> Answer:
    """The cards that a short name may mean, as hits."""
    hits = tuple(hit_of(library, f"card:{name}") for name in names)[: request.limit]
    return Answer(
        question=request.question,
        read_as=request.question,
        kind="search",
        rules=library.version,
        as_of=library.as_of,
        basis=library.basis,
        answer=f"{len(names)} cards are called that.",
        citations=tuple(citation_of(library, hit.id) for hit in hits),
        hits=hits,
    )
