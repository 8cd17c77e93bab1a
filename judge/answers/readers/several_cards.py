"""Two or more cards in any words: ``what does charm do to defy``, ``charm + bated hook``.

Also a card against a rule.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from judge.answers.imported.other_cards import resolve_card
from judge.answers.typed import versus
from judge.answers.typed.joining_words import telling
from judge.answers.typed.sides_of_vs import check_sides, sides_of
from judge.answers.typed.words_about_the_board import words_of
from judge.cards.catalogue import catalogue
from judge.cards.names import find_mentions, find_names
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.answers.typed.rest_of_the_words import Words
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """Simulates the cards together, unless nothing may be simulated. For a card and a rule, shows both pages.

    Raises NotFound if a side of a ``vs`` is not a card and has no page, fits several, or is missing.
    """
    if (alone := versus.only_side(request.question)) and _is_no_more_than_a_name(alone):
        other = "charm" if "zhonya" in alone.casefold() else "zhonya"
        hint = f'For example judge "{alone} vs {other}"; judge {alone} shows it by itself.'
        raise NotFound("vs needs something on both sides", where=request.question, hint=hint)
    if not request.simulate or not (versus.CARDS.search(request.question) or find_names(request.question)):
        return None
    words = words_about_cards(library, request.question)
    sides = sides_of(library, words.question)
    check_sides(request.question, sides)
    if len(sides) > 1 and any(side.page for side in sides) and not any(side.is_open for side in sides):
        from judge.answers.lookups.side_by_side import side_by_side  # noqa: PLC0415 - a card against a card needs none of it

        return request.shortened(side_by_side(library, request, sides))
    if not (cards := named_cards(library, words.question)):
        return None
    cards, words = without_a_token(cards, words)
    from judge.answers.simulated.pair_or_lookups import pair_answer  # noqa: PLC0415 - loads the engine

    return pair_answer(library, request, cards, words)


def _is_no_more_than_a_name(text: str) -> bool:
    """Whether a text names a card with at most one more word. With more words, it asks something."""
    mentions = find_mentions(text)
    named = sum(len(text[one.start : one.end].split()) for one in mentions)
    return bool(mentions) and len(text.split()) <= named + 1


def without_a_token(cards: list[str], words: Words) -> tuple[list[str], Words]:
    """Three or more cards without the one token among them, which the others play or act on. A note says so."""
    tokens = [name for name in cards if (card := catalogue().get(name)) is not None and card.supertype == "Token"]
    if len(cards) < _SEVERAL or len(tokens) != 1:
        return cards, words
    unread = (*words.not_understood, tokens[0])
    return [name for name in cards if name != tokens[0]], words._replace(not_understood=unread)


_SEVERAL = 3


def words_about_cards(library: Library, question: str) -> Words:
    """The words of a question about cards that describe the set-up.

    Names of cards that only imports know do not count.
    """
    return words_of(question, partial(resolve_card, library))


def named_cards(library: Library, question: str) -> list[str]:
    """The two or more cards that a question names. Empty if it names fewer. Both sides of a vs may be the same card.

    Raises NotFound if one side of a ``vs`` is not a card.
    """
    cards = list(dict.fromkeys(name for _, _, name in find_names(question)))
    parts = [part for part in versus.CARDS.split(question) if telling(part)]
    if len(parts) > 1 and len(cards) < len(parts):
        matches = [(part, resolve_card(library, part)) for part in parts]
        named = [match.name for _, match in matches if match and match.name]
        if len(named) == len(parts):
            return named
        if named:
            for part, match in matches:
                if match is None or not match.name:
                    near = match.alternatives if match else ()
                    hint = "" if near else f"judge search {part.strip()} looks through all texts."
                    raise NotFound(f"no card is called {part.strip()!r}", where=question, nearest=near[:5], hint=hint)
    return cards if len(cards) > 1 else []
