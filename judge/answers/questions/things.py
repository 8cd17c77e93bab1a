"""Reads what a question names: cards and units, with whose they are, in which state, and where."""

from __future__ import annotations

from judge.answers.questions.parts import Act, Mention
from judge.answers.questions.places import HOLDS, KINDS
from judge.answers.questions.states import AHEAD, States
from judge.matchup.situations.situation import FACEDOWN, OPPONENT

_STANDS_FOR = {
    **dict.fromkeys(("it", "one"), "it"), **dict.fromkeys(("they", "them"), "they"),
    **dict.fromkeys(("itself", "himself", "herself", "themselves"), "self"),
    **dict.fromkeys(("he", "she", "him", "her"), "he"),
}  # fmt: skip
_COSTING = (
    "for", "that cost", "that costs", "costing", "with cost of", "with cost", "with energy cost of", "with energy cost",
    "of cost",
)  # fmt: skip
_WITH_A_COST = frozenset({"spell", "spells", "gear", "unit", "units"})
_BE = frozenset(
    {"is", "are", "was", "were", "am", "be", "being", "been", "stands", "sits", "stays", "stand", "sit", "got"}
)
_PLAYED = frozenset({"play", "plays", "played"})
_NOT_MANY = frozenset({"might", "damage", "energy", "mana", "power", "mighty", "cost"})
_IN_THE_WORD = {"attacker": "attacking", "attackers": "attacking", "defender": "defending", "defenders": "defending"}


class Things(States):
    """Things: what a verb can have as its subject or its object."""

    def thing(self) -> Mention | None:
        """Read a thing that is named, or a word for it."""
        with self.attempt() as keep:
            if (found := self._named()) is not None:
                return keep(found)
        with self.attempt() as keep:
            if self.take("that unit", "this unit", "that card", "this card", "that spell"):
                return keep(Mention("it"))
            word = self.one_of(_STANDS_FOR)
            if word and self.next != "turn":
                return keep(self._behind(Mention(_STANDS_FOR[word])))
        return None

    def keyword(self) -> Mention | None:
        """A keyword by its name, with its number: "Deflect", "Shield 2"."""
        word = self.one_of(self.keywords)
        if not word:
            return None
        number = self.number()
        return Mention("keyword", keywords=(self.keywords[word] + (f" {number}" if number is not None else ""),))

    def _named(self) -> Mention | None:
        many = 1
        if self.next.isdigit() and self.after_next not in _NOT_MANY:
            many = self.number() or 0
            self.take("of")
            if not many:
                return None
        found = self._ahead(Mention("", many=many, whose=self.whose()))
        if copied := bool(self.take("copy-of", "copied")):
            found = found._replace(copied=copied)
        if key := self.card():
            found = found._replace(key=key)
            if "Token" in self.types.get(key, ()):
                self.take("token", "tokens")
        elif self.next in KINDS and (many == 1 or self.next not in {"card", "cards"}):
            found = self._without_a_name(found)
        elif found.might is not None and self.next == "and":
            return found._replace(key="unit")  # "a 5-Might and a 4-Might unit"
        else:
            return None
        return self._behind(found)

    def _without_a_name(self, found: Mention) -> Mention:
        """Read a unit, a spell, a gear.

        "one of my units, say Raging Soul" and "a spell for 5 such as X" name it afterwards.
        """
        word = self.one_of(KINDS)
        found = found._replace(key=KINDS[word], whose=OPPONENT if word in {"enemy", "enemies"} else found.whose)
        if state := _IN_THE_WORD.get(word):
            found = found._replace(states=(*found.states, state))
        found = self._costing(found)
        if found.costs is not None and not found.power:
            found = found._replace(power=self._and_power())
        with self.attempt() as keep:
            self.take("|")
            self.take("named", "called")
            if found.many == 1 and (key := self.card()):
                return keep(found._replace(key=key))
        return found

    def _costing(self, found: Mention) -> Mention:
        with self.attempt() as keep:
            self.take(*_COSTING)
            number = self.number()
            if number is not None and (self.take("energy", "mana", "cost") or found.key != "unit"):
                return keep(found._replace(costs=number, power=self._and_power()))
        return found

    def _and_power(self) -> int:
        """How much Power something costs besides its Energy: "and 2 Power"."""
        with self.attempt() as keep:
            self.take("and costs", "and", "with", "plus")
            number = self.number()
            if number is not None and self.take("power"):
                return keep(number)
        return 0

    def _ahead(self, found: Mention) -> Mention:
        """Read the words before a noun: "exhausted", "3-Might", "another"."""
        with self.attempt() as keep:
            more: Mention | None = None
            number = self.number()
            if number is not None:
                more = self._so_large(found, number)
            elif self.next != "alone" and (word := self.one_of(AHEAD)):
                more = found._replace(states=(*found.states, AHEAD[word]))
            elif self.take("another", "other"):
                more = found._replace(another=True)
            elif self.take("facedown", "hidden"):
                more = found._replace(at=FACEDOWN)
            elif not found.whose and (whose := self.whose()):
                more = found._replace(whose=whose)
            if more is not None:
                return keep(self._ahead(more))
        return found

    def _so_large(self, found: Mention, number: int) -> Mention | None:
        if self.take("might"):
            return found._replace(might=number)
        if not self.take("energy", "mana", "cost"):
            return None
        power = self._and_power()
        return found._replace(costs=number, power=power) if self.next in _WITH_A_COST else None

    def _behind(self, found: Mention) -> Mention:
        """Read the words after a noun: its place, its owner, its Equipment, its deed."""
        with self.attempt() as keep:
            more = self._clause_behind(found)
            if more is not None:
                return keep(self._behind(more))
        return found

    def _clause_behind(self, found: Mention) -> Mention | None:
        if self.take("that", "which", "who"):
            return self._related(found)
        with self.attempt() as keep:
            if (who := self.who()) and self.one_of(HOLDS):
                return keep(found._replace(whose=who))
        with self.attempt() as keep:
            if found.key not in _STANDS_FOR.values() and (who := self.who()) and self.one_of(_PLAYED):
                return keep(found._replace(whose=who, did=Act("play", subject=who)))
        if found.key not in {"it", "he", "they"} and (more := self._placed(found)) is not None:
            return more
        with self.attempt() as keep:
            if self.take("damaged") and (number := self.number()) is not None:
                return keep(found._replace(damage=number))
        if self.take("attached to"):
            return found._replace(to=to) if (to := self.thing()) else None
        return self.having(found, verb=False)

    def _related(self, found: Mention) -> Mention | None:
        """Read the words after "that": "I control", "is stunned", "has a buff", "chooses two of my units"."""
        with self.attempt() as keep:
            if (who := self.who()) and self.one_of(HOLDS):
                return keep(found._replace(whose=who))
        with self.attempt() as keep:
            if (who := self.who()) and self.one_of(_PLAYED):
                return keep(found._replace(whose=who, did=Act("play", subject=who)))
        if self.next == "got" and (more := self.doing(found)) is not None:
            return more
        self.one_of(_BE)
        if (more := self.so(found)) is not None:
            return more
        if (more := self.having(found)) is not None:
            return more
        return self.doing(found) or self.undergone(found)

    def undergone(self, found: Mention) -> Mention | None:
        """Read a deed on a thing: "(that was) killed by Vengeance". This is done in the file of deeds."""
        return found if not self.next and found.did is not None else None

    def doing(self, found: Mention) -> Mention | None:
        """Read a deed of a thing. Verbs are read in the file of deeds."""
        return found if not self.next and found.did is not None else None
