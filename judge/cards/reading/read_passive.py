"""Passive abilities: what is so while the source is there, and what a card says about its own cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.cards.reading.about_itself import about_itself
from judge.cards.reading.gifts import quotes, short_for
from judge.cards.reading.phrases import NotRead, Phrase, every_one
from judge.cards.reading.read_conditions import criteria_of, nowhere
from judge.cards.reading.read_objects import cost_of, name_in
from judge.cards.reading.read_players import OthersAct
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.abilities.damage_changes import SPELLS_AND_ABILITIES, BonusDamage, DamageFrom, NoDamage
from judge.engine.abilities.discount_counts import EachOf, HighestMight, PlayedThisTurn
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.enters_ready import EntersExhausted, EntersReady
from judge.engine.abilities.no_combat_damage import DealsNoCombatDamage
from judge.engine.abilities.no_moves import CannotMove
from judge.engine.abilities.no_points import OpponentsGainNoPoints
from judge.engine.abilities.no_readying import CannotBeReadied
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.abilities.played_where import MayBePlayedTo, NoUnitsPlayedHere, PlayedOnlyTo
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.abilities.victory_score import VictoryScoreChanged
from judge.engine.actions.buff import AnyNumberOfBuffs
from judge.engine.keywords.backline import AssignedLast
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.cost import FREE
from judge.engine.state.traits import MightBy
from judge.engine.wording.changes import HasAbilities, HasKeywords, HasTags
from judge.engine.wording.criteria import CardsIn, Side, Where
from judge.engine.wording.passive import AdditionalCost, Static
from judge.engine.wording.places import (
    OccupiedEnemyBattlefield,
    OpenBattlefield,
    WhereAnEnemyIsAlone,
    WhereItsControllerHasUnits,
    WhereYouAttack,
    WhereYouConquered,
    WhereYouHaveUnits,
)
from judge.engine.wording.qualities import LessMight
from judge.engine.wording.references import Every, This

if TYPE_CHECKING:
    from judge.cards.reading.gifts import Gift
    from judge.engine.state.ability import Ability
    from judge.engine.state.cost import Cost
    from judge.engine.wording.places import PlaceQuality

ADDITIONAL = "the additional cost"

Effect = tuple[Any, ...]


class Passive:
    """A sentence is a tuple of abilities."""

    def passive(self, *abilities: Ability) -> tuple[Ability, ...]:
        return abilities

    def has(self, who: Any, gifts: tuple[Gift, ...]) -> Ability:
        return Static(who, changes(gifts))

    def has_here(self, who: Any, gifts: tuple[Gift, ...]) -> Ability:
        if isinstance(who, This):
            raise NotRead("here", "what this has here is not known")
        return Static(every_one(Phrase(who.criteria, here=True)), changes(gifts))

    def has_while(self, who: Any, gifts: tuple[Gift, ...], during: Any) -> Ability:
        return Static(who, changes(gifts), during)

    def while_has(self, during: Any, who: Any, gifts: tuple[Gift, ...]) -> Ability:
        return Static(who, changes(gifts), during)

    def enters_ready(self, who: Any) -> Ability:
        return EntersReady(who)

    def enters_ready_if(self, who: Any, during: Any) -> Ability:
        return EntersReady(who, during)

    def if_enters_ready(self, during: Any, who: Any) -> Ability:
        return EntersReady(who, during)

    def enters_exhausted(self) -> Ability:
        return EntersExhausted()

    def limit(self, energy: str) -> int:
        return int(energy.strip("[]"))

    def costs_less(self, by: str, least: int = 0) -> Ability:
        return _discount(by, minimum=least)

    def costs_less_if(self, by: str, during: Any) -> Ability:
        return _discount(by, during=during)

    def if_costs_less(self, during: Any, by: str) -> Ability:
        return _discount(by, during=during)

    def costs_less_each(self, by: str, each: Any, least: int = 0) -> Ability:
        return _discount(by, each=each, minimum=least)

    def costs_less_by_might(self, kind: Phrase) -> Ability:
        return Discount(1, each=HighestMight(nowhere(kind)))

    def count_cards(self, which: CardsIn) -> Any:
        return EachOf(which)

    def cards_played(self) -> Any:
        return PlayedThisTurn()

    def count_kind(self, kind: Phrase) -> Any:
        return EachOf(nowhere(kind))

    def count_yours(self, kind: Phrase) -> Any:
        return EachOf(replace(nowhere(kind), side=Side.YOURS))

    def optional_cost(self, cost: Cost) -> Ability:
        return OptionalCost(ADDITIONAL, cost)

    def optional_cost_if(self, during: Any, cost: Cost) -> Ability:
        return OptionalCost(ADDITIONAL, cost, during=during)

    def additional_cost(self, cost: Cost) -> Ability:
        return AdditionalCost(cost)

    def assigned_last(self) -> Ability:
        return AssignedLast()

    def untargetable(self) -> Ability:
        return Untargetable()

    def many_buffs(self) -> Ability:
        return AnyNumberOfBuffs()

    def your_bonus_damage(self, amount: int) -> Ability:
        return BonusDamage(amount, DamageFrom(SPELLS_AND_ABILITIES, Side.YOURS))

    def bonus_damage_here(self, amount: int) -> Ability:
        return BonusDamage(amount, here=True)

    def would_die(self, who: Any, effect: Effect) -> Ability:
        return _would_die(who, effect)

    def would_die_may(self, who: Any, cost: Cost, effect: Effect) -> Ability:
        return _would_die(who, effect, cost)

    def dying(self, who: Any) -> Any:
        return who

    def more_points(self, by: int) -> Ability:
        return VictoryScoreChanged(by)

    def and_enter_ready(self, ability: Any) -> tuple[Ability, ...]:
        if getattr(ability, "during", None) is not None:
            raise NotRead("", "this wording is not known")
        return (about_itself(ability), EntersReady(This()))

    def if_and_enter_ready(self, during: Any, ability: Any) -> tuple[Ability, ...]:
        if not isinstance(ability, Static | Discount) or ability.during is not None:
            raise NotRead("", "this under a condition is not known")
        return (replace(about_itself(ability), during=during), EntersReady(This(), during))

    def not_readied(self) -> tuple[Ability, ...]:
        return (CannotBeReadied(This()),)

    def others_untargetable(self, who: Any) -> tuple[Ability, ...]:
        if isinstance(who, This):
            raise NotRead("", "this wording is not known")
        return (Static(who, (HasAbilities((Untargetable(),)),)),)

    def others_no_combat_damage(self, who: Any) -> tuple[Ability, ...]:
        if isinstance(who, This):
            raise NotRead("", "this wording is not known")
        return (DealsNoCombatDamage(who),)

    def no_moves(self, who: Any) -> Ability:
        return CannotMove(who)

    def open_battlefield(self) -> PlaceQuality:
        return OpenBattlefield()

    def occupied_enemy_battlefield(self) -> PlaceQuality:
        return OccupiedEnemyBattlefield()

    def where_yours_are(self) -> PlaceQuality:
        return WhereYouHaveUnits()

    def where_an_enemy_is_alone(self) -> PlaceQuality:
        return WhereAnEnemyIsAlone()

    def where_you_attack(self) -> PlaceQuality:
        return WhereYouAttack()

    def where_you_conquered(self) -> PlaceQuality:
        return WhereYouConquered()

    def where_controller_has_units(self) -> PlaceQuality:
        return WhereItsControllerHasUnits()

    def may_be_played_to(self, where: PlaceQuality) -> Ability:
        return MayBePlayedTo(where)

    def friends_may_be_played_to(self, where: PlaceQuality) -> Ability:
        return MayBePlayedTo(where, friendly=True)

    def played_only_to(self, where: PlaceQuality) -> Ability:
        return PlayedOnlyTo(where)

    def no_units_here(self) -> Ability:
        return NoUnitsPlayedHere()

    def no_combat_damage(self) -> Ability:
        return DealsNoCombatDamage(This())

    def no_moves_from_here(self, who: Any) -> Ability:
        return CannotMove(replace(who, here=True) if isinstance(who, Every) else who, Where.BASE)

    def no_moves_to_base(self, who: Any) -> Ability:
        return CannotMove(who, Where.BASE)

    def is_tag(self, token: str) -> Ability:
        return Static(This(), (HasTags((name_in(token),)),))

    def who(self, who: Any) -> Any:
        return every_one(who) if isinstance(who, Phrase) else who

    def side_yours(self) -> Side:
        return Side.YOURS

    def side_friendly(self) -> Side:
        return Side.FRIENDLY

    def side_enemy(self) -> Side:
        return Side.ENEMY

    def whose_cards(self, side: Side, card_type: str) -> Playing:
        return Playing(side, card_type)

    def your_cards(self, card_type: str) -> Playing:
        return Playing(Side.YOURS, card_type)

    def enemy_cards(self, card_type: str) -> Playing:
        return Playing(Side.ENEMY, card_type)

    def cards_cost_less(self, what: Playing, by: str, least: int = 0) -> CostChange:
        return CostChange(what, (cost_of(by),), minimum=least)

    def cards_cost_more(self, what: Playing, by: str) -> CostChange:
        return CostChange(what, (cost_of(by),), more=True)

    def choosing_costs_less(self, what: Playing, one: str, other: str) -> CostChange:
        return CostChange(replace(what, choosing_this=True), (cost_of(one), cost_of(other)))

    def while_costs(self, during: Any, *costs: CostChange) -> tuple[Ability, ...]:
        return tuple(replace(cost, during=during) for cost in costs)

    def no_damage(self, when: Any) -> Ability:
        return NoDamage(This(), when=when)

    def opponents_gain_nothing(self, when: Any) -> Ability:
        return OpponentsGainNoPoints(when)

    def would_die_instead(self, who: Any, effect: Effect) -> Ability:
        if not isinstance(who, Phrase):
            raise NotRead("than me", "this wording about the card itself is not known")
        weaker = replace(who, criteria=replace(who.criteria, qualities=(*who.criteria.qualities, LessMight())))
        return _would_die(weaker, effect)


def changes(gifts: tuple[Gift, ...]) -> tuple[Any, ...]:
    """What objects have, in the order of the layers: keywords, then Might."""
    words = tuple(gift.keyword for gift in gifts if gift.keyword)
    mights = [gift.might for gift in gifts if gift.might is not None]
    if any(not isinstance(might, int) for might in mights):
        raise NotRead("", "Might that follows something is not known here")
    return (
        *((HasKeywords(words),) if words else ()),
        *quotes(gifts),
        *short_for(words),
        *(MightBy(might) for might in mights),
    )


def _discount(by: str, **more: Any) -> Ability:
    cost = cost_of(by)
    return Discount(cost.energy, power=cost.power, **more)


def _would_die(who: Any, effect: Effect, cost: Cost | None = None) -> Ability:
    if any(isinstance(one, OthersAct) for one in effect):
        raise NotRead("would die", "this wording is not known")
    what = who if isinstance(who, This) else criteria_of(who)
    here = isinstance(who, Phrase) and who.here
    return WouldDie(what, effect, may=cost is not None, cost=cost or FREE, here=here)
