"""Full-text search in the project's content and in what is imported."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.finding.first_answer import cards_first, first_answer, led_by
from judge.answers.finding.imported_search import search_imports, search_places
from judge.answers.finding.limit_asked import with_limit
from judge.answers.finding.outside_the_rules import beyond_the_rules
from judge.answers.finding.related_places import related_places
from judge.answers.finding.rulings_found import is_beside, rulings_found
from judge.answers.finding.search_screen import SearchScreen
from judge.answers.imported.newer_page import follow
from judge.answers.library.cited_places import citation_of, hit_of, hits_of
from judge.answers.library.spelled_words import is_spelled
from judge.answers.lookups.older_page import by_its_numbers, in_force_then, is_older
from judge.answers.page.answer import Answer
from judge.answers.rulings.listed_rulings import ListedRulings
from judge.index.candidates import candidates
from judge.index.fit import Fit, fit
from judge.index.passages import passage_ids, passages
from judge.index.query import parse_question
from judge.index.ranking import rank
from judge.index.sureness import SURE, sureness
from judge.index.synonyms import SYNONYMS
from judge.index.words import stemmed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.answers.finding.first_answer import FirstAnswer
    from judge.answers.finding.rulings_found import RulingFound
    from judge.answers.page.blocks import Hit
    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.index.query import Question
    from judge.index.ranking import Place
    from judge.index.whoosh_adapter import Index

MOST_CARDS = 2
"""Maximum number of cards named in a question that are listed before everything else."""
ON_SCREEN = 1
"""Maximum number of rulings on the first screen of a search."""
TESTED = 20
"""How many of the best places are looked at to tell whether any of them is about the question."""
NOTHING = "Nothing in the rules, the answers or the errata is about this."
MOST_UNKNOWN = 8
"""Maximum number of words named as not understood."""
HARDLY = "Nothing fits well; these come nearest."
LONGEST_NAME = 3
"""A question with more words than this is not the name of a card."""
CARDS_AFTER = 4
"""After this many hits come the pages of the cards that a question names: it asks for more than a card."""
IMPORTED_AFTER = 2
"""Imported questions that do not name the cards asked about come after this many hits."""


def _as_read(text: str, corrections: tuple[tuple[str, str], ...]) -> str:
    """The question with the spelling that was searched for."""
    for word, better in corrections:
        text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", better, text, flags=re.IGNORECASE)
    return text


def full_text(library: Library, request: Request, cards: list[str]) -> Answer:
    """Search everything. Imported rulebooks of the requested version come first if we have only their numbers."""
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
    """Put imported questions and errata among the hits.

    They come third, or first if they name every card asked about, or if nothing that is written here fits well.
    """
    found = search_places(library, request, cards)
    if not found.hits:
        return written
    hardly = written.answer.startswith(HARDLY)
    ahead = 0 if found.first or hardly else IMPORTED_AFTER
    most = request.limit if not written.hits else max(1, request.limit // 3)
    hits = (*written.hits[:ahead], *found.hits[:most], *written.hits[ahead:])[: request.limit]
    return written._replace(
        kind="search",
        answer="" if written.kind == "none" or hardly else written.answer,
        citations=(*written.citations, *found.citations[:most]),
        hits=hits,
        notes=tuple(dict.fromkeys((*written.notes, *found.notes))),
    )


def _read(corrections: tuple[tuple[str, str], ...]) -> list[str]:
    return [f"Read {word!r} as {better!r}." for word, better in corrections]


def _written(library: Library, request: Request, cards: list[str]) -> Answer:
    """Search our own texts. Hits are grouped by section, and the best rule of each is named."""
    from judge.index.whoosh_adapter import open_index  # noqa: PLC0415 - two cards are answered without it

    notes: list[str] = []
    key = str((library.store.get("meta") or {}).get("hash") or "unnamed")
    index = open_index(
        key, lambda: passages(library), notes.append, lambda: request.at_once("Building the search index, once …")
    )
    ids = passage_ids(library)
    question = parse_question(
        request.question, library, index, cards, is_spelled=is_spelled, tournament=of_tournament(ids)
    )
    question = with_limit(question)
    notes += _read(question.corrections)
    found = index.search(question.wanted)
    places = rank(
        library, question, candidates(library, index, question, [(ids[number], score) for number, score in found])
    )
    if older := is_older(library):
        places = in_force_then(library, places)
    keywords = {library.keyword(name).id for name in library.names("keywords")}
    best = {place.id for place in places[:TESTED]}
    no_card = _no_such_card(request.question, question, index)
    beyond = beyond_the_rules(request.question)
    read_as = _as_read(request.question, question.corrections)
    said = [*([f"No rule tells {beyond}."] if beyond else []), *([no_card] if no_card else [])]
    said += _not_understood(question)
    fits = fit(
        question._replace(cards=()) if no_card else question,
        index,
        [one for one in found if ids[one[0]] in best],
        keyword=not keywords.isdisjoint(question.sections),
    )
    if fits is Fit.NOT or beyond or not places:
        return Answer(
            question=request.question,
            read_as=read_as,
            answer=" ".join((NOTHING, *said)),
            notes=tuple(notes),
            page=SearchScreen(read_as, frozenset()),
        )
    hits = hits_of(library, (place.id for place in places[: request.limit]))
    if question.cards:
        ahead = _ahead_of_cards(library, index, question, places)
        hits = [*hits[:ahead], *_card_hits(library, question), *hits[ahead:]][: request.limit]
    rulings = () if older else rulings_found(library, index, question, places)
    first = None
    if question.cards and not older and not no_card:
        first = cards_first(library, question.cards[:MOST_CARDS])
    elif not older and fits is Fit.WELL:
        first = first_answer(library, index, question, places, rulings)
    led = led_by(question, rulings)
    listed = _listed(rulings, led, first, places[0].id)
    related = related_places(library, hits, places[: request.limit], places[:TESTED])
    found_answer = Answer(
        question=request.question,
        read_as=read_as,
        kind="search",
        answer=first.words if first else " ".join((HARDLY, *said)) if fits is Fit.HARDLY else "",
        verdict=first.verdict if first else "",
        citations=tuple(citation_of(library, one) for one in (*(hit.id for hit in hits), *related.ids)),
        hits=related.hits,
        notes=tuple(notes),
        first=first,
        rulings=listed,
        page=SearchScreen(read_as, frozenset(question.wanted), 0, first, listed, led is not None),
    ).by(library)
    return by_its_numbers(library, found_answer) if older else follow(library, found_answer)


def _listed(
    rulings: Sequence[RulingFound], led: RulingFound | None, first: FirstAnswer | None, best: str
) -> ListedRulings | None:
    """The rulings in their order, the one that leads first if it is the answer, and how many are on the screen.

    None is on the screen if the best one is beside the point, or if a ruling with its question is the whole answer.
    """
    if not rulings:
        return None
    is_the_answer = led is not None and (first is None or first.ids[0] == led.ruling.id)
    in_order = sorted(rulings, key=lambda one: is_the_answer and one is not led)
    is_said = is_the_answer and first is not None and bool(first.question)
    shown = ON_SCREEN * is_beside(in_order[0], best) if not is_said else 0
    return ListedRulings(tuple(one.listed for one in in_order), shown)


def of_tournament(ids: list[str]) -> range:
    """The numbers of the passages of the tournament rules, which follow one another."""
    numbers = [number for number, one in enumerate(ids) if one.startswith("tournament@")]
    return range(numbers[0], numbers[-1] + 1) if numbers else range(0)


def _not_understood(question: Question) -> list[str]:
    """The sentence that says which words no text has."""
    unknown = tuple(dict.fromkeys(question.unknown))
    more = f" and {len(unknown) - MOST_UNKNOWN} more" if len(unknown) > MOST_UNKNOWN else ""
    return [f"Not understood: {', '.join(map(repr, unknown[:MOST_UNKNOWN]))}{more}."] if unknown else []


def _no_such_card(text: str, question: Question, index: Index) -> str:
    """The sentence that no card is called that, if a question looks like a card name and is not one."""
    if len(question.said) > LONGEST_NAME:
        return ""
    from judge.answers.finding.no_such_card import no_such_card  # noqa: PLC0415 - compares spellings

    return no_such_card(text, question.unknown, lambda word: word in SYNONYMS or index.is_of_the_rules(stemmed(word)))


def _card_hits(library: Library, question: Question) -> list[Hit]:
    """The cards that a question names, each with its text in force."""
    return [hit_of(library, f"card:{card}") for card in question.cards[:MOST_CARDS]]


def _ahead_of_cards(library: Library, index: Index, question: Question, places: Sequence[Place]) -> int:
    """How many hits come before the cards that a question names: the first, if it is about them or sure to answer."""
    first = places[0].id
    entry = library.answer(first) if first.startswith("faq@") else None
    is_about = entry is not None and not set(question.cards).isdisjoint(entry.cards)
    if first.startswith("errata@"):
        is_about = library.erratum(first).card in question.cards
    return int(is_about or sureness(library, index, question, places) >= SURE)
