"""Two or more cards in one question: a simulation, or look-ups if they cannot be simulated."""

from __future__ import annotations

import importlib
from datetime import date
from typing import TYPE_CHECKING, Any

from judge.answers.library.official_wording import anything_imported
from judge.answers.page.answer import Answer
from judge.answers.page.how_read import HowRead
from judge.answers.page.outcome_blocks import Simulation
from judge.answers.simulated.pair_screen import PairScreen
from judge.answers.typed.rest_of_the_words import Words
from judge.cards.loader import has_file
from judge.errors import CannotSimulate
from judge.matchup.walks.walk_status import COMPLETE, LINES_LEFT_OUT

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.page.blocks import Citation
    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.matchup.boards.steering import Steering

MATCHUP = "judge.answers.simulated.pair_answer"


NO_WORDS = Words("")


def pair_answer(library: Library, request: Request, cards: list[str], words: Words = NO_WORDS) -> Answer:
    """The matchup of these cards. If there is none, the reason and the texts about them.

    ``words`` are the words of the question besides its cards. Those that were not understood are listed.
    """
    found = _pair_answer(library, request, cards, words)
    names = {card.casefold() for card in cards}  # those of imported cards are no words that the reader knows
    unread = tuple(word for word in words.not_understood if word.casefold() not in names)
    if not unread:
        return found
    from judge.answers.typed.not_understood import with_unread  # noqa: PLC0415 - most questions are understood

    return with_unread(found, unread)


def _pair_answer(library: Library, request: Request, cards: list[str], words: Words) -> Answer:
    read_as = " vs ".join(cards)
    corrected = read_as.casefold() not in request.question.casefold()
    notes = (f"Read as {read_as}.",) if corrected else ()
    read: tuple[str, ...] = ()
    try:
        from judge.answers.typed.board_options import said_in_words, steering  # noqa: PLC0415 - the same
        from judge.answers.typed.stated_set_up import stated_set_up  # noqa: PLC0415 - loads the engine
        from judge.matchup.boards.steering import FREE  # noqa: PLC0415 - the same
        from judge.matchup.search.third_card import beside  # noqa: PLC0415 - the same
        from judge.scenario.board.setup import card_for  # noqa: PLC0415 - the same

        if anything_imported():
            from judge.answers.imported.read_cards import read_cards  # noqa: PLC0415 - usually there is nothing

            read = read_cards(library, cards)
        told: dict[str, Any] = {"progress": request.progress} if request.progress is not None else {}
        stated = stated_set_up(request, library.as_of)
        day = date.fromisoformat(library.as_of)
        wanted = steering(request.wishes, cards, day, said_in_words(words, cards, day))
        if len(cards) == 3:
            wanted = beside(wanted, card_for(cards[2], day))
        if wanted is not FREE:
            told["wanted"] = wanted
        if words.says_something or words.not_understood:
            told["said"] = request.question
        if request.more is not None:
            told["more"] = request.more
        found: Answer = _matchup()(library, cards[:2] if len(cards) == 3 else cards, stated, **told)
        if wanted is not FREE:
            found = _as_asked(found, wanted)._replace(read_as=read_as)
    except CannotSimulate as refusal:
        return looked_up(library, request, cards)._replace(
            check="cannot simulate",
            simulation=Simulation("refused", refusal.reason),
            screen=PairScreen(tuple(cards), refused=refusal.reason),
            notes=(*notes, f"Not simulated: {refusal.reason}"),
        )
    found = found._replace(
        citations=(*found.citations, *(imported := _imported(library, cards))),
        question=request.question,
        read_as=found.read_as or read_as,
        hits=found.hits or _hits(library, request, cards),
        screen=found.screen._replace(names=tuple(cards)) if found.screen and len(cards) > 2 else found.screen,
        notes=(*notes, *found.notes, *_notes(library, cards, imported)),
    )
    if not read:
        return found
    from judge.answers.imported.read_cards import marked  # noqa: PLC0415 - usually there is nothing

    return marked(found, read)


def _as_asked(found: Answer, wanted: Steering) -> Answer:
    """The answer if the question is about more than an interaction: the result of stated acts, or of a third card.

    Such a question has an answer even if neither card is about the other.
    """
    asked_for = found.asked_for or HowRead()
    third = asked_for.part_of_third
    if found.questions is None or found.questions.interact is not None or found.simulation is None:
        return found._replace(answer=f"{found.answer} {third}") if third else found
    if not wanted.play and not asked_for.third_differs:
        return found._replace(answer=f"{third} {found.answer}") if third else found
    status = found.simulation.status
    if status == "not found":
        status = "not all tried" if not wanted.play else LINES_LEFT_OUT if found.simulation.dropped_lines else COMPLETE
    alone = "In this play neither card is about what the other one does." if wanted.play else ""
    return found._replace(
        answer=f"{third} {alone}".strip() if third or alone else found.answer,
        simulation=found.simulation._replace(status=status),
        asked_for=asked_for._replace(is_answered=True),
    )


def _imported(library: Library, cards: list[str]) -> tuple[Citation, ...]:
    """The imported questions that name all of these cards."""
    if not anything_imported():
        return ()
    from judge.answers.library.imported_places import citation_of, on_cards  # noqa: PLC0415 - usually there is nothing

    return tuple(citation_of(library, place) for place in on_cards(library, cards))


def _notes(library: Library, cards: list[str], imported: tuple[Citation, ...]) -> tuple[str, ...]:
    """The imported answers about these cards, and the imported errata that the engine does not perform."""
    if not anything_imported():
        return ()
    from judge.answers.imported.imported_cards import imported_errata  # noqa: PLC0415 - usually there is nothing

    answers = [f"An imported answer names these cards: {one.id}." for one in imported]
    reviewed = [card for card in cards if has_file(card)]  # the others are read from their texts, errata included
    errata = [one for card in reviewed for one in imported_errata(library, card) if one.date <= library.as_of]
    return (*answers, *(f"An imported erratum is not performed here: {one.id}." for one in errata))


def _matchup() -> Callable[..., Any]:
    try:
        module = importlib.import_module(MATCHUP)
    except ModuleNotFoundError as problem:
        if problem.name != MATCHUP:
            raise
        raise CannotSimulate("simulating two cards is not available in this build") from None
    found: Callable[..., Any] = module.matchup_answer
    return found


def looked_up(library: Library, request: Request, cards: list[str]) -> Answer:
    """The texts about several cards. Rulings that name more than one of them come first."""
    from judge.answers.lookups.card_page import card_answer  # noqa: PLC0415 - a matchup that was simulated shows no cards

    pages = [library.page(card) for card in cards]
    shared = {entry.id for entry in pages[0].faq if sum(entry in page.faq for page in pages) > 1}
    citations: dict[str, Citation] = {}
    for page in pages:
        for citation in card_answer(library, request.question, page.name).citations:
            citations.setdefault(citation.id, citation)
    ordered = sorted(citations.values(), key=lambda citation: citation.id not in shared)
    return Answer(
        question=request.question,
        read_as=" vs ".join(cards),
        kind="matchup",
        answer="What is written about these cards:",
        citations=tuple(ordered),
        hits=_hits(library, request, cards),
    )


def _hits(library: Library, request: Request, cards: list[str]) -> tuple[Any, ...]:
    from judge.answers.finding.full_text import full_text  # noqa: PLC0415 - a matchup that was simulated has its own hits

    return full_text(library, request, cards).hits
