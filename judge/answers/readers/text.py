"""Any other question: full text, with the cards that it names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.finding.cards_meant import card_that_fits, with_parts_of_names, without_deeds
from judge.answers.finding.full_text import full_text
from judge.answers.lookups.card_page import card_answer
from judge.answers.typed import versus
from judge.answers.typed.names_spelled import with_names_put_together
from judge.cards.names import find_mentions
from judge.index.words import STOP_WORDS, words

_ASKS = re.compile(
    r"(?:and |but |so )*(?:can|could|may|do|does|did|will|would|is|are|what (?:happens|if|does|do)"
    r"|if|when|while|who|how (?:much|many))\b",
    re.IGNORECASE,
)
NOT_PLAYED = (
    "Not played out: a word of the question is not understood, or no board shows what it says; "
    "its words were searched for. "
    'judge "A vs B" plays two cards, judge ask a question on a board of yours.'
)

_AT_THE_TABLE = frozenset({"good", "against", "work", "works", "anything", "something", "here"})
"""Words beside a card's name that ask for no more than what it does."""
MOST_SHARING = 6
"""The maximum number of cards listed that have a name in common."""

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.cards.names import Mention
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer:
    """Searches everything. An answer of kind ``none`` if nothing is about the question."""
    text = request.question if request.search else with_names_put_together(request.question)
    if text != request.question:
        found = read(library, request._replace(question=text))
        return found._replace(question=request.question, notes=(f"Read as {text!r}.", *found.notes))
    mentions = without_deeds(library, request.question, find_mentions(request.question))
    if not request.search and (card := _only_named(request.question, mentions)):
        return card_answer(library, request.question, card, f"Read as {card}.")
    cards = list(dict.fromkeys(one.match.name for one in mentions if one.match.name))
    mentions = with_parts_of_names(request.question, mentions)
    shared = {
        one: card_that_fits(library, request.question, one.match.alternatives) for one in mentions if not one.match.name
    }
    if cards:  # a word of a name that may be none needs no note beside a card
        shared = {one: card for one, card in shared.items() if card or one.match.kind != "partial"}
    cards += [card for card in dict.fromkeys(shared.values()) if card and card not in cards]
    found = full_text(library, request, cards)
    which = (_which(request.question, one, card) for one, card in shared.items())
    found = found._replace(notes=(*found.notes, *filter(None, which)))
    if not cards or found.kind == "none" or request.search or not request.simulate or not _ASKS.match(request.question):
        return found
    return found._replace(notes=(*found.notes, NOT_PLAYED))


def _only_named(question: str, mentions: list[Mention]) -> str:
    """The one card of a question that has no other content: ``what can I use defy against``."""
    if len(mentions) != 1 or not (name := mentions[0].match.name):
        return ""
    said = words(f"{question[: mentions[0].start]} {question[mentions[0].end :]}")
    return name if STOP_WORDS.union(versus.BETWEEN, _AT_THE_TABLE).issuperset(said) else ""


def _which(question: str, one: Mention, card: str) -> str:
    """A note that a name in the question fits several cards, and for which of them it was taken."""
    others = [other for other in one.match.alternatives if other != card]
    if len(others) > MOST_SHARING:
        others = [*others[: MOST_SHARING - 1], f"{len(others) - MOST_SHARING + 1} more"]
    called = repr(question[one.start : one.end])
    if card:
        return f"Read {called} as {card}; also {' and '.join(others)}."
    return f"{called} may be {' or '.join(others)}." if len(one.match.alternatives) <= MOST_SHARING else ""
