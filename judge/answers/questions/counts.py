"""Reads how many there are of something: "I have 3 XP", "with 2 other units in my base", "4 points from winning"."""

from __future__ import annotations

from judge.answers.questions.deeds import Deeds
from judge.answers.questions.parts import Many
from judge.answers.questions.vocabulary import ORDINALS
from judge.matchup.situations.situation import BASE, BATTLEFIELD, IN_ALL, ME, OPPONENT, SAME

_COUNTED = {
    "xp": "xp", "point": "points", "points": "points", "rune": "runes", "runes": "runes", "unit": "units",
    "units": "units", "gear": "gear", "energy": "energy", "power": "power",
}  # fmt: skip
_ON_THE_BOARD = frozenset({"units", "gear"})
_TO_PAY = frozenset({"energy", "power"})
HAS = (
    "have got", "has got", "control", "controls", "only have", "have", "has", "had", "got", "am at",
    "am on", "own", "owns",
)  # fmt: skip
"""Verbs for what players have or control."""
_LEFT = ("to spend", "to use", "to pay with", "left", "available", "ready", "out")
_TO_CHOOSE = ("to kill", "to choose", "to sacrifice", "to move", "to play it on", "to target", "to exhaust", "left")
_ANOTHER_CARD = (
    "another card", "another spell", "1 card", "1 another card", "something else", "card before", "spell before",
)  # fmt: skip
_BEFORE = (
    "before it this turn", "before him this turn", "before her this turn", "before this turn", "earlier this turn",
    "this turn", "before it", "before", "first", "earlier",
)  # fmt: skip
_OF_UNITS = {"stunned", "exhausted", "ready", "buffed", "empowered", "damaged", "mighty"}
_FROM_WINNING = (
    "from winning", "away from winning", "from victory", "away from victory", "from victory score", "short of winning",
    "away from victory score", "of winning", "of victory", "of victory score",
)  # fmt: skip
_THERE = (
    "there", "here", "with it", "with him", "with her", "beside it", "beside him", "beside her", "at his battlefield",
    "at her battlefield", "at its battlefield", "at that battlefield", "at same battlefield",
)  # fmt: skip
_VICTORY_SCORE = 8
_WHERE = frozenset({"attacking", "defending", "fighting", "against", "battlefield", "base"})
"""Words before things that are at one place: "a battlefield with two enemy units", "attacking two enemy units"."""
_ON_SO_MANY = frozenset({"on", "choose", "chooses", "target", "targets", "hit", "hits", "pick", "picks"})
"""Words before a number of units that are all that a card has to choose from."""
_ITS_PLAYER = ("whose controller", "its controller", "his controller", "her controller", "its owner", "its player")


class Counts(Deeds):
    """How many there are."""

    def counted(self) -> Many | None:
        """Read "I have 3 XP", "with 2 gear", "7 runes I control", "at level 3"."""
        for reads in (self._points_to_go, self._total_might):
            with self.attempt() as keep:
                if (found := reads()) is not None:
                    return keep(found)
        is_of_reader = bool(self.take(*_ITS_PLAYER))
        who = "" if is_of_reader else self.who()
        if (who or is_of_reader) and not self.take(*HAS):
            return None
        is_all = not who and bool(self.at) and self.words[self.at - 1] in _ON_SO_MANY
        is_here = not who and bool(self.at) and self.words[self.at - 1] in _WHERE
        is_of_all = not who and not is_of_reader and bool(self.take("there are", "there is"))
        if not who and not is_of_reader:
            self.take("with", "at", "having", "controlling")
        if self.take("level"):
            level = self.number()
            return Many(who or ME, "xp", level) if level is not None else None
        number = self._how_many()
        if number is None:
            return None
        self.take("or more", "of")
        found = self._kind(number, who)
        if found is not None and is_here and not found.at and found.of in {"units", "other units", "gear"}:
            return None  # those that are there, not all
        if found is None or is_of_reader:
            return found._replace(who="") if found is not None else None
        if (
            found.of == "units"
            and not (who or found.who or found.states)
            and (is_all or found.at in {BATTLEFIELD, SAME})
        ):
            return found._replace(of=IN_ALL)
        if self.take("on-whole-board") or (is_of_all and found.of in _ON_THE_BOARD and not (found.at or found.who)):
            return found._replace(who="") if found.many == 0 else None
        if not who and (who := self.who()) and not self.take(*HAS):
            return None
        return found._replace(who=found.who or who or ME)

    def _how_many(self) -> int | None:
        more = 1 if self.take("more than") else -1 if self.take("fewer than", "less than") else 0
        self.take("only", "exactly", "at most")
        if self.take("no", "not any", "without"):
            return 0
        if self.take("spare"):
            return 1
        number = self.number()
        return number + more if number is not None else None

    def _kind(self, number: int, who: str) -> Many | None:
        """Read the kind of counted things, after the number: "other mighty units in my base", "cards in my trash"."""
        if self.take("cards left in", "card left in", "cards in", "card in"):
            whose = self.whose() or who or ME
            zone = self.take("hand", "trash")
            return Many(whose, f"cards in {zone}", number) if zone else None
        is_other = bool(self.take("another", "other"))
        whose = self.whose()
        states = []
        while word := self.one_of(frozenset(_OF_UNITS)):
            states.append(word)
        self.take("spare", "extra", "friendly")
        word = self.one_of(_COUNTED)
        if not word:
            return None
        of = _COUNTED[word]
        if of in _TO_PAY and not (self.take(*_LEFT) or self.words[self.at - 2] in {"spare", "extra"}):
            return None
        left = bool(self.take(*(_TO_CHOOSE if number == 0 else _LEFT)))
        if states and of not in _ON_THE_BOARD | {"runes"}:
            return None
        if of == "runes" and (left or states == ["ready"]):
            of, states = "ready runes", []
        if of == "units" and states == ["mighty"]:
            of, states = "mighty units", []
        if of == "runes" and states:
            return None
        if is_other and of != "units":
            return None
        many = Many(whose if whose in {ME, OPPONENT} else "", f"other {of}" if is_other else of, number, tuple(states))
        return self._at(many) if of in {"units", "gear", "mighty units"} else many

    def _at(self, many: Many) -> Many | None:
        """The same with their place."""
        if self.take(*_THERE):
            return many._replace(at=SAME)
        with self.attempt() as keep:
            if self.take("at", "in", "on"):
                self.take("my only", "only", "1", "single", "same", "that")
                if (where := self.place_noun()) is not None and where.at in {BASE, BATTLEFIELD}:
                    whose = where.whose or where.held_by
                    at_whose = whose if whose in {ME, OPPONENT} else ""
                    return keep(many._replace(at=where.at, who=many.who or at_whose))
        return many

    def _points_to_go(self) -> Many | None:
        """Read "my opponent is 4 points from winning", "I am within 3 points of victory"."""
        who = self.who()
        if not who or not self.take("is", "am", "are"):
            return None
        self.take("within", "exactly", "only")
        number = self.number()
        if number is None or not self.take("points", "point") or not self.take(*_FROM_WINNING):
            return None
        return Many(who, "points", _VICTORY_SCORE - number) if number <= _VICTORY_SCORE else None

    def _total_might(self) -> Many | None:
        """Read "my other units have a total Might of 5"."""
        who = self.whose()
        if not who:
            return None
        self.take("another", "other")
        if not self.take("units have", "units had") or not self.take("total might", "combined might"):
            return None
        self.take("of", "at")
        self.take("exactly", "only")
        number = self.number()
        return Many(who, "total might", number) if number is not None else None

    def nth_turn(self) -> Many | None:
        """Read "on my third turn", "on turn 2"."""
        self.take("it is", "on", "during", "in")
        whose = self.whose() or ME
        number = ORDINALS.get(self.one_of(ORDINALS), 0)
        if whose in {ME, OPPONENT} and self.take("turn"):
            number = number or self.number() or 0
            self.take("of game")
            return Many(whose, "turns", number) if number else None
        return None

    def nth_card(self) -> Many | None:
        """Read "It is my second card this turn", "I have played another card this turn"."""
        with self.attempt() as keep:
            if self.take("it is", "this is", "he is", "she is"):
                whose = self.whose() or ME
                word = self.one_of(ORDINALS)
                if word and self.take("card", "spell"):
                    self.take("i play", "i played", "of")
                    self.take("this turn", "turn")
                    return keep(Many(whose, "cards played", ORDINALS[word] - 1))
        who = self.who()
        self.take("have", "has")
        with self.attempt() as keep:
            if who != OPPONENT and self.take("played card", "played spell") and self.take(*_BEFORE):
                return keep(Many(who or ME, "cards played", 1))
        if not self.take("played", "play", "finalized"):
            return None
        with self.attempt() as keep:
            if (number := self.number()) is not None:
                self.take("another", "other")
                if self.take("cards", "card", "spells", "spell"):
                    self.take(*_BEFORE)
                    return keep(Many(who or ME, "cards played", number))
        if self.take(*_ANOTHER_CARD):
            self.take(*_BEFORE)
            return Many(who or ME, "cards played", 1)
        return None
