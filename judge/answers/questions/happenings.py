"""Reads questions of what happens: "what happens when X dies", "who wins if X attacks Y", "X on a stunned unit"."""

from __future__ import annotations

from judge.answers.questions.in_spite_of import InSpiteOf
from judge.answers.questions.parts import Act, Main, Mention

_WHAT = (
    "what happens at", "what happens to", "what happens with", "what would happen to", "what would happen with",
    "what happens", "what would happen", "what will happen",
)  # fmt: skip
_RESULT = ("what is result of", "what is effect of", "what is outcome of", "result of", "effect of")
_WORKS = ("interact with", "work with", "work against", "work on", "work vs", "affect", "apply to")
_OF_PLAYERS = ("cards", "points", "xp", "runes", "energy", "gold")
VERSUS = ("vs", "v", "versus", "against", "x")
_WINS = ("wins", "would win", "will win", "survives", "would survive", "dies", "would die")
_BEATS = ("beat", "beats", "defeat", "defeats", "win against", "win vs", "win versus", "wins against")
_DEARER = ("cost more", "more expensive", "cost less", "cheaper", "dearer")
_HIT_BY = tuple(
    f"{it} {be} {done} by" for it in ("unit", "my unit", "their unit", "it") for be in ("is", "gets")
    for done in ("hit", "chosen", "targeted", "killed", "affected")
)  # fmt: skip
_IN_COMBAT = ("in combat", "in fight", "combat", "fight")
MEANT = {"wins": "win", "win": "win", "survives": "survive", "survive": "survive", "dies": "die", "die": "die",
          "draws": "draw", "draw": "draw", "scores": "score", "score": "score"}  # fmt: skip


class Happenings(InSpiteOf):
    """Questions about what happens, and who wins."""

    def what_happens(self) -> Main | None:
        """Read "what happens" before or after its conditions, "what happens to X", "what does X do"."""
        if said := self.take(*_WHAT):
            if not said.endswith((" to", " with", " at")):
                return Main("what", Act("happen"))
            if self.next in self.keywords:
                return self._two_keywords()
            if self.who():
                return Main("what", Act("happen"))
            one = self.thing()
            return Main("what", Act("happen", subject=one)) if one is not None else None
        if self.take("what do i get", "what will i get", "what do we get"):
            return Main("what", Act("happen"))
        if self.take(*_RESULT):
            key = self.card()
            on = self.thing() if key and self.take("on", "against") else None
            return Main("what", Act("play", to=Mention(key), on=(on,))) if on is not None else None
        if self.take("how do", "how does", "how would"):
            return self._two_keywords()
        if self.take("how-many", "how-much"):
            return self._how_many_with()
        if self.take("what does", "what will", "what would"):
            acting = self.subject()
            if isinstance(acting, Mention) and self.take("do to"):
                to = self.thing()
                is_any = to is not None and (to.key not in self.types or to.copied)  # two cards are looked at as a pair
                return Main("what", Act("meet", subject=acting, to=to)) if is_any else None
            if isinstance(acting, Mention) and self.take("do"):
                return Main("what", Act("happen", subject=acting))
        return None

    def _two_keywords(self) -> Main | None:
        """Read "(how does) Deflect work with X", "Tank and Backline interact"."""
        one = self.keyword()
        if one is None or not (self.take(*_WORKS) or self.take("and", "with")):
            return None
        other = self.keyword()
        key = self.card() if other is None else ""
        self.take("interact", "work together", "work")
        if other is None:
            return Main("what", Act("meet", subject=one, to=Mention(key))) if key else None
        return Main("what", Act("meet", subject=one, to=other._replace(another=True)))

    def _how_many_with(self) -> Main | None:
        """Read "how many cards do I draw with X": what happens tells it."""
        self.take(*_OF_PLAYERS)
        if self.take("do i", "will i", "would i", "do we") and self.take("draw", "gain", "score", "get", "channel"):
            one = self.thing() if self.take("with", "from", "off") else None
            return Main("what", Act("happen", subject=one)) if one is not None else None
        return None

    def who_does(self) -> Main | None:
        """Read "who draws if …", "who wins", "who wins between X and Y", "does X beat Y"."""
        if self.take("who", "which 1", "which unit", "which"):
            word = self.take(*_WINS, *MEANT)
            if not word:
                return None
            asked = Main("who", Act(MEANT[word.rpartition(" ")[2]]))
            self.take("card", "cards", "point", "points")
            with self.attempt() as keep:
                if self.take("from", "with", "off", "for") and (key := self.card()):
                    return keep(asked._replace(also=(Act("play", to=Mention(key)),)))
            with self.attempt() as keep:
                self.take(*_IN_COMBAT)
                self.take("between", "of", "with")
                if (fought := self._fought()) is not None:
                    return keep(asked._replace(also=(fought,)))
            return asked
        with self.attempt() as keep:
            if self.take("does", "do", "will", "would", "can", "could"):
                one = self.thing()
                on = self.thing() if one is not None and self.take(*_BEATS) else None
                if one is not None and on is not None:
                    self.take(*_IN_COMBAT)
                    return keep(Main("who", Act("win"), (Act("fight", subject=one, on=(on,)),)))
        return None

    def applied(self) -> Main | None:
        """Read "does Deflect apply to X", "does Deflect make X cost more", "do I pay for Deflect with X"."""
        if self.take(
            "do i pay for",
            "do i have to pay for",
            "must i pay for",
            "do i need to pay for",
            "do i pay",
            "do i have to pay",
            "must i pay",
        ):
            keyword = self.keyword()
            self.take("if i play", "when i play", "to", "with", "on", "for", "if i use")
            key = self.card() if keyword is not None else ""
            self.take("on unit", "on it", "on enemy unit", "on their unit")
            return self._of_keyword(keyword, key, "cost")
        if not self.take("does", "do", "will", "would", "can", "could"):
            return None
        keyword = self.keyword()
        if keyword is None:
            return None
        if self.take("make"):
            key = self.card()
            return self._of_keyword(keyword, key, "cost") if self.take(*_DEARER) else None
        if not self.take("apply", "work", "count", "matter", "help"):
            return None
        if not self.take("to", "with", "against", "on", "for", "from"):
            self.take("if", "when")
            self.take(*_HIT_BY)
        elif (other := self.keyword()) is not None:
            return Main("what", Act("meet", subject=keyword, to=other._replace(another=True)))
        return self._of_keyword(keyword, self.card())

    @staticmethod
    def _of_keyword(keyword: Mention | None, key: str, what: str = "") -> Main | None:
        if keyword is None or not key:
            return None
        return Main("does", Act("apply", subject=keyword, to=Mention(key), what=what))

    def _fought(self) -> Act | None:
        one = self.thing()
        if one is None or not self.take("and", "or", *VERSUS):
            return None
        on = self.thing()
        return Act("fight", subject=one, on=(on,)) if on is not None else None
