"""Reads questions without a verb: "X vs a 5-Might unit", "Tank vs Backline", "X on my unit", "X copied"."""

from __future__ import annotations

from judge.answers.questions.happenings import MEANT, VERSUS, Happenings
from judge.answers.questions.parts import Act, Main, Mention, Where
from judge.matchup.situations.situation import FACEDOWN

_ON = ("played on", "cast on", "used on", "on", "at", "against", "targeting")
_FROM_FACEDOWN = (
    "played from facedown", "from facedown", "played from hidden", "from hidden", "played facedown", "revealed",
    "flipped", "flipped up", "cast from facedown",
)  # fmt: skip
_ILLEGAL = tuple(
    f"{which} {target}" for which in ("with illegal", "on illegal", "with invalid", "with missing", "without legal",
    "without") for target in ("target", "unit")
)  # fmt: skip
_WHO = ("who dies", "who wins", "which dies", "which wins", "which 1 dies", "which 1 wins", "who survives")


class InShort(Happenings):
    """Questions that only name what meets, or a card and how it is."""

    def in_short(self) -> Main | None:
        """Read a whole question of this sort, with no words after it."""
        for reads in (self._versus, self._played_on, self._as_a_verb, self._from_facedown, self._illegal, self._alone):
            with self.attempt() as keep:
                found = reads()
                self.take("|")
                if found is not None and not self.next:
                    return keep(found)
        return None

    def _versus(self) -> Main | None:
        """Read "X vs a unit", "Deflect vs X", "Tank vs Backline". Two cards are not read here."""
        one = self._side()
        other = self._side() if one is not None and self.take(*VERSUS) else None
        if one is None or other is None:
            return None
        if self._is_a_card(one) and self._is_a_card(other):
            self.take("|")
            word = self.take(*_WHO)
            fought = Act("fight", subject=one, on=(other,))
            return Main("who", Act(MEANT[word.rpartition(" ")[2]]), (fought,)) if word else None
        with self.attempt() as keep:
            self.take("|")
            if self.take(*_WHO):
                keep(bool(self.take("first")))
        if self._is_a_card(other) and not self._is_a_card(one):
            one, other = (one, other) if one.key == "keyword" else (other, one)
        elif other.key == "keyword" and one.key != "keyword":
            one, other = other, one
        if other.many > 1:
            return Main("what", Act("play", to=one, on=(other,))) if self._is_a_card(one) else None
        if one.key == other.key:
            other = other._replace(another=True)
        return Main("what", Act("meet", subject=one, to=other))

    def _is_a_card(self, one: Mention) -> bool:
        return one.key in self.types and not one.copied

    def _side(self) -> Mention | None:
        if self.next in self.keywords and self.after_next not in {"unit", "units", "spell", "gear"}:
            return self.keyword()
        self.take("any", "some")
        return self.thing()

    def _played_on(self) -> Main | None:
        """Read "X on a stunned unit", "X played on my unit"."""
        key = self.card()
        if not key or not self.take(*_ON):
            return None
        self.take("any", "some")
        on = self.several()
        if not on or any(self._is_a_card(one) or one.has for one in on):
            return None  # with a second card, both are looked at as a pair
        return Main("what", Act("play", to=Mention(key), on=on))

    def _as_a_verb(self) -> Main | None:
        """Read "X my own unit"."""
        key = self.card()
        on = self.thing() if key else None
        if on is None or not on.whose or self._is_a_card(on):
            return None
        return Main("what", Act("play", to=Mention(key), on=(on,)))

    def _from_facedown(self) -> Main | None:
        """Read "X from facedown"."""
        key = self.card()
        if not key or not self.take(*_FROM_FACEDOWN):
            return None
        return Main("what", Act("play", to=Mention(key), origin=Where(FACEDOWN)))

    def _illegal(self) -> Main | None:
        """Read "X with an illegal target"."""
        key = self.card()
        if not key or not self.take(*_ILLEGAL):
            return None
        return Main("what", Act("happen", subject=Mention(key)), (Act("leave", to=Mention("unit")),))

    def _alone(self) -> Main | None:
        """Read "X at a battlefield by name", "X copied", "copy of X", "X while Empowered"."""
        with self.attempt() as keep:
            key = self.card()
            self.take("is")
            if key and self.take("copied"):
                return keep(Main("what", Act("happen", subject=Mention(key, copied=True))))
            if key and self.take("while", "when", "if") and self.take("it is empowered", "empowered"):
                return keep(Main("what", Act("happen", subject=Mention(key, states=("empowered",)))))
        one = self.thing()
        if one is None or one.key not in self.types or not (one.copied or one.at in self.types):
            return None
        return Main("what", Act("happen", subject=one))
