"""A question about cards in people's own words: ``can I counter Icathian Rain with Defy``, ``Tank vs Backline``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.names_spelled import with_names_put_together, with_names_spelled
from judge.answers.read_question import read_by_forms
from judge.answers.request import NO_WISHES
from judge.cards.names import find_names

if TYPE_CHECKING:
    from judge.answers.model import Answer
    from judge.answers.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """Answer on an assumed board.

    Nothing for a question that has no form, where nothing may be simulated, and where options state a set-up.
    """
    if not request.simulate or request.wishes != NO_WISHES or request.might or request.damage or request.deck:
        return None
    keywords = library.names("keywords")
    question = read_by_forms(request.question, find_names(request.question), keywords)
    if question is None:
        text = with_names_put_together(request.question)
        text = with_names_spelled(text, frozenset(name.lower() for name in keywords))
        question = read_by_forms(text, find_names(text), keywords) if text != request.question else None
    if question is None:
        return None
    from judge.answers.play_question import play_answer  # noqa: PLC0415 - loads the engine

    return play_answer(library, request, question)
