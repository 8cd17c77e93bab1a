"""A question for the text of a rule, keyword, card, section or infraction: ``what does 428.1.a say``."""

from __future__ import annotations

import re

from judge.answers.imported.other_cards import resolve_card
from judge.answers.lookups.exact_names import named_answer
from judge.answers.lookups.rule_beside import rule_beside
from judge.answers.lookups.rule_page import rule_answer
from judge.answers.lookups.several_rules import several_rules
from judge.answers.typed import versus
from judge.answers.typed.asking_words import without_asking_words
from judge.content.several_numbers import several_numbers
from judge.content.spoken_numbers import number_said
from judge.content.typed_numbers import number_in_words, number_of_document, read_number
from judge.errors import NotFound, Unreadable
from judge.index.slang import TERM_OF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library

_SAYS = re.compile(r"\W+")


def read(library: Library, request: Request) -> Answer | None:
    """The page of what remains without the words that only ask. None if other words are left."""
    question = request.question.strip(" ?!.")
    for text in without_asking_words(question):
        if typed := read_number(text) or read_number(number_said(text)):
            return request.shortened(rule_answer(library, request.question, typed))
        if several := several_numbers(text):
            return request.shortened(several_rules(library, request.question, several))
        if (
            text != question
            and (found := named_answer(library, request.question, text))
            and _is_meant(library, text, found)
        ):
            return request.shortened(found)
        if found := _in_players_words(library, request.question, text):
            return request.shortened(found)
    return _beside(library, request) or _number_among_words(library, request)


def _beside(library: Library, request: Request) -> Answer | None:
    """The rule before or after another one, which the question names."""
    typed = rule_beside(library, request.question)
    return request.shortened(rule_answer(library, request.question, typed)) if typed else None


def _in_players_words(library: Library, question: str, text: str) -> Answer | None:
    """The page of the term that a players' word means (``bf``), with the card of the same name, if there is one."""
    term = TERM_OF.get(text.casefold())
    if term is None or (found := named_answer(library, question, term)) is None or found.kind == "card":
        return None
    match = resolve_card(library, text)
    card = f" {match.name} is a card: judge {match.name}." if match and match.name else ""
    return found._replace(notes=(f"Read as {term}.{card}", *found.notes))


def _is_meant(library: Library, text: str, found: Answer) -> bool:
    """Whether the words ask for this page. A section of the tournament rules alone ("2v2 rules") may not be meant."""
    if not found.read_as.startswith("tournament@"):
        return True
    from judge.answers.lookups.infraction import without_asking  # noqa: PLC0415 - most pages are of the core rules

    return any(kind == "infraction" for name in (text, without_asking(text)) for kind, _ in library.named(name))


def _without(question: str, number: str) -> str:
    """The question without a number and the words around it ("rule", "in the"), wherever they are."""
    if number in question:
        return question.replace(number, " ")
    parts = "|".join(rf"(?<![\w.]){re.escape(part)}(?![\w.])" for part in number.split())
    return re.sub(rf"{parts}|\brule(?:s|book)?\b|[Ii]n\b|\bthe\b", " ", question, flags=re.IGNORECASE)


def _number_among_words(library: Library, request: Request) -> Answer | None:
    """The rule whose number is in the question, with a note that the other words were not looked up."""
    if versus.has_sides(request.question):
        return None  # the number may be one side of it
    number = number_of_document(request.question) or number_in_words(request.question)
    typed = read_number(number) if number else None
    if typed is None:
        return None
    rest = " ".join(word for word in _SAYS.split(_without(request.question, number)) if word)
    try:
        found = rule_answer(library, request.question, typed)
    except Unreadable:
        raise
    except NotFound:
        return None
    of = "tournament rule" if found.read_as.startswith("tournament@") else "rule"
    note = f"Read as {of} {typed.number}; not looked up: {rest!r} (judge search has all words)." if rest else ""
    return request.shortened(found._replace(notes=(*found.notes, note) if note else found.notes))
