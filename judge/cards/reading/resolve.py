"""What phrases refer to: targets get names, "it" and "them" become what was spoken of last.

A phrase in a cost is picked while the cost is paid (355.10.c); "all" and bare plurals are chosen by nobody (355.5.a);
every other phrase is a target.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.reading.nouns import noun_of
from judge.cards.reading.phrases import (
    LAST,
    AttachedToIt,
    ChooseOpponent,
    It,
    Named,
    NotRead,
    Opponent,
    Phrase,
    Quoted,
    ThatMuch,
    Them,
)
from judge.cards.reading.read_circumstances import PAID
from judge.cards.reading.read_facts import NOT_PAID
from judge.cards.reading.read_instructions import EachOther
from judge.cards.reading.read_objects import with_quality
from judge.cards.reading.read_players import OthersAct
from judge.cards.reading.resolve_others import performed_by_others
from judge.cards.reading.resolve_phrases import EFFECT_TEXT, LATER, Phrases
from judge.engine.actions.banish import Banish
from judge.engine.actions.deal import Deal
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.move import TO_THERE, Move
from judge.engine.instructions.deal_might import DealMight
from judge.engine.instructions.deal_split import DealSplit
from judge.engine.instructions.delay import DoThis
from judge.engine.instructions.delay_trigger import AtEndOfThisTurn
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import IfItIs
from judge.engine.instructions.pay_for import PayAny
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.card import SPELL, Card
from judge.engine.state.cost import Cost
from judge.engine.targeting.amounts import AmountPaid, CountOf
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.criteria_with_condition import Not
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.references import (
    Chosen,
    ChosenPlayer,
    Destination,
    Played,
    TargetPlayer,
    ThatPlayer,
    This,
    TriggeringObject,
)
from judge.engine.wording.requirements import SplitDamage
from judge.engine.wording.source_circumstances import PaidFor

if TYPE_CHECKING:
    from collections.abc import Callable


class Resolver(Phrases):
    """Goes through the instructions of one ability or spell in their order."""

    def __init__(self, types: tuple[str, ...], spoken_of: Any = None, *, is_gone: bool = False) -> None:
        super().__init__(types, spoken_of, is_gone=is_gone)
        self.named = This(attached=EFFECT_TEXT in types)
        self.quoted: Callable[[str], Any] = _unknown
        self.has_there = False  # the trigger captured a place
        self.opponent: TargetPlayer | None = None
        self.spoke_of_opponent = True  # nothing is left to be said of an opponent who was chosen
        self.about_player = False  # the trigger is about a player, who is "they"
        self.moves = False  # the trigger is about a move of its source
        self.that_much: Any = None  # the number that was spoken of
        self.destinations = 0

    def effect(self, effect: tuple[Any, ...]) -> tuple[Any, ...]:
        """The instructions with everything in them that refers to something."""
        found = []
        for one in effect:
            if isinstance(one, ChooseOpponent):
                self.settle()
                self.opponent = TargetPlayer("player", opponent=False) if one.of_all else TargetPlayer()
                self.spoke_of_opponent = False
            else:
                made = self._instruction(one)
                found += [*self.before, made]
                self.before = []
        return tuple(found)

    def cost(self, cost: Any) -> Any:
        """A cost, in which objects are picked as it is paid."""
        return self._part(cost, in_cost=True)

    def ability(self, ability: Any) -> Any:
        """A passive ability with everything in it that refers to something."""
        return self._part(ability)

    def condition(self, when: Any) -> Any:
        """A condition with everything in it that refers to something."""
        return self._part(when)

    def settle(self) -> None:
        """Refuses an opponent who was chosen and of whom nothing is said."""
        if not self.spoke_of_opponent:
            raise NotRead("choose an opponent", "what becomes of them is not clear")

    def _instruction(self, one: Any) -> Any:
        if isinstance(one, OthersAct):
            one = performed_by_others(one, self)
        if isinstance(one, EachOther):
            return self._each_other()
        if isinstance(one, Move) and one.to is TO_THERE and not self.has_there:
            raise NotRead("there", "where this is is not clear")
        if isinstance(one, GiveMight | Deal) and _mentions_last(one.amount):
            return self._counted_there(one)
        if isinstance(one, IfItIs) and isinstance(one.what, It) and self.targets:
            one = replace(one, what=Chosen(self.targets[-1].name))
        if isinstance(one, DoThis | AtEndOfThisTurn):
            return self._later(one)
        if isinstance(one, PayAny):
            self.that_much = AmountPaid()
        if isinstance(one, PlayToken) and one.there and not self.moves:
            one = self._token_there(one)
        if isinstance(one, DealSplit) and isinstance(one.to, Phrase):
            most = one.amount if isinstance(one.amount, int) else one.to.at_most
            asked = replace(one.to, at_most=min(one.to.at_most, most))
            found = replace(one, to=self._target(asked, (SplitDamage(),)))
        else:
            found = self._part(one)
        if isinstance(found, PlayToken):
            self.spoken_of = Played()
        if isinstance(found, Banish):
            self.spoken_of = None
        return found

    def _token_there(self, one: PlayToken) -> PlayToken:
        """A token that is played where the trigger says, which is where its source is."""
        if not self.there_is_here:
            raise NotRead("there", "where this is is not clear")
        return replace(one, there=False, here=True)

    def _later(self, one: DoThis | AtEndOfThisTurn) -> Any:
        """What is done later, by a trigger: what was chosen before is what that is about."""
        if isinstance(one, DoThis):
            return self._reflexive(one)
        about = isinstance(self.spoken_of, Chosen)
        effect = Resolver(self.types, TriggeringObject() if about else self.spoken_of).effect(one.effect)
        name = self.last_name() if about and _mentions(effect, TriggeringObject) else ""
        return replace(one, effect=effect, about=name)

    def _reflexive(self, one: DoThis) -> DoThis:
        """A reflexive trigger: what was chosen before is what it is about; its own choices are made later."""
        about = isinstance(self.spoken_of, Chosen)
        inner = Resolver(self.types, TriggeringObject() if about else self.spoken_of)
        effect, cost = inner.effect(one.effect), inner.cost(one.cost)
        name = self.last_name() if about and _mentions(effect, TriggeringObject) else ""
        return replace(one, effect=effect, cost=cost, about=name)

    def _counted_there(self, one: Any) -> Any:
        """What is given or dealt to something, by what is where that is."""
        to = self._part(one.to)
        return replace(one, to=to, amount=self._part(one.amount))

    def _each_other(self) -> DealMight:
        if len(self.targets) < 2:
            raise NotRead("", "which two deal damage to each other is not clear")
        one, other = self.targets[-2:]
        return DealMight(Chosen(one.name), Chosen(other.name), to_each_other=True)

    def _part(self, value: Any, *, in_cost: bool = False) -> Any:
        if isinstance(value, Phrase):
            return self._phrase(value, in_cost=in_cost)
        if isinstance(value, tuple):
            return tuple(self._part(one, in_cost=True) if in_cost else self._instruction(one) for one in value)
        if isinstance(value, Destination):
            return self._destination(value)
        if isinstance(value, AttachedToIt):
            return Pick(value.criteria, noun_of(value.criteria), attached_to=self.last_name())
        meant = self._meant(value)
        if meant is not None:
            return meant
        if not isinstance(value, Struct) or isinstance(value, Card | Criteria):
            return value
        in_cost = in_cost or isinstance(value, Cost)
        if in_cost and isinstance(value, Exhaust) and isinstance(value.what, Phrase):
            return Exhaust(self._part(with_quality(IsReady())(value.what), in_cost=True))
        changed = {}
        for field in value.__struct_fields__:
            before = getattr(value, field)
            after = self._part(before, in_cost=in_cost)
            if after is not before and after != before:
                changed[field] = after
        return replace(value, **changed) if changed else value

    def _destination(self, place: Destination) -> Destination:
        """A destination under a name of its own, for the move of the unit chosen last, or of the source."""
        self.destinations += 1
        ahead = "" if self.destinations == 1 else f"{LATER[self.destinations - 2]} "
        of = self._part(place.of) if self.targets else ""
        return replace(place, of=of, name=f"{ahead}destination")

    def _meant(self, value: Any) -> Any:
        """What a word stands for that means something only in its place; None for other values."""
        if value is PAID and SPELL in self.types:
            return PaidFor()
        if value is NOT_PAID and SPELL in self.types:
            return Not(PaidFor())
        if isinstance(value, ThatMuch):
            if self.that_much is None:
                raise NotRead("that much", "how much this is is not clear")
            return self.that_much
        if value is PAID or value is NOT_PAID:
            raise NotRead("you paid the additional cost", "it is known only behind 'when you play me'")
        if isinstance(value, Opponent):
            return self.they()
        if isinstance(value, Quoted):
            return self.quoted(value.text)
        if isinstance(value, Named):
            return self.named
        if isinstance(value, It | Them):
            return self._it(value)
        return self.last_name() if isinstance(value, str) and value == LAST else None

    def _it(self, what: It | Them) -> Any:
        if isinstance(what, It) and what.noun and self.targets:
            found = [one for one in self.targets if noun_of(one.criteria) == what.noun and one.at_most == 1]
            if found:
                return Chosen(found[-1].name)
        several = isinstance(self.spoken_of, Chosen) and self.targets[-1].at_most > 1
        if self.spoken_of is None or (several and isinstance(what, It)):
            raise NotRead("", "what 'it' refers to is not clear")
        if isinstance(what, Them) and not several and not isinstance(self.spoken_of, Played):
            raise NotRead("", "what 'them' refers to is not clear")
        return self.spoken_of

    def they(self) -> TargetPlayer | ChosenPlayer | ThatPlayer:
        """The player who is "they": one who was chosen, or whom the trigger is about."""
        if self.opponent is None:
            if self.about_player:
                return ThatPlayer()
            raise NotRead("they", "who this is is not clear")
        if self.spoke_of_opponent:
            return ChosenPlayer(self.opponent.name, self.opponent.opponent)
        self.spoke_of_opponent = True
        return self.opponent

    def last_name(self) -> str:
        """The name of the target that was chosen last."""
        if self.targets:
            return self.targets[-1].name
        if isinstance(self.spoken_of, TriggeringObject):
            return "unit"
        raise NotRead("", "what this refers back to is not clear")


def _mentions_last(amount: Any) -> bool:
    return isinstance(amount, CountOf) and amount.what.at_chosen == LAST


def _unknown(text: str) -> Any:
    raise NotRead(text, "a text in quotation marks is not known here")


def _mentions(value: Any, kind: type) -> bool:
    if isinstance(value, kind):
        return True
    if isinstance(value, tuple):
        return any(_mentions(one, kind) for one in value)
    return isinstance(value, Struct) and any(_mentions(getattr(value, name), kind) for name in value.__struct_fields__)
