"""Questions in plain words: corrected names, several cards, and full-text search."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.beside import beside
from judge.answers.card_page import card_answer
from judge.answers.citing import citation_of, hit_of
from judge.answers.document_status import document_status
from judge.answers.imported_search import search_imports, search_places
from judge.answers.lookup import entry_answer, name_answer
from judge.answers.model import Answer, Hit
from judge.answers.newer_page import follow
from judge.content.documents import DOCUMENTS
from judge.content.ids import fold
from judge.errors import NotFound
from judge.index.passages import passage_ids, passages
from judge.index.query import understand
from judge.index.ranking import is_found, rank
from judge.index.words import terms

if TYPE_CHECKING:
    from judge.answers.request import Request
    from judge.content.library import Library
    from judge.index.query import Question

CANDIDATES = 120
TESTED = 20
"""So many of the best places are looked at to tell whether anything is about the question."""
CARDS_AFTER = 4
"""The pages of the cards that a question names stand behind so many hits: the question asks for more than a card."""
IMPORTED_AFTER = 2
"""Imported questions that do not name the cards asked about stand behind so many hits."""
_VERSUS = re.compile(r"\s+(?:vs?\.?|versus|against)\s+|\s*\+\s*", re.IGNORECASE)


def search_answer(library: Library, request: Request) -> Answer:
    """Answer a question that names no one thing exactly; an answer of kind ``none`` if nothing is about it."""
    from judge.answers.other_cards import resolve_card  # noqa: PLC0415 - a plain look-up needs no names
    from judge.cards.names import find_names  # noqa: PLC0415

    question = request.question
    if not request.search:
        if (match := resolve_card(library, question)) and match.name:
            note = "" if match.kind == "exact" else f"Read as {match.name}."
            return card_answer(library, question, match.name, note)
        if match and match.alternatives:
            return several_cards(library, request, match.alternatives)
        if (keyword := near_keyword(library, question)) is not None:
            return name_answer(library, question, keyword[1], "keyword", f"Read as {keyword[0]}.")
        if stands := document_status(library, question):
            return stands
        if bulletin := _bulletin(question):
            return entry_answer(library, question, bulletin)
    cards = list(dict.fromkeys(name for _, _, name in find_names(question)))
    if not request.search and request.simulate and (several := _several(library, question, cards)):
        from judge.answers.pairing import pair_answer  # noqa: PLC0415 - loads the engine

        return pair_answer(library, request, several)
    return full_text(library, request, cards)


def _several(library: Library, question: str, cards: list[str]) -> list[str]:
    """Give the cards of a question about two or more of them; NotFound where one side of a ``vs`` is no card."""
    from judge.answers.other_cards import resolve_card  # noqa: PLC0415

    parts = [part for part in _VERSUS.split(question) if part.strip()]
    if len(parts) > 1 and len(cards) < len(parts):
        matches = [(part, resolve_card(library, part)) for part in parts]
        named = [match.name for _, match in matches if match and match.name]
        if len(named) == len(parts):
            return named
        if named:
            for part, match in matches:
                if match is None or not match.name:
                    near = match.alternatives if match else ()
                    raise NotFound(f"there is no card {part.strip()!r}", where=question, nearest=near[:5])
    return cards if len(cards) > 1 else []


def several_cards(library: Library, request: Request, names: tuple[str, ...]) -> Answer:
    """List the cards that a short name may mean."""
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


def near_keyword(library: Library, text: str) -> tuple[str, str] | None:
    """Give the keyword that a misspelt word means, with the id of its rule."""
    folded = fold(text)
    if len(folded) < 5 or len(folded.split()) > 3:
        return None
    from rapidfuzz import fuzz, process  # noqa: PLC0415 - only for a few words that name nothing

    names = {fold(name): name for name in library.names("keywords")}
    best = process.extractOne(folded, list(names), scorer=fuzz.ratio, score_cutoff=80)
    if best is None:
        return None
    name = names[best[0]]
    return name, library.keyword(name).id


def _bulletin(question: str) -> str:
    """Give the bulletin that a question asks to list: ``cards with errata in spiritforged``."""
    said = set(re.findall(r"[a-z]+", question.lower()))
    if not said & {"errata", "errataed", "corrected", "corrections"}:
        return ""
    for document in DOCUMENTS:
        if (
            document.kind == "errata"
            and document.document in said
            and said & {"cards", "list", "all", "which", "errata"}
        ):
            return document.id
    return ""


def _as_read(text: str, corrections: tuple[tuple[str, str], ...]) -> str:
    """Give the question with the spelling that was searched for."""
    for word, better in corrections:
        text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", better, text, flags=re.IGNORECASE)
    return text


def full_text(library: Library, request: Request, cards: list[str]) -> Answer:
    """Search everything; imported rulebooks of the version asked for come first, where we have only their numbers."""
    written = _with_places(_written(library, request, cards), library, request, cards)
    imported = search_imports(library, request, cards)
    if not imported.hits:
        return written
    both = (request.limit + 1) // 2 if written.hits else request.limit
    hits = (*imported.hits[:both], *written.hits)[: request.limit]
    return written._replace(
        read_as=written.read_as if written.hits else _as_read(request.question, imported.corrections),
        kind="search",
        answer="",
        citations=(*imported.citations[:both], *written.citations),
        hits=hits,
        notes=tuple(dict.fromkeys((*imported.notes, *_read(imported.corrections), *written.notes))),
    )


def _with_places(written: Answer, library: Library, request: Request, cards: list[str]) -> Answer:
    """Put imported questions and errata among the hits: first those that name every card asked about, others third."""
    found = search_places(library, request, cards)
    if not found.hits:
        return written
    ahead = 0 if found.first else IMPORTED_AFTER
    most = request.limit if not written.hits else max(1, request.limit // 3)
    hits = (*written.hits[:ahead], *found.hits[:most], *written.hits[ahead:])[: request.limit]
    return written._replace(
        kind="search",
        answer="" if written.kind == "none" else written.answer,
        citations=(*written.citations, *found.citations[:most]),
        hits=hits,
        notes=tuple(dict.fromkeys((*written.notes, *found.notes))),
    )


def _read(corrections: tuple[tuple[str, str], ...]) -> list[str]:
    return [f"Read {word!r} as {better!r}." for word, better in corrections]


def _written(library: Library, request: Request, cards: list[str]) -> Answer:
    """Search what is written here; hits are grouped by section, the best rule of each named."""
    from judge.index.whoosh_adapter import open_index  # noqa: PLC0415 - two cards are answered without it

    notes: list[str] = []
    key = str((library.store.get("meta") or {}).get("hash") or "unnamed")
    index = open_index(key, lambda: passages(library), notes.append)
    question = understand(request.question, library, index, cards)
    notes += _read(question.corrections)
    ids = passage_ids(library)
    found = [(ids[number], score) for number, score in index.search(question.wanted, CANDIDATES)]
    places = rank(library, question, found)
    shown = [hit_of(library, place.id) for place in places[:TESTED]]
    texts = [frozenset(terms(f"{hit.title} {hit.excerpt}")) for hit in shown]
    keywords = {library.keyword(name).id for name in library.names("keywords")}
    if not places or not is_found(question, index, texts, keyword=not keywords.isdisjoint(question.sections)):
        return Answer(
            question=request.question,
            read_as=_as_read(request.question, question.corrections),
            rules=library.version,
            as_of=library.as_of,
            basis=library.basis,
            answer="Nothing in the rules, the answers or the errata is about this.",
            notes=tuple(notes),
        )
    hits = [hit_of(library, place.id) for place in places[: request.limit]]
    hits = [*hits[:CARDS_AFTER], *_card_hits(question), *hits[CARDS_AFTER:]][: request.limit]
    found_beside = beside(library, hits, places[: request.limit], places[:TESTED])
    found_answer = Answer(
        question=request.question,
        read_as=_as_read(request.question, question.corrections),
        kind="search",
        rules=library.version,
        as_of=library.as_of,
        basis=library.basis,
        answer="",
        citations=tuple(citation_of(library, one) for one in (*(hit.id for hit in hits), *found_beside.ids)),
        hits=found_beside.hits,
        notes=tuple(notes),
    )
    return follow(library, found_answer)


def _card_hits(question: Question) -> list[Hit]:
    return [Hit(f"card:{card}", "card", card) for card in question.cards[:2]]
