"""Reads a whole question: parts in any order, of which one is the main deed."""

from __future__ import annotations

from judge.answers.questions.in_short import InShort
from judge.answers.questions.parts import Act, Main, Mention, QuestionParts
from judge.answers.questions.vocabulary import DOING_FORMS
from judge.matchup.situations.situation import ME, OPEN, OPPONENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.questions.context import Part

_CAN = ("can", "could", "cannot", "may", "might")
_DOES = ("does", "do", "did", "will", "would")
_DO = ("does", "do", "will", "would")
_WHETHER = (
    "is it true", "is it correct", "is it right", "am i right", "am i correct", "does that mean", "does this mean",
    "does it mean",
)  # fmt: skip
_OPENS = frozenset("why ask judge hey ok okay hi hello quick question whether wait so rules ruling".split())  # noqa: SIM905
_SOMEBODY = ("its controller", "its owner", "its player", "units controller", "units owner", "player")
_OF_PLAYERS = frozenset({"draw", "channel", "score", "gain", "discard"})
_FREELY = frozenset({"move", "play", "use", "hide", "respond", "have", "trigger", "attack", "defend", "enter"})
"""Deeds that need no card to permit them, so the question is whether the card changes anything."""
_BY_DOING = frozenset({"use", "exhaust", "play"})
_AS_A_COST = frozenset({
    "banish", "buff", "discard", "exhaust", "kill", "pay", "ready", "recall", "recycle", "return", "spend", "stun",
})  # fmt: skip
"""Deeds that pay for something. That they may be done says nothing about what they pay for."""
_OF_TEXTS = frozenset({"trigger", "draw", "score", "channel", "happen"})
"""Questions about a text that waits for something."""
_OF_ANY = frozenset({"kill", "return", "recall", "exhaust", "banish", "recycle"})


class Questions(InShort):
    """A question. What may be read in several ways is tried in the order of the readings, until all words are read.

    ``is_what_if``: it begins with "what if", and may ask nothing more than what happens then. ``asks_why``: "why can X
    not be chosen" asks what "can X be chosen" does.
    """

    is_what_if = False
    asks_why = False

    def read(self) -> QuestionParts | None:
        """Read a question in which all words are understood. None if some are not, or nothing is asked."""
        while word := self.one_of(_OPENS):
            self.asks_why = self.asks_why or word == "why"
            self.take("|")
        self.is_what_if = bool(self.take("what-if"))
        return next(self._from((), None, ()), None)

    def _from(self, parts: tuple[Part, ...], main: Main | None, behind: tuple[Part, ...]) -> Iterator[QuestionParts]:
        """Every way in which the rest of the words can be read."""
        start = self.at
        if not self.next:
            if main is None and self.is_what_if and parts:
                main = Main("what", Act("happen"))
            if main is not None:
                yield QuestionParts(main, parts, behind)
            return
        if self.take("|", "and", "but", "then", "so"):
            between = self.at
            if main is not None and main.mood not in OPEN and (more := self._also(main)) is not None:
                yield from self._from(parts, more, behind)
                self.at = between
            yield from self._from(parts, main, behind)
            self.at = start
            return
        if main is None:
            for asked in self._mains():
                yield from self._from(parts, asked, behind)
            self.at = start
        self.asks_what_comes = main is not None and main.act.verb in _OF_TEXTS
        for part in self.parts(is_behind=main is not None):
            if main is None:
                yield from self._from((*parts, *part), None, behind)
            else:
                yield from self._from(parts, main, (*behind, *part))
            self.at = start

    def _also(self, main: Main) -> Main | None:
        """Read a further deed of the question: "… and stun it"."""
        with self.attempt() as keep:
            self.take("and")
            act = self.act()
            if act is not None:
                return keep(main._replace(also=(*main.also, act._replace(subject=main.act.subject))))
        return None

    def _mains(self) -> Iterator[Main]:
        """The possible main deeds from here. Each reading leaves the words after it to be read."""
        start = self.at
        for reads in (
            self._asked_of_deed, self._asked_of_state, self._asked_whether, self.price, self.price_of,
            self.price_of_use, self.price_behind, self.compared, self.made_cheaper,
            self.might, self.damage, self.how_many, self._short,
            self.what_happens, self.who_does, self.applied, self.in_short,
            self.paid_for_a_keyword,
        ):  # fmt: skip
            self.at = start
            found = reads()
            if found is not None:
                yield found
        self.at = start

    def _asked_of_deed(self) -> Main | None:
        """Read "Can X kill Y", "does X trigger", "do I draw", "can X be killed by Y"."""
        mood = "can" if self.take(*_CAN) else "does" if self.take(*_DOES) else ""
        if not mood:
            return None
        is_not = bool(self.take("not"))
        subject = self.subject()
        if subject is None and mood == "does" and self.take(*_SOMEBODY):
            act = self.act()  # whoever that is
            return Main(mood, act) if act is not None and act.verb in _OF_PLAYERS and not is_not else None
        if subject is None or (self.take("not") and not self.asks_why):
            return None  # "can it not die" asks whether it may stay
        if (past := self.getting_past(subject)) is not None:
            return past
        if self.take("be able to", "be allowed to"):
            mood = "can"
        if self.take("have to"):
            mood = "must"
        with self.attempt() as keep:
            if isinstance(subject, Mention) and (kept := self._kept_from(subject)) is not None:
                return keep(kept)
        if isinstance(subject, Mention) and (made := self._made_to(subject)) is not None:
            return made._replace(mood="can" if mood == "can" else made.mood) if not is_not else None
        act = self._passive(subject) or self._in_order_to() or self.act()
        if act is None:
            return None
        act = self.done_by(act, subject)
        return self.in_spite_of(act) or Main(mood, act)

    def _kept_from(self, by: Mention) -> Main | None:
        """Read "stop me from playing X", "keep my unit from moving to base"."""
        if not self.take("stop", "prevent", "keep", "block", "stops", "prevents", "keeps"):
            return None
        whom = self.subject()
        if whom is None or not (self.take("from") or self.next in DOING_FORMS):
            return None
        if isinstance(whom, Mention) and self.take("being", "getting"):
            act = self.done(whom)
            return Main("prevented", act, beside=(by,)) if act is not None else None
        word = self.one_of(DOING_FORMS)
        act = self.with_all(self.object_of(Act(DOING_FORMS[word]))) if word else None
        return Main("prevented", act._replace(subject=whom), beside=(by,)) if act is not None else None

    def _made_to(self, by: Mention) -> Main | None:
        """Read "make me discard", "let my opponent draw", "make my unit ready"."""
        with self.attempt() as keep:
            may = bool(self.take("let", "lets", "allow", "allows", "permit", "permits", "enable", "enables"))
            if not may and not self.take("make", "makes", "force", "forces", "cause", "causes"):
                return None
            whom = self.subject()
            self.take("to")
            act = self.act() if whom is not None else None
            if act is None or whom is None or act.by is not None:
                return None
            if act.verb in _FREELY and not (act.verb == "move" and isinstance(act.to, Mention)):
                return None
            if isinstance(act.to, Mention) and act.to.key == "unit" and act.verb in _OF_ANY:
                return None  # which of several units is open
            if whom == OPPONENT and "Battlefield" not in self.types.get(by.key, ()):
                by = by._replace(whose=by.whose or ME)
            return keep(Main("can" if may else "does", act._replace(subject=whom, by=by)))
        return None

    def _in_order_to(self) -> Act | None:
        """Read a deed with a purpose, which is the main deed: "use his ability to deal 3 to a unit"."""
        with self.attempt() as keep:
            first = self.act()
            if first is not None and first.verb == "exhaust" and isinstance(first.to, Mention) and self.take("for"):
                token = self.thing()
                return keep(Act("make", subject=first.to, to=token)) if token is not None else None
            if first is not None and self.take("in order to", "to") and (end := self.act()) is not None:
                by = first.to if first.verb in _BY_DOING and isinstance(first.to, Mention) else None
                if by is None and first.verb in _AS_A_COST:
                    return None  # whether the end may be paid for so
                if by is not None and end.by is not None:
                    return keep(end._replace(subject=by)) if end.verb == "save" else None
                return keep(end._replace(by=by or end.by, response=end.response or first.response))
        return None

    def _passive(self, subject: Mention | str) -> Act | None:
        """Read "Be killed by Vengeance", "get countered"."""
        with self.attempt() as keep:
            if isinstance(subject, Mention) and self.take("be", "get", "gets"):
                if "Spell" in self.types.get(self.next, ()):
                    spell = Mention(self.card())  # "can it be Wind Wall-ed"
                    self.take("ed", "d")
                    return keep(Act("play", subject=ME, to=spell, on=(subject,)))
                act = self.done(subject)
                if act is not None:
                    return keep(act)
        return None

    def _asked_of_state(self) -> Main | None:
        """Read "Is X killed", "is X allowed to move"."""
        if not self.take("is", "are", "was", "am"):
            return None
        subject = self.subject()
        if subject is None:
            return None
        if self.take("allowed to", "able to", "free to"):
            act = self._passive(subject) or self.act()
            return Main("can", self.done_by(act, subject)) if act is not None else None
        if isinstance(subject, str):
            return None
        if self.take("going to", "about to"):
            act = self._passive(subject) or self.act()
            return Main("does", self.done_by(act, subject)) if act is not None else None
        if state := self.take("ready", "mighty"):
            return Main("does", self.with_all(Act("have", subject=subject, what=state)))
        if self.take("dead"):
            return Main("does", self.with_all(Act("die", subject=subject)))
        with self.attempt() as keep:
            self.take("at")
            number = self.number()
            if number is not None and self.take("might"):
                return keep(Main("does", Act("have", subject=subject, amount=number, what="might")))
        if self.take("legal target for", "valid target for", "legal choice for"):
            by = self.thing()
            return Main("can", Act("choose", subject=by, to=subject)) if by is not None else None
        act = self.done(subject)
        return Main("does", act) if act is not None else None

    def _asked_whether(self) -> Main | None:
        """Read "Is it true that X dies", "does that mean that I draw"."""
        if not self.take(*_WHETHER):
            return None
        self.take("that")
        act = self._deed()
        return Main("does", act._replace(is_not=False)) if act is not None and not act.is_not else None

    def _short(self) -> Main | None:
        """Read "X on Y, dead?"."""
        one = self.thing()
        on = self.thing() if one is not None and self.take("on") else None
        if one is None or on is None:
            return None
        self.take("|")
        return Main("does", Act("kill", subject=one, to=on)) if self.take("dead", "is it dead", "does it die") else None
