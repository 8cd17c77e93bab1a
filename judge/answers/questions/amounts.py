"""Reads amounts, and what they are of: "2 cards", "3 damage", "+2", "Shield 2", "a point", "a buff"."""

from __future__ import annotations

from judge.answers.questions.parts import Mention
from judge.answers.questions.places import KINDS
from judge.answers.questions.things import Things

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.questions.parts import Act

_OF = {
    "card": "cards", "cards": "cards", "point": "points", "points": "points", "xp": "xp", "damage": "damage",
    "rune": "runes", "runes": "runes", "gold": "gold", "energy": "energy", "combat-damage": "combat damage",
}  # fmt: skip
_BARE = frozenset({"draw", "deal", "damage", "score", "discard", "channel", "gain"})
"""Verbs behind which a number alone says how much."""
_GETTING = frozenset({"get", "have", "gain"})
_OF_MIGHT = _GETTING | {"give"}
_OF_KEYWORDS = _OF_MIGHT | {"pay", "spend"}
WITH_AMOUNT = _BARE | _GETTING | {"give", "spend", "pay", "recycle", "take", "ready"}
"""Verbs that an amount may follow."""


class Amounts(Things):
    """Amounts after a verb."""

    def amount(self, act: Act) -> Act | None:
        """Read an amount with its kind, or a keyword that something has or gets."""
        with self.attempt() as keep:
            self.take("its", "his", "her", "my", "their")
            if self.take("second buff", "another buff", "2nd buff"):
                return keep(act._replace(verb="buff", what=f"{'received ' * (act.verb in _GETTING)}second"))
            self.take("another")
            self.take("bonus", "extra", "more")
            if self.next[:1] == "+" and self.next[1:].isdigit():
                number = int(self.one_of(frozenset({self.next}))[1:])
                self.take("might")
                verb = "get" if act.verb in _GETTING else act.verb
                return keep(act._replace(verb=verb, amount=number, what="might"))
            if act.verb in _OF_KEYWORDS and (word := self.one_of(self.keywords)):
                return keep(act._replace(what=self.keywords[word], amount=self.number()))
            if act.verb == "spend" and (found := self._spent(act)) is not None:
                return keep(found)
            if self.next[:1] == "-" and self.next[1:].isdigit():
                number = -int(self.one_of(frozenset({self.next}))[1:])
                self.take("might")
                return keep(act._replace(amount=number, what="might"))
            if self.take("buff"):
                return keep(act._replace(verb="buff", what="received" if act.verb in _GETTING else ""))
            if (found := self._counted_amount(act)) is not None:
                return keep(found)
        return None

    def _spent(self, act: Act) -> Act | None:
        with self.attempt() as keep:
            number = self.number()
            self.take("energy")
            if number is not None and self.take("on spell", "to play spell", "for spell"):
                return keep(act._replace(verb="play", to=Mention("spell", costs=number)))
        with self.attempt() as keep:
            self.take("any")
            number = self.number()
            if self.take("buff", "buffs"):
                return keep(act._replace(amount=number or 1, what="buff"))
            if number is None and self.take("xp"):
                return keep(act._replace(what="xp"))
        return None

    def _counted_amount(self, act: Act) -> Act | None:
        number = self.number()
        self.take("extra", "more", "bonus")
        if number is not None and act.verb in _OF_MIGHT and self.after_next not in KINDS and self.take("might"):
            return act._replace(amount=number, what="might")
        if act.verb == "take" and self.next not in {"damage", "combat-damage"}:
            return None
        if word := self.one_of(_OF):
            return act._replace(amount=number if number is not None else act.amount, what=_OF[word])
        if number is not None and act.verb in _BARE:
            return act._replace(amount=number, what="damage" if act.verb in {"deal", "damage"} else "")
        return None
