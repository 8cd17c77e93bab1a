"""Reads what a card does as what is stopped, doubled or increased: "the damage from X", "X's Deathknell"."""

from __future__ import annotations

from judge.answers.questions.parts import Act
from judge.answers.questions.tokens import Tokens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.questions.parts import Mention

_EFFECT = ("damage", "effect", "effects", "deathknell", "death trigger", "trigger", "ability", "abilities")
_MEANT = {
    "prevent": "prevent",
    "counter": "prevent",
    "double": "double",
    **dict.fromkeys(("more might", "more might of"), "increase"),
    **dict.fromkeys(("less might", "less might of"), "prevent"),
}
"""The deed on it, as the verb read so far says."""
_OF = ("from", "of", "by")


class Effects(Tokens):
    """Effects of a card."""

    def effect_as_object(self, act: Act) -> Act | None:
        """Read "stop the damage from X", "boost X's Deathknell": how much a card does, and no thing."""
        meant = _MEANT.get(act.what) or _MEANT.get(act.verb)
        if meant is None:
            return None
        to = self._effect() or (self._spell() if act.what in _MEANT else None)
        return Act(meant, to=to) if to is not None else None

    def _effect(self) -> Mention | None:
        with self.attempt() as keep:
            if self.take(*_EFFECT) and self.take(*_OF):
                one = self.thing()
                if one is not None and one.key in self.types:
                    return keep(one)
        with self.attempt() as keep:
            one = self.thing()
            if one is not None and one.key in self.types and self.take("owned") and self.take(*_EFFECT):
                return keep(one)
        return None

    def _spell(self) -> Mention | None:
        """A spell, which has no Might, so that what is increased is what it does."""
        with self.attempt() as keep:
            one = self.thing()
            if one is not None and "Spell" in self.types.get(one.key, ()) and not self.take("owned"):
                return keep(one)
        return None
