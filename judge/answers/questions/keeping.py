"""Reads what something keeps or comes to: "keep my unit alive", "keep its buff", "go to 8 Might"."""

from __future__ import annotations

from judge.answers.questions.effects import Effects
from judge.answers.questions.parts import Act
from judge.answers.questions.states import AHEAD

_COMES_TO = (
    "go up to",
    "goes up to",
    "go to",
    "goes to",
    "get to",
    "gets to",
    "become",
    "becomes",
    "reach",
    "reaches",
    "be",
)


class Keeping(Effects):
    """Things that a unit keeps, and amounts in all."""

    def of_might_in_all(self) -> Act | None:
        """How much Might something comes to: "go to 8 Might", "be 5 Might"."""
        with self.attempt() as keep:
            if self.take(*_COMES_TO):
                self.take("at")
                number = self.number()
                if number is not None and self.take("might"):
                    return keep(Act("have", amount=number, what="might"))
        return None

    def kept_alive(self) -> Act | None:
        """Read "keep my unit alive"."""
        with self.attempt() as keep:
            if self.take("keep", "keeps", "kept"):
                to = self.thing()
                if to is not None and self.take("alive"):
                    by = self.thing() if self.take("against", "through") else None
                    return keep(Act("save", to=to, by=by))
        return None

    def kept(self) -> Act | None:
        """Read a thing that something still has: "keep its buff", "keep Ganking"."""
        with self.attempt() as keep:
            if self.take("keep", "keeps", "lose", "loses"):
                is_not = self.words[self.at - 1].startswith("lose")
                self.take("its", "his", "her", "their", "my")
                if self.take("buff"):
                    return keep(Act("have", what="buffed", is_not=is_not, phase="still"))
                if word := self.one_of(self.keywords):
                    return keep(Act("have", what=self.keywords[word], amount=self.number(), is_not=is_not))
            elif self.take("stay", "stays", "remain", "remains") and (state := self.one_of(AHEAD)):
                return keep(Act("have", what=AHEAD[state], phase="still"))
        return None
