"""A question about cards in people's own words: ``can I counter Icathian Rain with Defy``, ``Tank vs Backline``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.forms.read_by_forms import read_by_forms
from judge.answers.page.how_much import NO_WISHES
from judge.answers.typed.names_spelled import with_names_in_their_place, with_names_put_together, with_names_spelled
from judge.answers.typed.not_understood import decides_unread, without_verdict
from judge.cards.names import find_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answers.forms.read_by_forms import Question
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.matchup.situations.situation import Situation

_JOINED = frozenset({"vs", "v", "versus", "against", "x", "and", "with"})
_PAYS = re.compile(r"P1 pays (?:\[\w\])+")


def read(library: Library, request: Request) -> Answer | None:
    """Answer on an assumed board.

    Nothing for a question that has no form, where nothing may be simulated, and where options state a set-up.
    """
    if not request.simulate or request.wishes != NO_WISHES or request.might or request.damage or request.deck:
        return None
    keywords = library.names("keywords")
    for text in _spellings(request.question, keywords):
        names = find_names(text)
        question, meant = read_by_forms(text, names, keywords), _understood(text, names, keywords)
        if question is None and meant is None:
            continue
        from judge.answers.simulated.question_answer import play_answer  # noqa: PLC0415 - loads the engine
        from judge.answers.simulated.situation_answer import situation_answer  # noqa: PLC0415 - loads the engine

        found = play_answer(library, request, question) if question is not None else None
        better = situation_answer(library, request, meant) if meant is not None else None
        if better is not None and (found is None or _is_preferred(better, found)):
            return better
        if question is not None:
            is_open = found is not None and better is None and meant is not None and _is_open(found, question, meant)
            return without_verdict(found) if found is not None and is_open else found
    return None


def _is_open(found: Answer, question: Question, meant: Situation) -> bool:
    """Whether a verdict by a form is no proof, where the question was understood and nothing was shown.

    A form plays an attack to the end of its combat, of which the question does not speak.
    """
    is_of_the_end = found.verdict == "yes" and question.kind == "hears" and question.event in {"attacks", "defends"}
    return is_of_the_end or (found.verdict == "no" and _is_any(meant))


def _is_any(meant: Situation) -> bool:
    """Whether it is asked if a unit survives of which nobody says how much Might it has."""
    about = next((one for one in meant.things if one.key == meant.asked.to), None)
    is_any = about is not None and not about.name and about.might is None
    return is_any and meant.asked.verb in {"save", "survive"}


def _understood(text: str, names: Sequence[tuple[int, int, str]], keywords: Sequence[str]) -> Situation | None:
    """What a question that names a card means, where all its words are understood."""
    if not names and not _has_two_keywords(text, keywords):
        return None
    from judge.answers.questions.understood import understood  # noqa: PLC0415 - most questions are look-ups

    return understood(text, names, keywords)


def _has_two_keywords(text: str, keywords: Sequence[str]) -> bool:
    """Whether a text without a card can be about two keywords."""
    words = set(re.findall(r"[a-z-]+", text.casefold()))
    return not _JOINED.isdisjoint(words) and len(words.intersection(keyword.casefold() for keyword in keywords)) > 1


def _is_preferred(better: Answer, found: Answer) -> bool:
    """Whether the answer that used every word stands instead of one by a form of a question.

    It does where the form has none, and where it says something else, or no verdict: a form fills in what it does not
    read.
    """
    if decides_unread(found) or found.check == "cannot simulate" or _price(found) != _price(better):
        return True
    return found.verdict != better.verdict


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


def _price(found: Answer) -> str:
    """What is said to be paid; "" where no price is told."""
    told = _PAYS.match(found.answer)
    return told[0] if told is not None else ""
