"""Interprets a question in plain words: its cards, its keywords, its terms and their weights."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.index.correction import corrected
from judge.index.synonyms import SYNONYMS, WEIGHT, described_terms, expansions, in_rules_terms
from judge.index.words import STOP_WORDS, stemmed, words
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from judge.content.library import Library
    from judge.index.whoosh_adapter import Index

OF_POLICY = 2.0
"""How much more often, by the share of passages, a word of policy is in the tournament rules than in all others."""

KIN = 0.4
"""The weight of a family of words (``families.py``) of which the question has one."""
FEW = 9
"""The families of a question are searched for that has no more terms; a longer one says itself what it means.

Nor are they if it names a card: then the rules of the card tell more.
"""

_VERSION = re.compile(r"\bv?(?:1\.\d|\d{4}-\d\d-\d\d)\b")
_CHANGE = frozenset({"changed", "change", "changes", "difference", "differences", "different", "new"})


class Question(NamedTuple):
    """A question as it is searched for.

    ``wanted`` maps terms to weights; ``said`` are the terms of the question itself; ``sections`` are the ids of
    headings that it names; ``policy`` is the share of its weight that words of policy have; ``corrections`` are pairs
    of a word and its correction; ``unknown`` are the words that no passage contains.
    """

    text: str
    wanted: dict[str, float]
    said: tuple[str, ...]
    cards: tuple[str, ...]
    sections: tuple[str, ...]
    policy: float
    corrections: tuple[tuple[str, str], ...]
    unknown: tuple[str, ...] = ()


def parse_question(
    text: str,
    library: Library,
    index: Index,
    cards: Sequence[str] = (),
    *,
    is_spelled: Callable[[str], bool] = lambda _: False,
    tournament: range = range(0),
) -> Question:
    """Interpret a question; ``cards`` are the cards that it names, found by the caller.

    The text is split into words and never parsed as a query language. A word is corrected last: not if a passage
    contains it, if it is slang or a synonym, or if the caller knows that it ``is_spelled`` as meant. ``tournament`` are
    the passages of the tournament rules, which tell the words of policy.
    """
    versions = bool(_VERSION.search(text))
    written = [word for word in words(_VERSION.sub(" ", text)) if not versions or word not in _CHANGE]
    corrections: list[tuple[str, str]] = []
    unknown: list[str] = []
    alone = sum(word not in STOP_WORDS for word in written) == 1
    for place, word in enumerate(written):
        if word in STOP_WORDS or word in SYNONYMS or index.knows(stemmed(word)) or index.families(stemmed(word)):
            continue
        if not is_spelled(word) and (better := corrected(word, index, alone=alone)):
            corrections.append((word, better))
            written[place] = better
        else:
            unknown.append(word)
    said = [stemmed(word) for word in in_rules_terms(written, index.knows) if word not in STOP_WORDS]
    wanted = {stemmed(word): WEIGHT for word in expansions(written)}
    wanted |= dict.fromkeys(said, 1.0)
    for card in cards:
        for word in words(card):
            if word not in STOP_WORDS:
                wanted.setdefault(stemmed(word), WEIGHT)
    once = tuple(dict.fromkeys(said))
    if not cards and len(once) <= FEW:
        wanted |= {family: KIN for term in once for family in index.families(term)}
    sections = tuple(
        _sections([*written, *(word for term in described_terms(written) for word in term.split())], library)
    )
    policy = _policy(once, index, tournament)
    return Question(text, wanted, once, tuple(cards), sections, policy, tuple(corrections), tuple(unknown))


def _policy(said: tuple[str, ...], index: Index, tournament: range) -> float:
    """The share of a question's weight that its words of policy have.

    A word is one of policy if the tournament rules have it more often than the other texts do.
    """
    others = index.size - len(tournament)
    if not tournament or not others:
        return 0.0
    whole = of_policy = 0.0
    for term in said:
        weight = index.rarity(term)
        with_it = index.passages_with(term)
        there = sum(number in tournament for number in with_it)
        whole += weight
        if there / len(tournament) > OF_POLICY * (len(with_it) - there) / others:
            of_policy += weight
    return of_policy / whole if whole else 0.0


def _sections(written: list[str], library: Library) -> list[str]:
    """The ids of headings that the question names, longest names first; each word is used once."""
    found: list[str] = []
    free = [True] * len(written)
    for length in range(min(4, len(written)), 0, -1):
        for first in range(len(written) - length + 1):
            if not all(free[first : first + length]):
                continue
            named = library.named(" ".join(written[first : first + length]))
            headings = [identifier for kind, identifier in named if kind in {"keyword", "section"}]
            if headings:
                free[first : first + length] = [False] * length
                found += headings
    return list(dict.fromkeys(found))
