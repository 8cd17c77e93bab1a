"""``judge faq``, ``judge ruling``, ``judge near-misses`` and ``judge tournament``: look-ups in one kind of document."""

from __future__ import annotations

from judge.cli.entry import ask, nothing, opened, show
from judge.errors import NotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.cli.read_arguments import Options
    from judge.content.library import Library


def faq(query: list[str], options: Options) -> int:
    """Write what the FAQs have; without words the list of FAQs."""
    from judge.answers.documents.faq_page import faq_answer  # noqa: PLC0415 - imported when it runs

    return _answered(faq_answer, query, options)


def ruling(query: list[str], options: Options) -> int:
    """Write a ruling of the project, or those that the words are about; without words their chapters."""
    from judge.answers.documents.rulings_look_up import ruling_answer  # noqa: PLC0415 - imported when it runs

    return _answered(ruling_answer, query, options)


def near_misses(query: list[str], options: Options) -> int:
    """Write the near misses that have the words; without words all of them."""
    from judge.answers.documents.near_misses_page import near_misses_answer  # noqa: PLC0415 - imported when it runs

    return _answered(near_misses_answer, query, options)


def tournament(query: list[str], options: Options) -> int:
    """Write what the tournament rules have; without words their sections."""
    from judge.answers.tournament_page import number_of, tournament_answer  # noqa: PLC0415 - imported when it runs

    text = " ".join(query)
    if number := number_of(text):
        return show(ask(options, number), options)
    library = opened(options)
    try:
        return show(tournament_answer(library, options.request(text)), options, library)
    except NotFound as missing:
        return show(nothing(missing, text, options), options)


def _answered(look_up: Callable[[Library, Request], Answer], query: list[str], options: Options) -> int:
    """Write what a look-up has for the words, or that it has nothing, with what is near."""
    text = " ".join(query)
    library = opened(options)
    try:
        return show(look_up(library, options.request(text)), options, library)
    except NotFound as missing:
        return show(nothing(missing, text, options), options)
