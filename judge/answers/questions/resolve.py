"""Makes a situation from the reading of a question, once it is settled which things are meant."""

from __future__ import annotations

from judge.answers.questions.deeds_in_words import (
    against_several,
    happens_to_its_subject,
    is_its_own,
    is_named_behind,
    one_by_one,
    several_as_a_cost,
    with_what_is_played,
)
from judge.answers.questions.parts import NOT_SAID, Act, Fact, Many, Mention, Turn
from judge.answers.questions.references import COMBAT, NotSettled
from judge.answers.questions.several_meant import SeveralMeant
from judge.answers.questions.usage import SIDES
from judge.matchup.situations.situation import ELSEWHERE, FACEDOWN, ME, OPEN, OPPONENT, Count, Deed, Object, Situation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.questions.parts import QuestionParts

BY_SPELLS = frozenset({
    "kill", "damage", "stun", "buff", "return", "recall", "banish", "heal", "take", "counter", "choose",
})  # fmt: skip
"""Deeds that are a spell's as well as a unit's: "if it kills the unit"."""


def situation(read: QuestionParts, cards: dict[str, str]) -> Situation:
    """The situation that a question describes. ``cards`` are the names of its cards by their keys.

    Raises NotSettled if a word may mean several things, or nothing that was named.
    """
    return _Settling(cards).settle(read)


class _Settling(SeveralMeant):
    """Deeds, facts and counts, one after the other. ``player`` is the player of the last one.

    ``doer`` is the thing that does what was stated last.
    """

    turn = ""
    doer = ""
    player = ""

    def settle(self, read: QuestionParts) -> Situation:
        """The whole situation."""
        for part in read.parts:
            self._part(part)
        if not read.parts and is_named_behind(read.main.act):
            read = read._replace(parts=read.behind, behind=())
            for part in read.parts:
                self._part(part)
        if read.main.mood == "price" and (played := self._played_last()):
            read = read._replace(main=read.main._replace(act=with_what_is_played(read.main.act, played)))
        for thing in read.main.beside:
            self.preventer = self.main_subject = self.key(thing)
        first, *others = one_by_one(read.main.act)
        asked = self._deed(first)
        asked = asked._replace(phase="") if asked.phase == "no combat" else asked
        if asked.verb == "move" and asked.times:
            raise NotSettled("twice")  # what has moved is exhausted, or was readied
        field = next((key for key in self.named if read.main.beside and self.is_a(key, "Battlefield")), "")
        if field and asked.to and self.is_a(asked.to, "Unit") and not self.things[asked.to].at:
            self.things[asked.to] = self.things[asked.to]._replace(at=field)
        if asked.verb == "play" and asked.by and asked.to and self.is_a(asked.by, "Spell"):
            raise NotSettled("a card that a spell plays")
        besides = tuple(asked._replace(to=self.key(one, verb=asked.verb, apart=asked.to)) for one in others)
        if asked.by or not asked.who:
            self.main_subject = asked.by or asked.to
        self.main_verb = asked.verb
        self.main_object = asked.to if asked.to != self.main_subject else ""
        also = besides + tuple(self._compared(act) if act.verb == "cost" else self._deed(act) for act in read.main.also)
        before = len(self.happened)
        for part in read.behind:
            self._part(part, is_behind=True)
        mood = "can" if read.main.act.what == "may" else read.main.mood
        mood, asked = self.of_so_many(*self.of_a_spell(mood, self.by_the_only_card(mood, asked)))
        asked = self._with_what_is_chosen(self.with_the_cost(self.in_that_combat(asked)))
        if read.main.mood == "price":
            asked = self.paid(self._paid_for(asked, before))
        self.settle_places()
        things = tuple(thing for thing in self.things.values() if thing.kind != "Thing" or thing.name)
        if mood in OPEN:
            asked, also = self._as_happened(mood, asked, also), ()
        return Situation(mood, asked, things, tuple(self.counts), tuple(self.happened), also, self.turn or asked.turn)

    def _as_happened(self, mood: str, asked: Deed, also: tuple[Deed, ...]) -> Deed:
        """The main deed of "what happens" as a deed that has happened."""
        self.happened[:0] = also
        is_said = (
            self.happened or self.counts or any(one.states or one.at or one.copied for one in self.things.values())
        )
        if asked.verb == "happen" and not is_said:
            raise NotSettled("when it happens")
        if mood == "who" or asked.verb in {"happen", "meet"}:
            return asked
        self.happened.append(asked)
        return Deed("happen")

    def in_the_fight(self, one: Mention) -> Mention:
        """The unit that attacks or defends in "while defending", if only spells were named: the asking player's."""
        is_of_a_unit = one.key == "it" and bool(SIDES.intersection(one.states))
        is_any = is_of_a_unit and all(self.is_a(key, "Spell") for key in self.named)
        return one._replace(key="unit", whose=ME) if is_any else one

    def settle_places(self) -> None:
        """An attached card is attached to a unit. A unit that fights elsewhere is not where the other things are."""
        for key, thing in list(self.things.items()):
            if "attached" in thing.states and not thing.attached_to:
                unit = self.wearer(key) or f"u{len(self.things) + 1}"
                self.things.setdefault(unit, Object(unit, whose=thing.whose))
                states = tuple(one for one in thing.states if one != "attached")
                self.things[key] = thing._replace(attached_to=unit, states=states)
        for number, deed in enumerate(self.happened):
            if deed.verb in {"attack", "defend"} and deed.place == ELSEWHERE and deed.by:
                self.happened[number] = deed._replace(place="")
                for key, thing in self.things.items():
                    if key != deed.by and thing.name and self.is_a(key, "Unit") and not thing.at:
                        self.things[key] = thing._replace(at=ELSEWHERE)

    def _compared(self, act: Act) -> Deed:
        """With what a price is compared: a number, how much less or more than printed, or what makes it so."""
        by = self.key(act.subject) if isinstance(act.subject, Mention) else ""
        return Deed(act.verb, by=by, amount=act.amount, what=act.what)

    def _played_last(self) -> str:
        """The card that is played in the question, which is the one to pay for in "what do I pay"."""
        return next((deed.to for deed in reversed(self.happened) if deed.verb == "play" and deed.to in self.cards), "")

    def _paid_for(self, asked: Deed, before: int) -> Deed:
        """A price with the stated way of playing the card: "when it chooses my unit", "from hand"."""
        for deed in self.happened[:]:
            if deed.verb == "choose" and self.happened.index(deed) >= before and deed.by in {"", asked.to} and deed.to:
                asked = asked._replace(on=(deed.to,))
            elif deed.verb == "play" and deed.to == asked.to:
                pays, origin = deed.pays or asked.pays, deed.origin or asked.origin
                asked = asked._replace(on=deed.on or asked.on, origin=origin, pays=pays)
            else:
                continue
            self.happened.remove(deed)
        return asked

    def _part(self, part: Act | Fact | Many | Turn, *, is_behind: bool = False) -> None:
        if isinstance(part, Turn):
            self.turn = part.who
        elif isinstance(part, Many):
            who = part.who or (self._payer() if part.of in {"energy", "power"} else "")
            self.counts.append(Count(who, part.of, part.many, states=part.states, at=part.at))
            self.player = part.who
        elif isinstance(part, Fact) and part.of.part == NOT_SAID and self.doer:
            self._say(self.doer, part.of)
        elif isinstance(part, Fact):
            key = self.keys(self.in_the_fight(part.of), is_behind=is_behind, is_subject=True)[0]
            self.at_the_fight(key)
            if self.things[key].kind == "Thing" and not self.things[key].name:
                self._some(key)
        else:
            deed = self._deed(part, is_behind=is_behind)
            self.doer = deed.by or (deed.to if not deed.who else "")
            self.turn = self.turn or deed.turn
            self.has_happened(self.in_response(deed) if is_behind else deed)

    def _what(self, act: Act, to: str) -> str:
        """The thing with which a deed is done. A unit that gets a second buff has one."""
        if act.what.endswith("second") and to in self.things:
            self.add_states(to, "buffed")
        return "" if act.what in {"received", "received second", "second", "may"} else act.what

    def _chosen_besides(self, act: Act, *, is_behind: bool) -> Mention:
        """The object of a deed. A unit of mine that I choose is a different one than the unit in question."""
        assert isinstance(act.to, Mention)
        return act.to._replace(another=True) if is_behind and act.verb == "choose" and self._is_new(act.to) else act.to

    def _is_new(self, one: Mention) -> bool:
        """Whether a player's unit is a different one than the unit without a name in question."""
        asked = self.things.get(self.main_object)
        return bool(asked is not None and not asked.name and not asked.whose and one.whose and one.key == "unit")

    def _with_what_is_chosen(self, asked: Deed) -> Deed:
        """The main deed of a spell, with the other choices that its player makes for it in the question."""
        chosen = [
            one for one in self.happened if one.verb == "choose" and one.who and one.by in {"", asked.by} and one.to
        ]
        if len(chosen) != 1 or asked.verb == "choose" or asked.on or not asked.to or not asked.by:
            return asked
        if chosen[0].to == asked.to or not self.is_a(asked.by, "Spell"):
            return asked
        self.happened.remove(chosen[0])
        return asked._replace(on=(chosen[0].to, asked.to))

    def _payer(self) -> str:
        """The player who can pay in "its controller has … left": that of the spell named last."""
        spell = next((key for key in reversed(self.named) if self.is_a(key, "Spell")), "")
        if not spell or spell == self.main_subject:
            raise NotSettled("its controller")
        return self.things[spell].whose or OPPONENT

    def _some(self, key: str) -> None:
        """That there is "something empowered"."""
        thing = self.forget(key)
        if thing.states != ("empowered",):
            raise NotSettled("something")
        self.counts.append(Count(thing.whose or "P1", "empowered things", 1))

    def _deed(self, act: Act, *, is_behind: bool = False) -> Deed:
        """A deed, with who does it, by what, and to what."""
        act = self.of_several(several_as_a_cost(against_several(act)))
        answered = self.key(act.response) if isinstance(act.response, Mention) else "anything" if act.response else ""
        by = self.key(act.by) if isinstance(act.by, Mention) and act.by.key in {"it", "he"} else ""
        who, to = "", ""
        if isinstance(act.subject, str):
            who = self.player if act.subject == "the same" else act.subject
        else:
            doer, verb = act.subject, "" if act.to is not None and act.verb in BY_SPELLS else act.verb
            if is_behind and self.main_verb == "kill" and verb == "die" and self._is_new(doer):
                doer = doer._replace(another=True)
            subject = self.key(doer, verb=verb, is_behind=is_behind, is_subject=True)
            if subject != COMBAT:
                self.subjects.append(subject)
            to, by = (subject, by) if happens_to_its_subject(act) else ("", subject)
            if act.verb == "survive":
                to, by, act = subject, self.key(act.to) if isinstance(act.to, Mention) else "", act._replace(to=None)
        if isinstance(act.to, str):
            who = who or act.to  # "draw me a card"
            self._is_mine(by, who)
        elif act.to is not None and (act.to.key == "self" or is_its_own(act)):
            if not by or self.is_a(by, "Spell"):
                raise NotSettled("self")
            self.add_states(by, *act.to.states)
            to, by = by, ""
        elif act.to is not None:
            to = self.key(self._chosen_besides(act, is_behind=is_behind), verb=act.verb, apart=by, is_behind=is_behind)
        by = self._means(act, who, by, to)
        self.in_company(act, by or to)
        if act.verb == "make" and (not (by or who) or not to or not self.is_a_token(to)):
            raise NotSettled("make")
        if to and act.verb in {"get", "give", "gain", "have"} and self.is_a_token(to):
            raise NotSettled("a token")
        on = tuple(key for one in act.on for key in self.keys(one, verb="choose", apart=to, is_behind=is_behind))
        self.player = who or self.player
        self._is_of_whose_turn(answered, act.turn)
        act = self._in_combat(act, to or by)
        origin = self.place(act.origin)
        if origin == FACEDOWN and act.verb != "play":
            raise NotSettled("from facedown")
        what = self._what(act, to)
        deed = Deed(
            act.verb, who, by, to, on, act.amount, what, self.place(act.place), origin, act.pays,
            answered, act.times, act.turn, act.phase, act.is_not,
        )  # fmt: skip
        return self.on_time(self.as_meant(deed), act.times_of)

    def _is_of_whose_turn(self, answered: str, turn: str) -> None:
        """A spell without a name to which something responds is one of the player whose turn it is."""
        spell = self.things.get(answered)
        if spell is not None and not spell.name and not spell.whose and turn in {ME, OPPONENT}:
            self.things[answered] = spell._replace(whose=turn)

    def _is_mine(self, key: str, who: str) -> None:
        """A thing that gives an opponent something, or makes them act, is the asking player's if no owner is stated."""
        if who == OPPONENT and key in self.things and not self.is_a(key, "Battlefield"):
            thing = self.things[key]
            self.things[key] = thing._replace(whose=thing.whose or ME)

    def _in_combat(self, act: Act, to: str) -> Act:
        """A deed on a unit "in combat" is one on a unit that is in combat."""
        if (
            act.phase != "combat"
            or to not in self.things
            or not self.is_a(to, "Unit")
            or act.verb in {"die", "play", "survive"}
        ):
            return act
        thing = self.things[to]
        if not {"attacking", "defending"}.intersection(thing.states):
            self.things[to] = thing._replace(states=(*thing.states, "in combat"))
        is_dealt = act.verb == "damage" and act.to is None and act.what != "received"
        return act if is_dealt else act._replace(phase="")

    def _means(self, act: Act, who: str, by: str, to: str) -> str:
        """The thing by which, or with which, a deed is done. A deed from which something is saved happened before."""
        if act.by in {None, "its own"}:
            return by
        means = self.key(act.by) if isinstance(act.by, Mention) else str(act.by)
        if means == by:
            return by
        if act.verb == "save" and by and to:
            self.happened.append(Deed("kill", by=means, to=to))
            return by
        if act.verb in {"attack", "defend"} and by and means in self.things:
            self.fights_with(means, by, act.verb)
            return by
        if by or (who and act.verb == "play" and not act.what):
            raise NotSettled("with")
        return means
