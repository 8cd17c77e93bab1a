"""Interprets a question in plain words: its cards, its keywords, its terms and their weights."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.index.correction import corrected
from judge.index.synonyms import WEIGHT, described_terms, expansions, in_rules_terms
from judge.index.words import STOP_WORDS, stemmed, words
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.library import Library
    from judge.index.whoosh_adapter import Index

POLICY_WORDS = frozenset(
    """infraction infractions penalty penalties warning disqualified disqualification judge judges tournament
    tournaments round rounds match event events organizer registration decklist sideboard sideboarding sleeves sleeve
    proxy proxies cheating bribery unsporting slow-play slow stalling late tardy tardiness drop swiss floor spectator
    spectators opl policy appeal concede intentional draw-match time clock shuffle shuffling notes""".split()  # noqa: SIM905
)

_VERSION = re.compile(r"\bv?(?:1\.\d|\d{4}-\d\d-\d\d)\b")
_CHANGE = frozenset({"changed", "change", "changes", "difference", "differences", "different", "new"})


class Question(NamedTuple):
    """A question as it is searched for.

    ``wanted`` maps terms to weights; ``said`` are the terms of the question itself; ``sections`` are the ids of
    headings that it names; ``corrections`` are pairs of a word and its correction.
    """

    text: str
    wanted: dict[str, float]
    said: tuple[str, ...]
    cards: tuple[str, ...]
    sections: tuple[str, ...]
    policy: bool
    corrections: tuple[tuple[str, str], ...]


def parse_question(text: str, library: Library, index: Index, cards: Sequence[str] = ()) -> Question:
    """Interpret a question; ``cards`` are the cards that it names, found by the caller.

    The text is split into words and never parsed as a query language; only words that no passage contains are
    corrected.
    """
    versions = bool(_VERSION.search(text))
    written = [word for word in words(_VERSION.sub(" ", text)) if not versions or word not in _CHANGE]
    corrections = []
    for place, word in enumerate(written):
        if word not in STOP_WORDS and not index.knows(stemmed(word)) and (better := corrected(word, index)):
            corrections.append((word, better))
            written[place] = better
    said = [stemmed(word) for word in in_rules_terms(written, index.knows) if word not in STOP_WORDS]
    wanted = {stemmed(word): WEIGHT for word in expansions(written)}
    wanted |= dict.fromkeys(said, 1.0)
    for card in cards:
        for word in words(card):
            if word not in STOP_WORDS:
                wanted.setdefault(stemmed(word), WEIGHT)
    policy = not POLICY_WORDS.isdisjoint(written)
    sections = tuple(
        _sections([*written, *(word for term in described_terms(written) for word in term.split())], library)
    )
    return Question(text, wanted, tuple(dict.fromkeys(said)), tuple(cards), sections, policy, tuple(corrections))


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
