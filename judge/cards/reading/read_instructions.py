"""Instructions: what the verbs of a text are, in the order of ``instructions.lark``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.reading.gifts import GIVEN, Gift, gives, the_same
from judge.cards.reading.phrases import IT, LAST, NotRead, Phrase, every_one
from judge.cards.reading.read_objects import can_be_empowered, keyword_in
from judge.engine.actions.attach import Attach, Detach
from judge.engine.actions.banish import Banish
from judge.engine.actions.buff import Buff
from judge.engine.actions.channel import Channel
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.actions.double import DoubleMight
from judge.engine.actions.draw import Draw
from judge.engine.actions.empower import Empower
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.heal import Heal
from judge.engine.actions.kill import Kill
from judge.engine.actions.move import TO_BASE, TO_HERE, TO_THERE, TO_THIS_BATTLEFIELD, Move, ToYourBase
from judge.engine.actions.ready import Ready
from judge.engine.actions.recall import Recall
from judge.engine.actions.recycle import Recycle
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.actions.stun import Stun
from judge.engine.instructions.activate_effects import ActivateConquerEffects
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.deal_might import DealMight
from judge.engine.instructions.deal_split import DealSplit
from judge.engine.instructions.give_might import GiveMight, RaiseMightTo
from judge.engine.instructions.if_so import If
from judge.engine.instructions.may import May
from judge.engine.instructions.new_choices import MakeNewChoices
from judge.engine.instructions.swap_might import SwapMight
from judge.engine.instructions.take_control import TakeControl
from judge.engine.state.delayed import Until
from judge.engine.targeting.amounts import EnergyCostOf, MightOf
from judge.engine.targeting.destinations import CanMoveThere
from judge.engine.wording.criteria import Side
from judge.engine.wording.locations import Where
from judge.engine.wording.references import Destination, This

if TYPE_CHECKING:
    from judge.engine.wording.places import PlaceQuality


class EachOther(Struct, frozen=True):
    """The two that were spoken of last deal damage equal to their Mights to each other."""


Effect = tuple[Any, ...]


class Instructions:
    """Each gives the instructions of its verb, as a tuple."""

    def effect(self, *steps: Effect) -> Effect:
        return tuple(one for step in steps for one in step)

    def may_step(self, step: Effect) -> Effect:
        return step if isinstance(step[0], MakeNewChoices) else (May(step),)

    def if_step(self, when: Any, step: Effect) -> Effect:
        return (If(when, step),)

    def verb_of_yours(self, step: Effect) -> Effect:
        return step

    def deal(self, amount: int, to: Any) -> Effect:
        return (Deal(amount, to),)

    def deal_amount(self, amount: Any, to: Any) -> Effect:
        return (Deal(amount, to),)

    def deal_split(self, amount: int, among: Any) -> Effect:
        return (DealSplit(amount, among),)

    def deal_its_might(self, by: Any, to: Any) -> Effect:
        return (DealMight(by, to),)

    def deal_to_each_other(self) -> Effect:
        return (EachOther(),)

    def we_deal_to_each_other(self) -> Effect:
        return (DealMight(This(), IT, to_each_other=True),)

    def draw_digits(self, count: str) -> Effect:
        return (Draw(int(count)),)

    def discard(self, count: int) -> Effect:
        return (Discard(count),)

    def gifts(self, *gifts: Gift) -> tuple[Gift, ...]:
        return gifts

    def might(self, amount: str) -> Gift:
        return Gift(might=int(amount))

    def might_amount(self, amount: Any) -> Gift:
        return Gift(might=amount)

    def keyword(self, word: str) -> Gift:
        found = keyword_in(word)
        if found.rstrip("0123456789 ") not in GIVEN:
            raise NotRead(word, "the keyword alone does not say what it does")
        return Gift(keyword=found)

    def quoted(self, text: str) -> Gift:
        return Gift(quoted=text.strip('"'))

    def give(self, to: Any, gifts: tuple[Gift, ...]) -> Effect:
        return gives(to, gifts, Until.FOREVER)

    def give_this_turn(self, to: Any, gifts: tuple[Gift, ...]) -> Effect:
        return gives(to, gifts, Until.END_OF_TURN)

    def give_this_combat(self, to: Any, gifts: tuple[Gift, ...]) -> Effect:
        return gives(to, gifts, Until.END_OF_COMBAT)

    def give_minimum(self, to: Any, gifts: tuple[Gift, ...], least: int) -> Effect:
        (only,) = gifts if len(gifts) == 1 else (Gift(),)
        if not isinstance(only.might, int) or only.might > 0:
            raise NotRead("", "a minimum is given for Might that is taken away")
        return (GiveMight(only.might, to, at_least=least),)

    def give_two(self, to: Any, gifts: tuple[Gift, ...], other: Any, others: tuple[Gift, ...]) -> Effect:
        return (*gives(to, gifts, Until.END_OF_TURN), *gives(other, others, Until.END_OF_TURN))

    def give_equal(self, amount: Any, to: Any) -> Effect:
        return (GiveMight(amount, to),)

    def double_might(self, what: Any) -> Effect:
        return (DoubleMight(what),)

    def double_its_might(self, *_: Any) -> Effect:
        return (DoubleMight(IT),)

    def double_my_might(self) -> Effect:
        return (DoubleMight(This()),)

    def double_my_might_combat(self) -> Effect:
        return (DoubleMight(This(), until=Until.END_OF_COMBAT),)

    def kill(self, what: Any) -> Effect:
        return (Kill(what),)

    def ready_them(self, what: Any) -> Effect:
        return (Ready(what),)

    def exhaust(self, what: Any) -> Effect:
        return (Exhaust(what),)

    def stun(self, what: Any) -> Effect:
        return (Stun(what),)

    def give_two_minimum(
        self, to: Any, gifts: tuple[Gift, ...], other: Any, others: tuple[Gift, ...], least: int
    ) -> Effect:
        return (*gives(to, gifts, Until.END_OF_TURN), *self.give_minimum(other, others, least))

    def move_here(self, what: Any) -> Effect:
        return (Move(requiring_of(what, CanMoveThere(here=True)), TO_HERE),)

    def move_to_this_battlefield(self, what: Any) -> Effect:
        return (Move(requiring_of(what, CanMoveThere(here=True)), TO_THIS_BATTLEFIELD),)

    def move_there(self, what: Any) -> Effect:
        return (Move(requiring_of(what, CanMoveThere()), TO_THERE),)

    def move_to_place(self, what: Any, kind: PlaceQuality) -> Effect:
        return (Move(what, Destination(of=LAST, kind=kind)),)

    def return_two(self, one: Any, other: Any) -> Effect:
        if isinstance(other, Phrase) and other.all_of_them:
            raise NotRead("and", "this wording is not known")
        return (ReturnToHand(one), ReturnToHand(other))

    def stun_two(self, one: Any, other: Any) -> Effect:
        return (Stun(one), Stun(other))

    def buff(self, what: Any) -> Effect:
        return (Buff(what),)

    def heal(self, what: Any) -> Effect:
        return (Heal(what),)

    def recall_exhausted(self, what: Any) -> Effect:
        return (Exhaust(what), Recall(the_same(what)))

    def recall(self, what: Any) -> Effect:
        return (Recall(what),)

    def banish(self, what: Any) -> Effect:
        return (Banish(what),)

    def choose(self, *what: Any) -> Effect:
        return tuple(Choose(one) for one in what)

    def move(self, what: Any) -> Effect:
        if isinstance(what, Phrase) and what.here:
            raise NotRead("here", "whether things here are moved, or things to here, is not clear")
        return (Move(what, Destination(of=LAST)),)

    def move_to_base(self, what: Any) -> Effect:
        return (Move(what, TO_BASE),)

    def move_to_your_base(self, what: Any) -> Effect:
        taken = isinstance(what, Phrase) and getattr(what.criteria, "side", None) is Side.ENEMY
        return (Move(what, ToYourBase() if taken else TO_BASE),)

    def move_to_battlefield(self, what: Any) -> Effect:
        return (Move(what, Destination(of=LAST, where=Where.BATTLEFIELD)),)

    def move_to_your_battlefield(self, what: Any) -> Effect:
        return (Move(what, Destination(of=LAST, where=Where.BATTLEFIELD, yours=True)),)

    def move_to_or_from_base(self, what: Any) -> Effect:
        return (Move(what, Destination(of=LAST, to_or_from_base=True)),)

    def return_to_hand(self, what: Any) -> Effect:
        return (ReturnToHand(what),)

    def channel(self, count: int, exhausted: Any = None) -> Effect:
        return (Channel(count, exhausted=exhausted is not None),)

    def raise_might(self, like: Any) -> Effect:
        return (RaiseMightTo(IT, like),)

    def activate_conquer_effects(self, of: Any) -> Effect:
        if not isinstance(of, Phrase) or not of.all_of_them:
            raise NotRead("", "the conquer effects of these objects are not known")
        return (ActivateConquerEffects(every_one(of)),)

    def recycle(self, what: Any) -> Effect:
        return (Recycle(what),)

    def take_control(self, what: Any) -> Effect:
        return (TakeControl(what),)

    def attach(self, what: Any, to: Any) -> Effect:
        return (Attach(what, to),)

    def detach(self, what: Any) -> Effect:
        return (Detach(what),)

    def empower_them(self, what: Any) -> Effect:
        return (Empower(can_be_empowered(what)),)

    def swap_might(self, what: Any) -> Effect:
        return (SwapMight(what),)

    def its_might(self) -> Any:
        return MightOf(IT)

    def my_might(self) -> Any:
        return MightOf(This())

    def energy_of_that_spell(self) -> Any:
        return EnergyCostOf("spell")


def requiring_of(what: Any, requirement: Any) -> Any:
    """A noun phrase with one requirement more; what was spoken of before is left as it is."""
    return replace(what, requirements=(*what.requirements, requirement)) if isinstance(what, Phrase) else what
