"""A question that is a short or misspelt name of a card, or ``jinx legend``. A name of several cards lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.finding.search_screen import SearchScreen
from judge.answers.imported.other_cards import resolve_card
from judge.answers.library.cited_places import citation_of, hit_of
from judge.answers.lookups.card_page import card_answer
from judge.answers.page.answer import Answer
from judge.answers.typed.asking_words import without_asking_words
from judge.cards.catalogue import catalogue
from judge.cards.champion_names import cards_of_champions
from judge.cards.name_index import name_index
from judge.cards.name_words import fold

if TYPE_CHECKING:
    from judge.answers.page.request import Request
    from judge.cards.name_match import Match
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """Show the card that the whole question names, and how the name was read."""
    if legends := _legends_of(request.question):
        note = f"Read as {legends[0]}."
        found = card_answer(library, request.question, legends[0], note) if len(legends) == 1 else None
        return found or _several(library, request, legends)
    match = resolve_card(library, request.question) or _asked_about(library, request.question)
    if match is None:
        return None
    if match.name:
        note = "" if match.kind == "exact" else f"Read as {match.name}."
        return card_answer(library, request.question, match.name, note)
    return _several(library, request, match.alternatives) if match.alternatives else None


def _asked_about(library: Library, question: str) -> Match | None:
    """The card whose short name is all that remains without words that only ask: ``what does zhonyas do``."""
    said = without_asking_words(question.strip(" ?!."))[1:]
    return next((match for text in said if (match := resolve_card(library, text))), None)


def _legends_of(question: str) -> tuple[str, ...]:
    """The legends of a champion, if the question is no more than a name and "legend"."""
    written = fold(without_asking_words(question.strip(" ?!."))[-1])
    if "legend" not in written or len(written) < 2:
        return ()
    champion = tuple(word for word in written if word not in {"legend", "the", "card", "of", "what", "is"})
    if not champion:
        return ()
    called = name_index().named(champion)[0] or cards_of_champions(champion)
    return tuple(name for name in called if name in catalogue() and "Legend" in catalogue()[name].types)


def _several(library: Library, request: Request, names: tuple[str, ...]) -> Answer:
    """The cards that a short name may mean, as hits."""
    hits = tuple(hit_of(library, f"card:{name}") for name in names)[: request.limit]
    return Answer(
        question=request.question,
        read_as=request.question,
        kind="search",
        answer=f"{len(names)} cards are called that.",
        citations=tuple(citation_of(library, hit.id) for hit in hits),
        hits=hits,
        page=SearchScreen(request.question, frozenset()),
    )
