"""Reads deeds: a verb in the active or the passive voice, with all its complements."""

from __future__ import annotations

from judge.answers.questions.amounts import WITH_AMOUNT
from judge.answers.questions.complements import PARTS_OF_A_CARD
from judge.answers.questions.keeping import Keeping
from judge.answers.questions.parts import Act, Mention, Where
from judge.answers.questions.places import WHO
from judge.answers.questions.states import AHEAD
from judge.answers.questions.vocabulary import BASE_FORMS, DONE_FORMS, STATE_VERBS
from judge.matchup.situations.situation import ELSEWHERE, FACEDOWN, SAME

_NO_PASSIVE = frozenset({"move-to", "get", "have"})
_GIVING = frozenset({"draw", "give", "score", "gain", "get"})
_TO_NONE = frozenset({
    "kill", "channel", "discard", "damage", "deal", "stun", "return", "move", "banish", "buff", "draw",
})  # fmt: skip
_SAID = (
    (("have", "has", "had"), Act("have")),
    (("pump", "pumps", "boost", "boosts", "strengthen", "strengthens", "amplify", "amplifies", "improve", "improves"),
     Act("give", what="more might")),
    (("shrink", "shrinks", "weaken", "weakens"), Act("give", what="less might")),
    (("raise", "raises", "increase", "increases"), Act("give", what="more might of")),
    (("lower", "lowers", "reduce", "reduces", "decrease", "decreases"), Act("give", what="less might of")),
    (("work on", "works on", "worked on", "affect", "affects", "work against", "works against"),
     Act("choose", what="may")),
    (("accelerate", "accelerates", "accelerated"), Act("pay", what="additional cost")),
    (("work", "works", "apply", "applies"), Act("trigger")),
    (("do anything", "do something", "have effect", "have any effect"), Act("trigger")),
    (("come in ready", "comes in ready", "enter ready", "enters ready", "come into play ready"),
     Act("enter", what="ready")),
    (("come in exhausted", "comes in exhausted", "enter exhausted", "enters exhausted"),
     Act("enter", what="exhausted")),
    (("flip up", "flips up", "flipped up", "flip", "flips", "flipped"), Act("play", origin=Where(FACEDOWN))),
    (("become ready", "becomes ready", "get ready", "gets ready", "ready"), Act("ready")),
)  # fmt: skip
"""Phrases that mean a verb in other words."""
_OF_MIGHT = frozenset({"more might of", "less might of"})
"""Meanings of verbs that are about Might only if it is named."""
_BRING = frozenset({"bring", "brings", "send", "sends", "pull", "pulls", "drag", "drags", "push", "pushes"})
"""Verbs for a move, a recall and whatever else has something come to a place."""
_AT_A_PLACE = frozenset({"attack", "hold", "conquer", "win", "defend"})
_DONE_TO_SEVERAL = frozenset({"kill", "return", "move", "stun", "banish", "buff", "ready", "take", "recall"})
_GIVEN_TO = ("to", "on")
_PAID_FOR = ("for", "of", "on")
_AIMS = frozenset({"my", "their", "unit", "units", "it", "him", "her", "enemy", "spell", "gear", "another"})
_TIMES = frozenset({"during", "on", "in", "while", "when", "from", "in-response-to", "in-response"})


class Deeds(Keeping):
    """Deeds: the part of a sentence after its subject."""

    def act(self, *, past: bool = False) -> Act | None:
        """Read a verb in its first or third form (in the past with ``past``), with all its complements."""
        with self.attempt() as keep:
            self.take("get to", "gets to")
            if (key := self._card_as_verb()) is not None:
                on = self.thing()
                return keep(self.with_all(Act("play", to=Mention(key), on=(on,) if on is not None else ())))
            if (found := self.of_might_in_all() or self.kept_alive() or self.kept() or self.made()) is not None:
                return keep(self.with_all(found))
            if (found := self._verb(past=past)) is not None:
                found = self.object_of(found)
                return keep(self.with_all(found)) if found.what not in _OF_MIGHT else None
        return None

    def done(self, to: Mention) -> Act | None:
        """A verb in the passive voice: "(is) killed by Vengeance", "(gets) stunned"."""
        with self.attempt() as keep:
            is_not = bool(self.take("not"))
            self.take("be", "being", "been")
            if self.take("affected"):
                return keep(self.with_all(Act("choose", to=to, what="may", is_not=is_not)))
            word = self.one_of(DONE_FORMS) or self.one_of(STATE_VERBS) or self.take("hidden")
            verb = "hide" if word == "hidden" else DONE_FORMS.get(word) or STATE_VERBS.get(word, "")
            if verb and verb not in _NO_PASSIVE:
                act = Act(verb, to=to, is_not=is_not)
                return keep(self.with_all((self.amount(act) if verb == "deal" else None) or act))
        return None

    def doing(self, found: Mention) -> Mention | None:
        """Read the deed of a thing: "that chooses my unit"."""
        act = self.act(past=self.next in {"died", "got"})
        return found._replace(did=act) if act is not None else None

    def undergone(self, found: Mention) -> Mention | None:
        """Read a deed on a thing: "(that was) killed by Vengeance"."""
        with self.attempt() as keep:
            act = self.done(Mention("self"))
            if act is not None and not act.is_not:
                return keep(found._replace(did=act))
        return None

    def _card_as_verb(self) -> str | None:
        """A card as a verb: "can I Charm their unit"."""
        with self.attempt() as keep:
            is_of_a_player = self.at > 0 and self.words[self.at - 1] in WHO
            key = self.card()
            if key and is_of_a_player and self.next in _TIMES:
                return keep(key)  # "can I Charm during a showdown"
            if key and (self.next in _AIMS or self.next in AHEAD or self.next[:1] == "c" or self.next.isdigit()):
                return keep(key)
        return None

    def _verb(self, *, past: bool) -> Act | None:
        for said, act in _SAID:
            if self.take(*said):
                if act.what == "may" and "turn" in {self.next, self.after_next}:
                    self.at -= 1  # "does it work on my turn"
                    return Act("trigger")
                return act
        if "damage" in self.words[self.at : self.at + 4] and self.take("do", "does", "did"):
            return Act("damage")
        if self.take("become", "becomes") and (word := self.one_of(STATE_VERBS)):
            return Act(STATE_VERBS[word])
        if word := self.one_of(BASE_FORMS):
            return Act(BASE_FORMS[word], what="anyhow" if word in _BRING else "hit" if word in {"hit", "hits"} else "")
        if past and (word := self.one_of(DONE_FORMS)):
            return Act(DONE_FORMS[word])
        return None

    def with_all(self, act: Act) -> Act:
        """A verb with all complements after it."""
        more = self.complement(act)
        return self.with_all(more) if more is not None else _as_meant(act)

    def object_of(self, act: Act) -> Act:
        """Read the object of a verb, with an amount: "draw 2 cards", "deal 3 to a unit", "give my unit +2"."""
        for reads in (
            self._of_none,
            self.effect_as_object,
            self._amount_to,
            self._given,
            self._place_as_object,
            self._discount,
            self._ability,
            self._own_might,
            self._might_as_object,
            self._thing_as_object,
        ):
            with self.attempt() as keep:
                found = reads(act)
                if found is not None:
                    return keep(found)
        return act

    def _of_none(self, act: Act) -> Act | None:
        """Read "kill no gear", "channel no rune": it is not done."""
        if act.verb not in _TO_NONE or not self.take("no", "not any"):
            return None
        if act.verb in WITH_AMOUNT and (found := self.amount(act)) is not None:
            return found._replace(is_not=True)
        to = self.thing()
        return act._replace(to=to, is_not=True) if to is not None else None

    def _amount_to(self, act: Act) -> Act | None:
        """Read an amount, and after it who or what gets it: "deal 3 to a unit"."""
        found = self.amount(act) if act.verb in WITH_AMOUNT else None
        if found is None:
            return None
        with self.attempt() as keep:
            if self.take(*(_PAID_FOR if found.what == "Repeat" else _GIVEN_TO)) and (to := self.thing()) is not None:
                return keep(found._replace(to=to))
        return found

    def _given(self, act: Act) -> Act | None:
        """Who or what gets something, and what: "give my unit +2", "draw me a card", "give me control of it"."""
        if act.verb == "pay":
            self.take("its", "his", "her", "for")
            if self.take("repeat cost", "repeat"):
                of = self.thing() if self.take(*_PAID_FOR) else None
                return act._replace(what="Repeat", to=of)
            return act._replace(what="additional cost") if self.more_to_pay() else None
        if act.verb not in _GIVING:
            return None
        with self.attempt() as keep:
            self.who()
            if self.take("control-of") and (to := self.thing()) is not None:
                return keep(act._replace(verb="take", to=to))
        to_whom = self.who() or self.thing()
        found = self.amount(act) if to_whom else None
        return found._replace(to=to_whom) if found is not None else None

    def _place_as_object(self, act: Act) -> Act | None:
        if act.verb == "win" and self.take("combat", "fight", "showdown"):
            return act
        if act.verb == "win" and self.take("me game", "us game", "game"):
            return act._replace(what="game")
        if act.verb in {"hold", "conquer"} and self.next == "it" and self.take("it"):
            return act._replace(place=Where(SAME))
        where = self.place_noun() if act.verb in _AT_A_PLACE else None
        return act._replace(place=where) if where is not None else None

    def _discount(self, act: Act) -> Act | None:
        if act.verb != "get" or not self.take("discount on", "discount for", "discount"):
            return None
        return Act("play", to=self.thing() or Mention("it"), pays="yes")

    def _ability(self, act: Act) -> Act | None:
        """An ability as what is used: "his ability", "the ability of X"."""
        if act.verb != "use":
            return None
        if self.take("ganking"):
            return Act("move", place=Where(ELSEWHERE))
        whose = self.thing() if self.next[:1] == "c" else None
        self.take("owned")
        word = self.take("his", "her", "its", "their") if whose is None else ""
        if (whose or word) and self.take("empower ability", "empower"):
            again = ("empowered",) if self.take("again") else ()
            of = whose or Mention("he" if word in {"his", "her"} else "it")
            return Act("empower", to=of._replace(states=(*of.states, *again)))
        self.take("exhaust", "exhausting", "tap", "activated")
        does = self.words[self.at] if self.next in BASE_FORMS and self.after_next in PARTS_OF_A_CARD else ""
        self.take(does)
        if not self.one_of(PARTS_OF_A_CARD):
            return None
        to = whose or Mention("he" if word in {"his", "her"} else "it")
        return act._replace(to=to, what=BASE_FORMS.get(does, ""))

    def _own_might(self, act: Act) -> Act | None:
        """Read "double its Might"."""
        if act.verb != "double" or not self.take("its might", "his might", "her might"):
            return None
        return act._replace(to=Mention("self"), what="might")

    def _might_as_object(self, act: Act) -> Act | None:
        """Read "lower the Might of X", "lower X's Might"."""
        if act.what not in {"more might", "less might", *_OF_MIGHT}:
            return None
        is_of = bool(self.take("might of"))
        to = self.thing()
        is_might = to is not None and (is_of or bool(self.take("owned might")))
        return act._replace(to=to, what=act.what.removesuffix(" of")) if is_might else None

    def _thing_as_object(self, act: Act) -> Act | None:
        if act.verb == "choose" and self.next == "1":
            return None  # "one unit", of a card that may need two
        self.take("any")
        several = self.several() if act.verb in _DONE_TO_SEVERAL else ()
        if len(several) > 1:
            place = several[-1].at
            first, *others = (one._replace(at=one.at or place) for one in several)
            return act._replace(to=first, others=tuple(others))
        to = several[0] if several else self.thing()
        if to is None:
            return None
        if self.take("owned"):
            if self.one_of(PARTS_OF_A_CARD) and act.what in {"more might", "less might"}:
                return None
            if act.verb == "double":
                self.take("might")
        return act._replace(to=to)


def _as_meant(act: Act) -> Act:
    """A deed with synonyms of verbs replaced, and with a place that was read with its object moved to it."""
    if act.verb == "deal":
        phase = "combat" if act.what == "combat damage" else act.phase
        act = act._replace(verb="damage", what="damage", phase=phase)
    if act.verb == "reveal" and act.origin is not None and act.origin.at == FACEDOWN:
        act = act._replace(verb="play")
    if act.verb == "take" and act.what in {"damage", "combat damage"}:
        phase = "combat" if act.what == "combat damage" else act.phase
        act = act._replace(verb="damage", what="received", phase=phase)
    if act.verb in {"play", "hide"} and isinstance(act.to, Mention) and act.to.at and act.place is None:
        act = act._replace(place=Where(act.to.at, act.to.at_whose), to=act.to._replace(at="", at_whose=""))
    return act
