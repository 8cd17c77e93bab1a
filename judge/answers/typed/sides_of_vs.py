"""Resolves the sides of a ``vs``: each is a full card name or something else with a page.

Asks the user if it is unclear.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.imported.other_cards import resolve_card
from judge.answers.library.infraction_phrases import keys_of
from judge.answers.typed import versus
from judge.answers.typed.joining_words import telling
from judge.cards.name_index import name_index
from judge.cards.name_words import fold
from judge.cards.names import find_mentions
from judge.cards.ordinary_words import is_ordinary
from judge.content.typed_numbers import read_number
from judge.errors import NotFound
from judge.index.slang import TERM_OF
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.cards.names import Mention
    from judge.content.library import Library

LONGEST = 3
"""A question with more words on a side, none of which names a card, is a sentence that is searched for."""
SHOWN = 12
"""The maximum number of cards listed that have a name in common."""


class Side(NamedTuple):
    """One side as it is written: the ``cards`` that it may be, or the name or number of something else with a ``page``.

    ``near`` are cards that have a word in common with it and are not named by it.
    """

    text: str
    cards: tuple[str, ...] = ()
    page: str = ""
    near: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether nothing with that name is known."""
        return not self.cards and not self.page


def sides_of(library: Library, question: str) -> list[Side]:
    """The sides of a question. Empty if it has no ``vs``."""
    parts = [part.strip(" ?!.,") for part in versus.SIDES.split(question)]
    parts = [part for part in parts if part]
    return [_side(library, part) for part in parts] if len(parts) > 1 else []


def check_sides(question: str, sides: list[Side]) -> None:
    """Raises NotFound, with the choices or the nearest names, if a side is unknown or fits several cards.

    Without any card, a question with a long side is a sentence, one that is joined by a plus may be a sum, and a side
    that has only words of the rules or of everyday English ("ready vs exhausted") can be searched for.
    """
    if not any(side.cards for side in sides) and not _is_of_unknown_names(question, sides):
        return
    if unknown := [side for side in sides if side.is_open]:
        near = tuple(card for side in unknown for card in side.near[:5])
        hint = "" if near else f"judge search {unknown[0].text} looks through all texts."
        raise NotFound(
            f"no card is called {' or '.join(repr(side.text) for side in unknown)}, and no keyword, action or rule",
            where=question, nearest=near, hint=hint,
        )  # fmt: skip
    several = [side for side in sides if len(side.cards) > 1]
    if several:
        choices = "; ".join(f"{side.text!r} is {cards_in_words(side.cards)}" for side in several)
        raise NotFound(
            f"several cards are called {' and '.join(repr(side.text) for side in several)}", where=question,
            hint=f"Which is meant? {choices}.", nearest=tuple(card for side in several for card in side.cards),
        )  # fmt: skip


def _is_of_unknown_names(question: str, sides: list[Side]) -> bool:
    """Whether a question has nothing but short sides with a ``vs`` between them, of which one has an unknown word."""
    if not versus.is_written_out(question) or any(len(side.text.split()) > LONGEST for side in sides):
        return False
    open_words = (word for side in sides if side.is_open for word in fold(side.text))
    return any(not (is_ordinary(word) or word in TERM_OF) for word in open_words)


def cards_in_words(cards: tuple[str, ...]) -> str:
    """Cards of which one is meant, in words. Only the first ones if there are many."""
    more = f" or one of {len(cards) - SHOWN} more" if len(cards) > SHOWN else ""
    return " or ".join(cards[:SHOWN]) + more


def _side(library: Library, text: str) -> Side:
    if read_number(text):
        return Side(text, page=text)
    match = resolve_card(library, text)
    if match and match.kind in {"exact", "short"}:
        return Side(text, (match.name,) if match.name else match.alternatives)
    if page := _page(library, text):
        return Side(text, page=page)
    mentions = find_mentions(text)
    left = _left(text, mentions)
    cards = tuple(dict.fromkeys(card for mention in mentions for card in _cards_of(mention)))
    if mentions and not left:
        named = tuple(mention.match.name for mention in mentions if mention.match.name)
        return Side(text, named[:1] or cards)
    if match and (match.name or not mentions):
        return Side(text, (match.name,) if match.name else match.alternatives)
    ordinary = all(is_ordinary(word) or word.isdigit() for words in left for word in fold(words))
    if cards and ordinary and not any(_may_go_on(text, mention) for mention in mentions):
        return Side(text, cards)
    return Side(text, near=cards or _near(text))


def _may_go_on(text: str, mention: Mention) -> bool:
    """Whether a mention of only a part of a name may go on in the word beside it."""
    if mention.match.kind in {"exact", "short"}:
        return False
    beside = (text[: mention.start].split()[-1:], text[mention.end :].split()[:1])
    return any(telling(word) for words in beside for word in words)


def _near(text: str) -> tuple[str, ...]:
    """The cards that have a word of the text in their names, or are spelled a little like it."""
    from judge.cards.corrections import near_names  # noqa: PLC0415 - compares spellings

    sharing = (name for word in fold(telling(text)) for name in name_index().containing.get(word, ()))
    return tuple(dict.fromkeys((*sharing, *near_names(fold(text)))))


def _cards_of(mention: Mention) -> tuple[str, ...]:
    return (mention.match.name,) if mention.match.name else mention.match.alternatives


def _page(library: Library, text: str) -> str:
    """The name of the keyword, the section or the infraction that a text is, also in players' words for it."""
    bare = re.sub(r"^(?:an?|any|the)\s+|\s+(?:keyword|action|rules?)$", "", text, flags=re.IGNORECASE)
    term = TERM_OF.get(bare.casefold(), "")
    names = (name for name in (text, bare, term) if name)
    if name := next((name for name in names if any(kind != "card" for kind, _ in library.named(name))), ""):
        return name
    found = (library.store.get(f"infraction called {key}") for key in keys_of(bare) if key)
    return next((one[0] for one in found if one), "")


def _left(text: str, mentions: list[Mention]) -> list[str]:
    """The words of a side that have a meaning and are in no name."""
    parts, at = [], 0
    for mention in mentions:
        parts.append(text[at : mention.start])
        at = mention.end
    return [words for part in (*parts, text[at:]) if (words := telling(part))]
