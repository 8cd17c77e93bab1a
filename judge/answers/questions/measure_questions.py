"""Reads questions about how much: Might, the damage that is dealt or taken, how many tokens are made."""

from __future__ import annotations

from judge.answers.questions.parts import Act, Main, Mention, Where
from judge.answers.questions.price_questions import Prices

_HOW_MUCH_DAMAGE = ("how-much damage does", "how-much damage will", "how-much damage do", "how-much damage would")
_DEALS = ("deal", "deals", "do", "does")
_TAKES = ("take", "takes", "receive", "receives")
_MAKES = ("make", "makes", "create", "creates", "play", "plays", "give", "gives", "get", "produce", "produces")


class Measures(Prices):
    """How much it is."""

    def might(self) -> Main | None:
        """Read "How much Might does X have"."""
        with self.attempt() as keep:
            if self.take("what is", "what are", "how-much is") and (of := self.thing()) and self.take("owned might"):
                return keep(Main("might", Act("have", to=of)))
        if self.take("what is might of", "how mighty is", "how big is", "how strong is"):
            one = self.thing()
            return Main("might", Act("have", to=one)) if one is not None else None
        if self.take("how-much might does", "how-much might do", "how-much might will"):
            one = self.thing()
            if one is None or not self.take("have", "get"):
                return None
            with self.attempt() as keep:
                if "Gear" in self.types.get(self.after_next, ()) and (worn := self.having(one, verb=False)):
                    return keep(Main("might", Act("have", to=worn)))
            return Main("might", Act("have", to=one))
        return None

    def damage(self) -> Main | None:
        """Read "How much damage does X deal to Y", "how much damage does Y take from X"."""
        if not self.take(*_HOW_MUCH_DAMAGE):
            return None
        subject = self.subject()
        if subject is None:
            return None
        act = Act("damage", subject=subject, what="damage")
        if self.take(*_DEALS):
            to = self.thing() if self.take("to") else None
            return self._dealt(act._replace(to=to))
        if self.take(*_TAKES) and isinstance(subject, Mention):
            by = self.thing() if self.take("from", "by") else None
            return Main("damage", act._replace(subject=by or "", to=subject))
        return None

    def _dealt(self, act: Act) -> Main:
        """The damage that is dealt beside another card, or at a battlefield: "with X", "at X"."""
        if act.to is None:
            with self.attempt() as keep:
                place = self.place()
                if isinstance(place, Where) and place.at in self.types:
                    return keep(Main("damage", act, beside=(Mention(place.at),)))
            with self.attempt() as keep:
                if self.take("with", "beside", "if i have", "if i control", "while i have", "while i control"):
                    one = self.thing()
                    if one is not None and one.key in self.types:
                        return keep(Main("damage", act, beside=(one,)))
        return Main("damage", self.with_all(act))

    def how_many(self) -> Main | None:
        """Read "How many Gold does X make"."""
        if not self.take("how-many"):
            return None
        made = self.token()
        subject = self.subject() if made is not None and self.take("does", "do", "will", "would") else None
        if made is None or not isinstance(subject, Mention) or not self.take(*_MAKES):
            return None
        self.who()
        return Main("number", made._replace(subject=subject))
