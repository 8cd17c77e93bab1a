"""A question about cards in people's own words: ``can I counter Icathian Rain with Defy``, ``Tank vs Backline``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.page.how_much import NO_WISHES
from judge.answers.typed.names_spelled import with_names_in_their_place, with_names_put_together, with_names_spelled
from judge.cards.names import find_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.matchup.situations.situation import Situation

_JOINED = frozenset({"vs", "v", "versus", "against", "x", "and", "with"})


def read(library: Library, request: Request) -> Answer | None:
    """Answer on an assumed board.

    None if a word of the question is not understood, if no board shows it, if nothing may be simulated, or if options
    state a set-up.
    """
    if not request.simulate or request.wishes != NO_WISHES or request.might or request.damage or request.deck:
        return None
    keywords = library.names("keywords")
    for text in _spellings(request.question, keywords):
        meant = _situation(text, find_names(text), keywords)
        if meant is not None:
            from judge.answers.simulated.situation_answer import situation_answer  # noqa: PLC0415 - loads the engine

            if found := situation_answer(library, request, meant):
                return found
    return None


def _situation(text: str, names: Sequence[tuple[int, int, str]], keywords: Sequence[str]) -> Situation | None:
    """The meaning of a question that names a card or two keywords, if all its words are understood."""
    if not names and not _has_two_keywords(text, keywords):
        return None
    from judge.answers.questions.situation_of_a_question import situation_of_a_question  # noqa: PLC0415 - most questions are look-ups

    return situation_of_a_question(text, names, keywords)


def _has_two_keywords(text: str, keywords: Sequence[str]) -> bool:
    """Whether a text without a card can be about two keywords."""
    words = set(re.findall(r"[a-z-]+", text.casefold()))
    return not _JOINED.isdisjoint(words) and len(words.intersection(keyword.casefold() for keyword in keywords)) > 1


def _spellings(question: str, keywords: Sequence[str]) -> Iterator[str]:
    """The question as it is written, then with names put together and spelled as they are."""
    in_place = with_names_in_their_place(question)
    if in_place != question:
        yield in_place
    yield question
    text = with_names_put_together(question)
    text = with_names_spelled(text, frozenset(name.lower() for name in keywords))
    if text != question:
        yield text
