"""Reads states: "stunned", "in combat", "attached to a unit", "with 3 Might"."""

from __future__ import annotations

from judge.answers.questions.places import Places
from judge.answers.questions.vocabulary import STATES
from judge.matchup.situations.situation import FACEDOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.questions.parts import Mention, Where

AHEAD = {
    **STATES,
    "ready": "ready",
    "attacking": "attacking",
    "defending": "defending",
    "lone": "alone",
    "untapped": "ready",
    "unstunned": "not stunned",
}
"""States that may come before a noun."""
_NOT = {
    "empowered": "disempowered", "mighty": "not mighty", "buffed": "unbuffed", "damaged": "undamaged",
    "exhausted": "ready", "ready": "exhausted", "attached": "unattached",
}  # fmt: skip
_COSTS = frozenset({"accelerate", "repeat"})
"""Keywords that something is played "with"."""
_WORN = frozenset({"wearing", "holding", "carrying", "wielding"})
_HAS = frozenset({"has", "have", "had"})
_ON_IT = ("marked on it", "on it", "marked", "on him", "on her", "attached to it", "attached", "equipped")


class States(Places):
    """States of things."""

    ahead = frozenset(AHEAD)

    def so(self, found: Mention) -> Mention | None:
        """Read the state of a thing, with more states joined by "and": stunned, in base, attached to a unit."""
        more = self._one_state(found, is_not=bool(self.take("not")))
        if more is None:
            return None
        with self.attempt() as keep:
            self.take("and", "but", "|")
            further = self.so(more)
            if further is not None:
                return keep(further)
        return more

    def _one_state(self, found: Mention, *, is_not: bool) -> Mention | None:
        if not is_not and self.next == "equipped" and self.after_next == "with":
            return self.having(found, verb=False)
        if self.next == "without" and self.after_next in self.keywords and self.after_next not in _COSTS:
            return self.having(found, verb=False)
        if word := self.one_of(AHEAD):
            state = AHEAD[word]
            if state == "empowered" and not is_not and (times := self._how_often()):
                found = found._replace(states=(*found.states, *((f"empowered {times} times",) if times > 1 else ())))
            if not is_not and state == "attached" and self.take("to"):
                return found._replace(to=to) if (to := self.thing()) else None
            return found._replace(states=(*found.states, _NOT.get(state, f"not {state}") if is_not else state))
        if is_not:
            return None
        if self.take("in combat", "fighting", "in fight", "in showdown", "part of combat"):
            return found._replace(states=(*found.states, "in combat"))
        if self.next in _WORN and (more := self.having(found, verb=False)) is not None:
            return more
        if self.take("present"):
            return found
        if self.take("facedown"):
            return found._replace(at=FACEDOWN)
        return self._of_might(found) or self._placed(found)

    def _how_often(self) -> int:
        """Read "once", "twice", "three times". 0 if there is no such word."""
        if self.take("only once", "once", "1 time", "just once"):
            return 1
        if self.take("twice", "2 times"):
            return 2
        with self.attempt() as keep:
            if (number := self.number()) is not None and self.take("times"):
                return keep(number)
        return 0

    def _of_might(self, found: Mention) -> Mention | None:
        with self.attempt() as keep:
            self.take("at")
            number = self.number()
            if number is not None and self.take("might"):
                return keep(found._replace(might=number))
        return None

    def _placed(self, found: Mention) -> Mention | None:
        place = self.place()
        return at(found, place) if place is not None else None

    def having(self, found: Mention, *, verb: bool = True) -> Mention | None:
        """Read a thing that something has: damage, a buff, Might, a keyword, an Equipment.

        With ``verb``, also after "has".
        """
        if not self._means_having(verb=verb):
            return None
        is_not = bool(self.take("no", "not any")) or self.words[self.at - 1] == "without"
        if self.take("buff", "1 buff", "any buff"):
            self.take(*_ON_IT)
            return found._replace(states=(*found.states, "unbuffed" if is_not else "buffed"))
        if is_not and (word := self.one_of(self.keywords)):
            return found._replace(keywords=(*found.keywords, f"no {self.keywords[word]}"))
        if is_not:
            return found._replace(states=(*found.states, "undamaged")) if self.take("damage", "any damage") else None
        number = self.number()
        if number is not None:
            return self._number_of(found, number)
        if "Gear" in self.types.get(self.next, ()):
            key = self.card()
            self.take(*_ON_IT)
            return found._replace(has=key)
        if self.next in _COSTS and not verb:
            return None
        if word := self.one_of(self.keywords):
            value = self.number()
            found = found._replace(keywords=(*found.keywords, self.keywords[word] + (f" {value}" if value else "")))
            return self._and_keywords(found)
        return None

    def _and_keywords(self, found: Mention) -> Mention:
        """Further keywords: "with Shield 2 and Deflect"."""
        with self.attempt() as keep:
            if self.take("and", "|") and (word := self.one_of(self.keywords)):
                value = self.number()
                more = self.keywords[word] + (f" {value}" if value else "")
                return keep(self._and_keywords(found._replace(keywords=(*found.keywords, more))))
        return found

    def _means_having(self, *, verb: bool) -> bool:
        return bool(self.take("with", "without", "having", "equipped with", *_WORN) or (verb and self.one_of(_HAS)))

    def _number_of(self, found: Mention, number: int) -> Mention | None:
        if self.take("might"):
            return found._replace(might=number)
        if self.take("damage"):
            self.take(*_ON_IT)
            return found._replace(damage=number)
        return None


def at(found: Mention, place: Where) -> Mention:
    """A thing at a place."""
    return found._replace(at=place.at, at_whose=place.whose or place.held_by, beside=place.beside)
