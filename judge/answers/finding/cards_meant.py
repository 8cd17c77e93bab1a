"""Which card a question means by a champion's name, or by a part of a name, that several cards have.

It is the card whose text has the telling words of the question: the fewer cards have a word, the more it tells. If no
card has clearly more of them than the others, none is meant.
"""

from __future__ import annotations

from math import log2
from typing import TYPE_CHECKING

from judge.answers.library.card_wording import text_in_force
from judge.cards.catalogue import catalogue
from judge.cards.name_index import name_index
from judge.cards.name_match import match_of
from judge.cards.name_words import singulars
from judge.cards.name_words import words as written_words
from judge.cards.names import Mention
from judge.cards.ordinary_words import is_ordinary
from judge.index.synonyms import SYNONYMS
from judge.index.words import STOP_WORDS, stemmed, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.library import Library

ENOUGH = 3.0
"""How much more the words of one card must tell than those of the next: a word that one of eight cards has tells 3."""

TELLING = 2.0
"""How much a word tells at least that a question is about a card's text: one of four cards has it."""
MOST, SHARE = 2, 3
"""A question is about a text that has this many of its telling words, or one in this many of all its words."""

OBJECT = 3
"""How many words after an article may name what something is done to."""
_DOERS = frozenset(
    {"to", "i", "you", "he", "she", "we", "they", "who", "must", "can", "not", "cant", "dont", "and", "or"}
)
_ARTICLES = frozenset({"a", "an", "any", "her", "his", "my", "our", "the", "their", "this", "that", "your"})


def with_parts_of_names(question: str, mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions of a question, and those of its free words that several names have and that mean nothing else.

    A name that is short for a card that the question names in full, too, is that card.
    """
    named = {one.match.name for one in mentions if one.match.name}
    found = list(mentions)
    for word in written_words(question):
        if any(one.start <= word.start < one.end for one in mentions) or word.folded in SYNONYMS:
            continue
        names = next(filter(None, map(name_index().distinctive.get, singulars(word.folded))), ())
        if len(names) > 1:
            found.append(Mention(word.start, word.end, match_of(names, "partial")))
    return sorted((one for one in found if named.isdisjoint(one.match.alternatives)), key=lambda one: one.start)


def without_deeds(library: Library, question: str, mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions of a question without everyday verbs, if that card does not do what the sentence says.

    To abandon a battlefield does not mean the card Abandon, whose text has no battlefield, but to charm a unit means
    Charm.
    """
    return [one for one in mentions if not (one.match.name and _is_deed(library, question, one))]


def _is_deed(library: Library, question: str, one: Mention) -> bool:
    word = question[one.start : one.end]
    before, after = words(question[: one.start])[-1:], words(question[one.end :])
    if not (word.islower() and word.isalpha() and is_ordinary(word) and _DOERS.issuperset(before) and before):
        return False
    done_to = {stemmed(said) for said in after[1 : 1 + OBJECT]}
    return _ARTICLES.issuperset(after[:1]) and bool(done_to) and done_to.isdisjoint(_says(library, one.match.name))


def card_that_fits(library: Library, question: str, cards: Sequence[str]) -> str:
    """The card that the words of a question fit best, or "" if no card fits better than the others."""
    asked = _told(question) - {stemmed(word) for card in cards for word in words(card)}
    texts = {card: asked & _says(library, card) for card in cards}
    told = _tells(library, set[str]().union(*texts.values()))
    scores = {card: sum(told[word] for word in said) for card, said in texts.items()}
    best, second = sorted(scores, key=lambda card: -scores[card])[:2]
    telling = sum(told[word] >= TELLING for word in texts[best])
    is_about_it = telling >= MOST or telling * SHARE >= len(asked)
    return best if is_about_it and scores[best] - scores[second] >= ENOUGH else ""


def _told(text: str) -> set[str]:
    """The stems of a text's words, without those that every text has."""
    return {stemmed(word) for word in words(text) if word not in STOP_WORDS}


def _says(library: Library, card: str) -> set[str]:
    """The stems of a card's text in force and of its types."""
    facts = catalogue().get(card)
    return _told(f"{text_in_force(library, card)} {' '.join(facts.types) if facts else ''}")


def _tells(library: Library, asked: set[str]) -> dict[str, float]:
    """How much each of these stems tells: the fewer cards say it, the more."""
    if not asked:
        return {}
    texts = [_says(library, card) for card in catalogue()]
    having = {word: sum(word in text for text in texts) for word in asked}
    return {word: log2(len(texts) / max(1, many)) for word, many in having.items()}
