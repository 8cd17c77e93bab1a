"""Words about the set-up in a question on two cards. They are removed before the cards are read.

Names of cards are found first and stand for one character each, so that no word of a name is read as anything else.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

from judge.answers.typed import versus
from judge.answers.typed.board_phrases import ANY_CARD, RESPONSE, TAKEN, Reads, phrases
from judge.answers.typed.joining_words import ASKING, joins, telling, words_in
from judge.answers.typed.rest_of_the_words import Words
from judge.cards.names import find_mentions, resolve_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.cards.name_match import Match

_FIRST = 0xE000


def words_of(question: str, resolve: Callable[[str], Match | None] = resolve_name) -> Words:
    """Read the words of a question about the set-up. Cards that it puts on the board are not cards of the pair.

    If fewer than two are left then, they are cards of the pair all the same. ``resolve`` knows which card the words of
    a side name, including cards that are not in the catalogue.
    """
    if not _says_more(question):
        return Words(" ".join(question.split()))
    reading = _Reading(question, resolve, takes_cards=True)
    if len(reading.pair) < 2:
        reading = _Reading(question, resolve, takes_cards=False)
    return reading.words()


def _says_more(question: str) -> bool:
    """Whether a question has words besides its cards and the words that join them, which alone make no phrase."""
    at, between = 0, []
    for mention in find_mentions(question):
        between.append(question[at : mention.start])
        at = mention.end
    return any(not joins(part) for part in (*between, question[at:]))


class _Reading:
    """One reading of a question. ``takes_cards``: a card said to be on the board is not one of the pair."""

    def __init__(self, question: str, resolve: Callable[[str], Match | None], *, takes_cards: bool) -> None:
        self.takes_cards = takes_cards
        self.resolve = resolve
        self.names: dict[str, str] = {}
        self.spelled: dict[str, str] = {}
        self.found = Words("")
        text, at = "", 0
        for number, mention in enumerate(find_mentions(question)):
            token = chr(_FIRST + number)
            self.spelled[token] = question[mention.start : mention.end]
            self.names[token] = mention.match.name
            text += question[at : mention.start] + token
            at = mention.end
        self.text = text + question[at:]
        self.order = list(self.names)
        for pattern, reads in phrases():
            self.text = pattern.sub(partial(self._taken, reads), self.text)

    @property
    def pair(self) -> list[str]:
        """The cards that are left."""
        return list(dict.fromkeys(self.names[token] for token in ANY_CARD.findall(self.text)))

    def _taken(self, reads: Reads, match: re.Match[str]) -> str:
        if not all(self.names[token] for token in ANY_CARD.findall(match[0])):
            return match[0]  # which card is meant is open
        kept = reads(self, match)
        return match[0] if kept is None else f"{TAKEN}{kept}{TAKEN}"

    @property
    def noted(self) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
        """The attached cards and the others on the board so far."""
        return self.found.attached, self.found.third

    def note(self, **read: Any) -> None:
        """Note what a phrase says."""
        self.found = self.found._replace(**read)

    def words(self) -> Words:
        """What was read."""
        left = ANY_CARD.sub(lambda match: self.spelled[match[0]], self.text).replace(TAKEN, " ")
        timed = self.found.timed
        if self.found.timing == RESPONSE and timed.startswith("not "):
            timed = next((name for name in self.pair if name != timed.removeprefix("not ")), "")
        return self.found._replace(
            question=" ".join(left.split()), timed=timed, not_understood=tuple(self._not_understood())
        )

    def _not_understood(self) -> list[str]:
        """The words that say more than that cards meet, but for those that a misspelt name may have."""
        found = []
        for side in versus.CARDS.split(self.text):
            left = [words for part in re.split(f"[\ue000-\uf8ff{TAKEN}]", side) if (words := telling(part))]
            spelled = ANY_CARD.sub(lambda match: self.spelled[match[0]], side).replace(TAKEN, " ")
            if left and not ((match := self.resolve(spelled)) and match.name):
                found += left
        several = [match[0] for match in _SEVERAL.finditer(self.text)]
        return [*found, *several, *self._verbs_not_read()]

    def _verbs_not_read(self) -> list[str]:
        """The verbs of which no phrase is made: that two cards meet does not answer whether the one does that."""
        parts = re.split(f"[\ue000-\uf8ff{TAKEN}]", self.text)
        return [word for part in parts if not telling(part) for word in words_in(part) if word.casefold() in ASKING]

    def controls(self, token: str, who: str) -> None:
        """Note who has a card of the pair."""
        self.note(controllers=(*self.found.controllers, (self.names[token], who)))


_SEVERAL = re.compile(
    r"\b(?:two|three|four|five|several|both|all|[2-9])\s+(?:of\s+)?(?:(?:the|my|their|his|her|your|enemy|friendly|opponent's)\s+)*units\b",
    re.IGNORECASE,
)
"""Several units, although a set-up has only one."""
