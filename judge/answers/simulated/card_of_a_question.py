"""The page of the card that a question names, if nothing else of the question was understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.imported.other_cards import resolve_card
from judge.answers.lookups.card_page import card_answer
from judge.answers.page.screen_parts import Screen
from judge.answers.simulated.pair_or_lookups import looked_up, pair_answer
from judge.answers.typed import versus
from judge.answers.typed.rest_of_the_words import Words
from judge.answers.typed.sides_of_vs import cards_in_words
from judge.cards.names import find_mentions
from judge.engine.wording.sentences import capital
from judge.errors import NotFound
from judge.index.words import STOP_WORDS, words

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library


_ASKS_WHICH = "several cards are called"


def of_its_cards(library: Library, request: Request, found: Answer | None, missing: NotFound | None) -> Answer:
    """The answer on the cards that a question names, if ``found`` is None or ``missing`` is why there is none.

    Raises NotFound if it names none, or if a name fits several cards, with the question which one is meant.
    """
    if of_cards := only_its_cards(library, request, missing):
        return of_cards._replace(notes=(*of_cards.notes, found.answer)) if found is not None else of_cards
    said = missing.reason if missing is not None else found.answer if found is not None else ""
    if _ASKS_WHICH not in said and (which := _which_card(request, said)):
        raise which
    if missing is not None:
        raise missing
    assert found is not None  # the last reader answers everything
    return found


def only_its_cards(library: Library, request: Request, missing: NotFound | None = None) -> Answer | None:
    """The texts about the cards that a question names, and the words of it that were not understood.

    None if it names none, or if a name fits several cards, of which the user has to choose one. ``missing`` is why
    there is no other answer.
    """
    mentions = find_mentions(request.question)
    if any(not one.match.name for one in mentions):
        return None
    cards = {one.match.name: request.question[one.start : one.end] for one in mentions if one.match.kind != "partial"}
    alone = versus.only_side(request.question)
    sides = [alone, ""] if alone else [part.strip(" ?!.,") for part in versus.SIDES.split(request.question)]
    for side in sides if len(sides) > 1 else ():
        match = resolve_card(library, side) if side else None
        if match and not match.name:
            return None
        if match:
            cards.setdefault(match.name, side)
    if not cards:
        return None
    left = request.question
    for spelled in cards.values():
        left = left.replace(spelled, "\n")
    unread = tuple(text for part in left.split("\n") if (text := _unread(part)))
    names = list(cards)
    if len(names) > 1 and request.simulate:
        return pair_answer(library, request, names, Words(request.question, not_understood=unread))
    why = f"not understood: {', '.join(map(repr, unread))}" if unread else missing.reason if missing else ""
    verdict = f"Read as {' vs '.join(names)}; {why}."
    several = len(names) > 1
    found = looked_up(library, request, names) if several else card_answer(library, request.question, names[0])
    page = found.page
    return found._replace(
        question=request.question,
        answer=f"{verdict} {found.answer}",
        notes=(*found.notes, *((f"{capital(missing.reason)}. {missing.hint}".strip(),) if missing is not None else ())),
        page=page.opened_with(verdict) if isinstance(page, Screen) else page,
        withheld=unread or (request.question,),
    )


def _which_card(request: Request, said: str) -> NotFound | None:
    """The question to the user which of several cards with a common name is meant.

    ``said``: why there is no other answer.
    """
    shared = [one for one in find_mentions(request.question) if not one.match.name]
    if not shared:
        return None
    names = {request.question[one.start : one.end]: one.match.alternatives for one in shared}
    choices = "; ".join(f"{name!r} is {cards_in_words(cards)}" for name, cards in names.items())
    called = " and ".join(map(repr, names))
    return NotFound(
        f"{said.rstrip('.')}; {_ASKS_WHICH} {called}", where=request.question,
        hint=f"Which is meant? {choices}.", nearest=tuple(card for cards in names.values() for card in cards),
    )  # fmt: skip


def _unread(part: str) -> str:
    """A part of a question without the words that join it to others. "" if it has no meaningful word."""
    said = part.strip(" ?!.,").split()
    while said and said[0].casefold() in versus.BETWEEN:
        said = said[1:]
    while said and said[-1].casefold() in versus.BETWEEN:
        said = said[:-1]
    return "" if STOP_WORDS.issuperset(words(" ".join(said))) else " ".join(said)
