"""Reads the complements of a verb besides its object: on what, with what, where to, when, at what cost."""

from __future__ import annotations

from judge.answers.questions.amounts import Amounts
from judge.answers.questions.parts import Mention, Where
from judge.answers.questions.vocabulary import ORDINALS
from judge.matchup.situations.situation import FACEDOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.questions.parts import Act

_WITH_A_GOAL = frozenset({
    "move", "play", "return", "recall", "hide", "swap", "enter", "take", "use", "draw", "choose", "attack", "hold",
    "conquer", "attach", "win", "get", "trigger", "defend",
})  # fmt: skip
_WITH_AN_AIM = frozenset({"play", "use", "hide", "attach"})
_COST = ("additional-cost paid", "additional-cost", "accelerate", "repeat")
PARTS_OF_A_CARD = frozenset({"ability", "abilities", "trigger", "effect", "deathknell", "text"})
_DOMAINS = frozenset({"fury", "calm", "mind", "body", "chaos", "order"})
_ITS = ("its", "his", "her")
_AS_A = {"defender": "defending", "attacker": "attacking"}
_SIDES_OF_VERBS = frozenset({"win", "die", "fight", "survive"})
_LAST_TURN = (
    "last turn", "on last turn", "on my last turn", "on previous turn", "on my previous turn", "previous turn",
    "turn ago", "1 turn ago", "turn before", "on my turn", "earlier",
)  # fmt: skip
_THE_TURN_IT_WAS_HIDDEN = ("turn i hid it", "turn it was hidden", "turn that i hid it", "turn it is hidden")
_ON_THE_NEXT_TURN = (
    "turn after i hid it", "turn after i hide it", "turn after it was hidden", "turn after it is hidden",
    "turn after hiding it", "turn after", "on next turn", "next turn", "turn afterwards",
)  # fmt: skip
_IN_A_TURN = (
    "in same turn", "in 1 turn", "in turn", "per turn", "each turn", "every turn", "same turn", "1 turn", "turn",
    "this turn", "on same turn", "on 1 turn", "during 1 turn", "during same turn", "in single turn", "that turn",
)  # fmt: skip
_IN_COMPANY = frozenset({"hold", "conquer", "die"})
"""Verbs behind which "with another unit" says what else is there."""
_DONE_FIRST = frozenset({"move", "return", "recall", "kill", "banish", "die"})
"""Deeds done "first" to the target of a spell, that is, in response to it."""
_TIMES_OF = ("card", "spell", "unit", "move", "time", "play")


class Complements(Amounts):
    """Complements of a deed, each read on its own."""

    def complement(self, act: Act) -> Act | None:
        """Read one more complement of a deed. None if there is none."""
        for reads in (self._in_response, self._time, self._cost, self._goal, self._origin, self._aim, self._means):
            with self.attempt() as keep:
                found = reads(act)
                if found is not None:
                    return keep(found)
        with self.attempt() as keep:
            if self.take("|") and (found := self._goal(act) or self._aim(act)) is not None:
                return keep(found)
        return None

    def _in_response(self, act: Act) -> Act | None:
        if self.take("in-response-to") or (act.verb == "respond" and self.take("to")):
            what = self.thing()
            return act._replace(response=what) if what is not None else None
        if act.verb in {"play", "use"} and self.take("as reaction"):
            return act._replace(response=True)
        if act.verb in {"play", "use"} and self.take("as action"):
            return act._replace(phase="showdown")
        if act.verb in _DONE_FIRST and self.take("first"):
            return act._replace(response=True)
        return act._replace(response=True) if self.take("in-response") else None

    def _time(self, act: Act) -> Act | None:
        with self.attempt() as keep:
            if (found := self._during(act)) is not None:
                return keep(found)
        if self.take("this turn", "that turn"):
            return act
        if act.others and self.take("together", "at once", "at same time", "both"):
            return act
        if self.take(*_ON_THE_NEXT_TURN):
            return act._replace(phase="next turn")
        if self.take(*_THE_TURN_IT_WAS_HIDDEN, *(f"on {said}" for said in _THE_TURN_IT_WAS_HIDDEN)):
            return act._replace(phase="same turn", origin=Where(FACEDOWN))
        if self.take("same turn", "on same turn"):
            is_hidden = self.take(
                "i hid it", "it was hidden", "it is hidden", "i hide it", "that i hid it", "i hid them"
            )
            return act._replace(phase="same turn", origin=Where(FACEDOWN) if is_hidden else act.origin)
        if self.take("outside-combat", "without combat", "without fight"):
            return act._replace(phase="no combat")
        if self.take("outside-showdown", "without showdown"):
            return act._replace(phase="no showdown")
        if act.verb in _SIDES_OF_VERBS and self.take("as defender", "as attacker"):
            return act._replace(phase=_AS_A[self.words[self.at - 1]])
        if act.verb == "hide" and self.take(*_LAST_TURN):
            return act._replace(phase="last turn")
        if self.take("alone"):
            return act._replace(phase="alone")
        return self._times(act)

    def _times(self, act: Act) -> Act | None:
        """Which time of the turn it is: "as my second card this turn"."""
        is_repeated = "repeat" in self.words and act.verb in {"draw", "channel"} and act.amount is None
        if is_repeated and self.take("twice", "2 times"):
            return act._replace(amount=2, what="cards" if act.verb == "draw" else act.what)
        if self.take("twice", "2 times", "second time", "more than once") or (
            act.verb in {"use", "attach"} and self.take("again")
        ):
            self.take(*_IN_A_TURN)
            return act._replace(times=2)
        if act.verb == "move" and self.take("only once", "once", "1 time", "only 1 time"):
            self.take(*_IN_A_TURN)
            return act._replace(times=1)
        self.take("as", "on", "off", "for")
        self.take("my", "their", *_ITS)
        word = self.one_of(ORDINALS)
        if word and (of := self.take(*_TIMES_OF)):
            self.take("of turn", "this turn", "in turn")
            return act._replace(times=ORDINALS[word], times_of=of)
        return None

    def _during(self, act: Act) -> Act | None:
        if not self.take("on", "during", "in", "at", "from"):
            return None
        if self.take("combat", "fight", "combat-damage"):
            return act._replace(phase="combat")
        if self.take("showdown", "showdowns"):
            return act._replace(phase="showdown")
        whose = self.whose()
        phase = {"start-of": "beginning", "end-of": "end"}.get(self.take("start-of", "end-of"), "")
        whose = self.whose() or whose
        self.take("next")
        if (whose or phase) and self.take("turn"):
            return act._replace(turn=whose if whose != "its" else "", phase=phase or act.phase)
        if self.take("beginning-phase"):
            return act._replace(phase="beginning", turn=whose if whose != "its" else "")
        return None

    def _cost(self, act: Act) -> Act | None:
        if self.take("without"):
            self.take("paying", "using")
            self.take("for")
            self.take(*_ITS)
            return act._replace(pays="no") if self.take(*_COST) or self.more_to_pay() else None
        if self.take("with", "paying", "for", "and pay", "and paid"):
            self.take("for")
            self.take(*_ITS)
            if (cost := self.take(*_COST)) or self.more_to_pay():
                self.take("paid")
                is_named = cost in {"accelerate", "repeat"} and act.verb == "play" and not act.what
                return act._replace(pays="yes", what=cost.title() if is_named else act.what)
        return None

    def more_to_pay(self) -> bool:
        """Read a payment besides the cost: "the additional cost", "the extra 1 and Fury"."""
        if self.take("additional-cost", "accelerate"):
            return True
        if not self.take("extra", "additional", "optional"):
            return False
        self.number()
        self.take("and")
        self.one_of(_DOMAINS)
        self.take("rune", "power", "energy", "cost")
        return True

    def _goal(self, act: Act) -> Act | None:
        if act.verb in _WITH_A_GOAL and (where := self.goal()) is not None:
            return act._replace(place=where)
        if act.verb == "attach" and self.take("to") and (to := self.thing()) is not None:
            return act._replace(on=(to,))
        return None

    def _origin(self, act: Act) -> Act | None:
        if not self.take("from", "off", "out of"):
            return None
        if self.take("facedown", "hidden", "hiding"):
            return act._replace(origin=Where(FACEDOWN))
        if (where := self.place_noun()) is not None:
            return act._replace(origin=where)
        if self.take("combat-damage", "combat"):
            return act._replace(by="combat")
        by = self.thing()
        return act._replace(by=by) if by is not None and act.by is None else None

    def _aim(self, act: Act) -> Act | None:
        """Read the object on which a card is played, or which something attacks."""
        if act.verb in {"attack", "defend", "fight"} and self.take("against", "into", "versus"):
            against = self.thing()
            return act._replace(on=(against,)) if against is not None else None
        if act.verb not in _WITH_AN_AIM or not self.take("on", "at", "against", "targeting", "choosing", "to"):
            return None
        if self.next == "1" and self.after_next in {"unit", "units"}:
            return act  # all that there is to choose
        aims = self.several()
        return act._replace(on=(*act.on, *aims)) if aims else None

    def several(self) -> tuple[Mention, ...]:
        """Things with "and" or a comma between."""
        first = self.thing()
        if first is None:
            return ()
        if first.many > 1 and (self.next[:1] == "c" or (self.next == "|" and self.after_next[:1] == "c")):
            self.take("|")  # "on two of my units, Brutal Hunter and Baccai Reaper"
            return tuple(one._replace(whose=one.whose or first.whose) for one in self.several())
        with self.attempt() as keep:
            if (
                self.take("and", "|")
                and (self.next in {"my", "their", "enemy"} or self.next[:1] == "c" or self.after_next == "might")
                and (more := self.several())
            ):
                return keep((first, *more))
        return (first,)

    def _means(self, act: Act) -> Act | None:
        """By what, or with what, it is done."""
        if act.verb == "die" and self.take("to"):
            by = self.thing()
            return act._replace(by=by) if by is not None else None
        if act.verb == "choose" and act.by is None and act.to is not None and self.take("for"):
            key = self.card()
            return act._replace(by=Mention(key)) if key else None
        if not self.take("by", "with", "using"):
            return None
        if self.take("combat", "combat-damage", "fight"):
            return act._replace(by="combat")
        if self.words[self.at - 1] == "with" and act.verb in _IN_COMPANY and (found := self._in_company(act)):
            return found
        if act.verb in {"attack", "defend"} and self.next.isdigit() and self.after_next in {"unit", "units"}:
            return act._replace(by=self.thing()) if act.by is None else None
        if self.words[self.at - 1] == "with" and (self.next.isdigit() or act.verb == "play"):
            return self._played_with(act)
        if self.take(*_ITS):
            return act._replace(by="its own") if self.one_of(PARTS_OF_A_CARD) else None
        by = self.thing()
        if by is not None:
            self.take("owned")
            self.one_of(PARTS_OF_A_CARD)
        return act._replace(by=by) if by is not None and act.by is None else None

    def _in_company(self, act: Act) -> Act | None:
        """Read "(holds) with exactly one other unit", "(dies) with another unit there"."""
        with self.attempt() as keep:
            self.take("only", "exactly")
            beside = self.thing() if act.beside is None else None
            if beside is not None and beside.key == "unit" and beside.another:
                return keep(act._replace(beside=beside._replace(at="", at_whose="", beside=None)))
        return None

    def _played_with(self, act: Act) -> Act | None:
        """Read "with" a gear, a legend or a battlefield of the player of a card. No other cards."""
        if act.by is not None or not {"Gear", "Legend", "Battlefield"} & set(self.types.get(self.next, ())):
            return None
        return act._replace(by=self.thing())
