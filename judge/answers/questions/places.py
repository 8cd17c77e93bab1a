"""Reads players, whose something is, and places: "in my base", "onto a battlefield that I control"."""

from __future__ import annotations

import re
from abc import abstractmethod

from judge.answers.questions.parts import Where
from judge.answers.questions.words import Words
from judge.matchup.situations.situation import (
    BASE,
    BATTLEFIELD,
    CHAMPION_ZONE,
    DECK,
    ELSEWHERE,
    HAND,
    ME,
    OPPONENT,
    SAME,
    TRASH,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.answers.questions.parts import Mention

_CARD = re.compile(r"c\d")
_WHOSE = {
    "my": ME, "your": ME, "our": ME, "friendly": ME, "their": OPPONENT, "enemy": OPPONENT, "opponents": OPPONENT,
    "opposing": OPPONENT, "p1s": ME, "p2s": OPPONENT, "his": "its", "her": "its", "its": "its",
}  # fmt: skip
WHO = {
    "i": ME, "we": ME, "me": ME, "you": ME, "us": ME, "opponent": OPPONENT, "opponents": OPPONENT,
    "p1": ME, "p2": OPPONENT, "someone": OPPONENT, "somebody": OPPONENT, "anyone": OPPONENT, "they": OPPONENT,
}  # fmt: skip
HOLDS = frozenset({"control", "controls", "own", "owns", "have", "has", "occupy", "occupies"})
KINDS = {
    "unit": "unit", "units": "unit", "spell": "spell", "spells": "spell", "gear": "gear", "something": "thing",
    "anything": "thing", "enemies": "unit", "enemy": "unit", "attacker": "unit", "defender": "unit",
    "attackers": "unit", "defenders": "unit", "legend": "legend", "card": "card", "cards": "card",
}  # fmt: skip
"""A thing without a name, by the word for it."""
_PLACES = {
    "base": BASE, "bases": BASE, "battlefield": BATTLEFIELD, "battlefields": BATTLEFIELD, "hand": HAND, "hands": HAND,
    "trash": TRASH, "trashes": TRASH, "deck": DECK, "champion-zone": CHAMPION_ZONE,
}  # fmt: skip
_BEHIND_WHOSE = frozenset({"ability", "trigger", "effect", "damage", "deathknell", "legion", "text", "owners", "buff"})


class Places(Words):
    """Players and places. ``types`` are the types of the cards by their keys, ``ahead`` words before a noun.

    ``keywords`` are the keywords of the rules in the spelling of a question.
    """

    ahead: frozenset[str] = frozenset()

    def __init__(self, words: tuple[str, ...], types: dict[str, tuple[str, ...]], keywords: Iterable[str]) -> None:
        super().__init__(words)
        self.types = types
        self.keywords = {word.lower(): word for word in keywords}

    @abstractmethod
    def thing(self) -> Mention | None:
        """Read a thing that is named, or a word for it."""

    def who(self) -> str:
        """A player."""
        return WHO.get(self.one_of(WHO), "")

    def whose(self) -> str:
        """Read an owner. If the word can be used alone, the owned thing must be named after it."""
        if self.next in {"his", "her", "its", "enemy"} and not self.names(self.after_next):
            return ""
        return _WHOSE.get(self.one_of(_WHOSE), "")

    def names(self, word: str) -> bool:
        """Whether a word begins a thing that can have an owner."""
        return (
            bool(_CARD.fullmatch(word))
            or (word.isdigit() and self.next == "enemy")
            or any(word in known for known in (KINDS, self.ahead, _PLACES, _BEHIND_WHOSE, _WHOSE))
        )

    def card(self) -> str:
        """The key of a card."""
        return self.one_of(frozenset({self.next})) if _CARD.fullmatch(self.next) else ""

    def place(self) -> Where | None:
        """Where something is."""
        with self.attempt() as keep:
            if self.take("here", "there", "with it", "with him", "with her", "alongside it"):
                return keep(Where(SAME))
            if self.take("elsewhere"):
                return keep(Where(ELSEWHERE))
            if self.take("beside", "alongside") and (other := self.thing()):
                return keep(Where(SAME, beside=other))
            self.take("sitting", "standing", "located", "stationed", "parked", "waiting", "over", "back")
            if self.take("in", "at", "on") and (found := self.place_noun()) is not None:
                return keep(found)
        return None

    def goal(self) -> Where | None:
        """Where something goes."""
        with self.attempt() as keep:
            self.take("back", "over", "out", "away", "home")
            if self.take("to", "into", "onto", "in", "at", "on") and (found := self.place_noun()) is not None:
                return keep(found)
        with self.attempt() as keep:
            if self.take("there", "here"):
                return keep(Where(SAME))
            if self.take("back home", "home"):
                return keep(Where(BASE))
            if self.take("elsewhere", "away"):
                return keep(Where(ELSEWHERE))
        return None

    def place_noun(self) -> Where | None:
        """The name of a place, with whose it is or who controls it."""
        whose = self.whose()
        self.take("owners", "owner")
        if self.take("another battlefield", "other battlefield", "other battlefields", "another 1", "another location"):
            if self.take("than"):
                beside = self.thing()
                return Where(ELSEWHERE, beside=beside) if beside is not None else None
            return Where(ELSEWHERE)
        with self.attempt() as keep:
            if self.take("1") and self.take("battlefield"):
                return keep(Where(BATTLEFIELD, whose))
        if self.take("same battlefield", "same place", "same location"):
            return Where(SAME, beside=self.thing() if self.take("as") else None)
        if self.take("empty", "open", "unoccupied", "uncontrolled"):
            return self._held(Where(BATTLEFIELD, "nobody")) if self.take("battlefield", "battlefields") else None
        is_occupied = bool(self.take("occupied", "top of")) and self.words[self.at - 1] == "occupied"
        whose = (self.whose() if is_occupied else "") or whose
        if self.next == "1" and self.after_next == "battlefield":
            self.number()
        if word := self.one_of(_PLACES):
            if whose == "its" and _PLACES[word] == BATTLEFIELD:
                return Where(SAME, "its")
            return self._held(Where(_PLACES[word], whose))
        if "Battlefield" in self.types.get(self.next, ()):
            return Where(self.card(), whose)
        return None

    def _held(self, where: Where) -> Where:
        """Who controls a place: "that my opponent controls", "they control and have units at"."""
        with self.attempt() as keep:
            if self.take("where he is", "where she is", "where it is", "he is at", "she is at", "it is at"):
                return keep(Where(SAME))
            self.take("that", "which", "where")
            if self.take("i choose", "i chose", "i pick", "they choose"):
                return keep(where)
            if (who := self.who()) and self.one_of(HOLDS):
                self._and_units_there()
                return keep(where._replace(held_by=who))
        return where

    def _and_units_there(self) -> None:
        """Skip "and units there" after a place that a player controls, which has units anyway."""
        with self.attempt() as keep:
            self.take("and")
            if self.take("has units at", "have units at", "has units on", "have units on", "has unit at", "occupies",
                         "have unit at", "units"):  # fmt: skip
                keep(None)
