"""More verbs; ``verbs.lark``. Each gives the instructions of its verb, as a tuple."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.loader import definition, is_defined
from judge.cards.reading.gifts import Gift, gives, the_same
from judge.cards.reading.phrases import IT, LAST, THAT_MUCH, AttachedToIt, Body, It, NotRead, Phrase, standing_for
from judge.cards.reading.read_instructions import requiring_of
from judge.cards.reading.read_objects import EQUIPMENT, cost_of, name_in
from judge.engine.abilities.damage_changes import SPELL_AND_ABILITY_DAMAGE, MultiplyDamage
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.naming import NameSpell
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.actions.attach import Detach, MayAttachOneOf
from judge.engine.actions.buff import RemoveBuff
from judge.engine.actions.deal import Deal
from judge.engine.actions.double import DoubleMight
from judge.engine.actions.empower import Disempower
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.kill import Kill
from judge.engine.actions.move import TO_THIS_BATTLEFIELD, Move, ToPlaceOf, ToThere
from judge.engine.actions.prevent import Prevent
from judge.engine.actions.ready import Ready
from judge.engine.actions.replace import ReplaceBattlefield, SwapBack
from judge.engine.actions.spend_buffs import SpendBuffs
from judge.engine.conditions.damage import WhenDamaged
from judge.engine.costs.add import Add, FightersAdd
from judge.engine.instructions.become_copy import BecomeCopy
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.deal_several import DealSeveral
from judge.engine.instructions.deal_split import DealSplit
from judge.engine.instructions.delay import NextTimeThisTurn
from judge.engine.instructions.give import Give, GiveKeywordsOf
from judge.engine.instructions.give_might import GiveMight, RaiseMightTo
from judge.engine.instructions.if_so import If
from judge.engine.instructions.may import OneOfThese
from judge.engine.instructions.pay_for import PayAny, PayToAdd
from judge.engine.instructions.swap_places import SwapPlaces
from judge.engine.instructions.take_control import LoseControl, TakeControl
from judge.engine.instructions.this_turn import AppliesThisTurn, ForNextSpell
from judge.engine.instructions.unless import UnlessItsController
from judge.engine.picks.each_chooses import YouAndOpponentsMay
from judge.engine.picks.must_kill import DefenderKillsHere
from judge.engine.state.card import SPELL
from judge.engine.state.delayed import Until
from judge.engine.targeting.amounts import AmountPaid, MightOf
from judge.engine.targeting.destinations import CanMoveThere
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import BecomesMight, HasAbilities, LosesText, MightUpTo
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Affected, This, TriggeringObject
from judge.engine.wording.requirements import AtAnotherLocation

Effect = tuple[Any, ...]


class Verbs:
    """In the order of ``verbs.lark``."""

    def deal_two(self, amount: int, to: Any, other: int, others: Any) -> Effect:
        if isinstance(others, Phrase) and others.all_of_them and others.criteria.another:
            others = replace(others, criteria=replace(others.criteria, another=False), but_last=True)
        return (DealSeveral(((amount, to), (other, others))),)

    def deal_unless(self, amount: int, to: Any, instead: Effect) -> Effect:
        if to != IT:
            return (Choose(to), *self.deal_unless(amount, IT, instead))
        return (UnlessItsController(IT, instead, (Deal(amount, IT),)),)

    def deal_that_much(self, to: Any) -> Effect:
        return (Deal(THAT_MUCH, to),)

    def deal_to_equal(self, to: Any, amount: Any) -> Effect:
        return (Deal(amount, to),)

    def deal_its_might_split(self, by: Any, among: Any) -> Effect:
        return (DealSplit(MightOf(by), among, by),)

    def give_amount(self, to: Any, amount: Any) -> Effect:
        return (GiveMight(amount, to),)

    def give_keywords(self, to: Any) -> Effect:
        return (GiveKeywordsOf(This(), to),)

    def give_keywords_and_might(self, to: Any, amount: Any) -> Effect:
        return (GiveKeywordsOf(This(), to), GiveMight(amount, the_same(to)))

    def give_more_if(self, to: Any, gifts: tuple[Gift, ...], more: tuple[Gift, ...], when: Any) -> Effect:
        return (*gives(to, gifts, Until.END_OF_TURN), If(when, gives(the_same(to), more, Until.END_OF_TURN)))

    def give_two_mights(self, to: Any, amount: str, other: Any, others: str) -> Effect:
        return (GiveMight(int(amount), to), GiveMight(int(others), other))

    def becomes_might(self, what: Any, might: int) -> Effect:
        return (Give((BecomesMight(might),), what),)

    def its_becomes_might(self, might: int) -> Effect:
        return self.becomes_might(IT, might)

    def raise_might_up_to(self, what: Any, might: int) -> Effect:
        return (Give((MightUpTo(might),), what),)

    def raise_might_for_good(self, like: Any) -> Effect:
        return (RaiseMightTo(IT, like, until=Until.FOREVER),)

    def lose_text(self, what: Any) -> Effect:
        return (Give((LosesText(),), what),)

    def remove_buff(self, what: Any) -> Effect:
        return (RemoveBuff(what),)

    def disempower(self, what: Any) -> Effect:
        return (Disempower(what),)

    def prevent_number(self, value: int, to: Any) -> Effect:
        return (Prevent(value, to),)

    def prevent_all_to(self, to: Any) -> Effect:
        return (Prevent(None, to),)

    def prevent_spells_to(self, to: Any) -> Effect:
        return (Prevent(None, to, of=SPELL_AND_ABILITY_DAMAGE),)

    def double_damage(self, to: Any) -> Effect:
        return (AppliesThisTurn(MultiplyDamage(2, Affected()), to),)

    def kill_as_damaged(self, what: Any) -> Effect:
        kill = Triggered(WhenDamaged(Criteria()), (Kill(TriggeringObject()),))
        if isinstance(what, Phrase):
            return (Choose(standing_for(what)), NextTimeThisTurn(IT, kill))
        return (NextTimeThisTurn(what, kill),)

    def become_copy(self, what: Any, of: Any) -> Effect:
        return (BecomeCopy(what, of),)

    def lose_control(self, what: Any) -> Effect:
        return (LoseControl(what),)

    def control_while_here(self, what: Any) -> Effect:
        return (TakeControl(what, while_this_stays=True),)

    def move_to_location_of(self, what: Any, beside: Any) -> Effect:
        if isinstance(beside, Phrase) or (isinstance(beside, It) and beside.side is not None):
            raise NotRead("location", "a move to the place of something chosen for it is not known")
        return (Move(what, ToPlaceOf(beside)),)

    def move_to_its_location(self, what: Any) -> Effect:
        if not isinstance(what, This):
            raise NotRead("its location", "whose location this is is not clear")
        return (Move(what, ToPlaceOf(IT)),)

    def move_to_my_battlefield(self, what: Any) -> Effect:
        return (Move(requiring_of(what, CanMoveThere(here=True)), TO_THIS_BATTLEFIELD),)

    def moved_along(self) -> Effect:
        return (Move(This(), ToThere(with_it=True)),)

    def pay_any(self, *parts: Any) -> Effect:
        symbol = parts[0] if len(parts) == 2 else ""
        power = cost_of(symbol).power if symbol else ()
        if symbol and (len(power) != 1 or cost_of(symbol).energy):
            raise NotRead("any amount", "any amount of this is not known")
        return (PayAny(power[0] if power else "Energy", parts[-1]),)

    def trade_power(self, symbols: str) -> Effect:
        (symbol,) = cost_of(symbols).power or ("",)
        return (PayToAdd(symbol, Add(energy=1)),)

    def trade_energy(self, symbols: str) -> Effect:
        return (PayToAdd("Energy", Add(power=cost_of(symbols).power)),)

    def spend_buffs(self) -> Effect:
        return (SpendBuffs(),)

    def spend_buffs_to(self, then: Effect) -> Effect:
        about = tuple(replace(one, what=Affected()) if getattr(one, "what", None) == IT else one for one in then)
        return (SpendBuffs(about),)

    def for_each_paid(self, effect: Effect) -> Effect:
        """So much for each buff that was spent, where the instruction does something once."""
        (one,) = effect
        if getattr(one, "count", None) != 1:
            raise NotRead("for each", "such an instruction for each of them is not known")
        return (replace(one, count=AmountPaid()),)

    def ready_or_exhaust(self, what: Any) -> Effect:
        again = the_same(what)
        return (Choose(what), OneOfThese(((Ready(again),), (Exhaust(again),))))

    def replace_battlefield(self, token: str) -> Effect:
        name = name_in(token)
        if not is_defined(name) or not definition(name).facts.is_token:
            raise NotRead(name, "no token of this name is known")
        return (ReplaceBattlefield(definition(name).token),)

    def swap_back(self) -> Effect:
        return (SwapBack(This()),)

    def attach_one_of_its(self) -> Effect:
        return (MayAttachOneOf(LAST, This()),)

    def detach_one_of(self, tag: str, of: Any) -> Effect:
        if name_in(tag) != EQUIPMENT or of != IT:
            raise NotRead("detach", "only an Equipment of an object mentioned before is detached")
        return (Detach(standing_for(AttachedToIt(Criteria("Gear", qualities=(Tagged(EQUIPMENT),))))),)

    def name_spell(self) -> Effect:
        return (NameSpell(),)

    def defender_kills(self) -> Effect:
        return (DefenderKillsHere(),)

    def next_card_costs_less(self, card_type: str, symbols: str) -> Effect:
        if card_type == SPELL:
            raise NotRead("the next", "this wording is not known")
        if card_type:
            raise NotRead("the next", "a cost of the next card of such a type is not known")
        cost = cost_of(symbols)
        return (ForNextSpell(Discount(cost.energy, power=cost.power), any_card=True),)

    def give_untargetable(self, what: Any) -> Effect:
        return (Give((HasAbilities((Untargetable(),)),), what),)

    def your_next_costs_less(self, card_type: str, symbols: str) -> Effect:
        if card_type not in {"", SPELL}:
            raise NotRead("your next", "a cost of the next card of such a type is not known")
        cost = cost_of(symbols)
        return (ForNextSpell(Discount(cost.energy, power=cost.power), this_turn=False, any_card=not card_type),)

    def raise_my_might(self, *_: Any) -> Effect:
        return (RaiseMightTo(This(), IT),)

    def take_control_of(self, noun: str = "") -> Effect:
        return (TakeControl(standing_for(It(str(noun))) if noun else This()),)

    def swap_with(self, other: Any) -> Effect:
        if not isinstance(other, Phrase) or other.at_most != 1 or AtAnotherLocation() in other.requirements:
            raise NotRead("each other's locations", "which units these are is not clear")
        return (
            SwapPlaces(This(), standing_for(replace(other, requirements=(*other.requirements, AtAnotherLocation())))),
        )

    def double_might_and_give(self, what: Any, gifts: tuple[Gift, ...]) -> Effect:
        return (DoubleMight(what), *gives(the_same(what), gifts, Until.END_OF_TURN))

    def fighters_add(self, symbols: str) -> Effect:
        cost = cost_of(symbols)
        return (FightersAdd(Add(cost.energy, cost.power)),)

    def you_and_opponents_may(self, effect: Effect) -> Effect:
        return (YouAndOpponentsMay(effect, ()),)

    def for_each_who_did(self, effect: Effect) -> Body:
        return Body((YouAndOpponentsMay((), effect),))

    def one_of_two(self, one: Effect, other: Effect) -> Effect:
        return (OneOfThese((one, other)),)
