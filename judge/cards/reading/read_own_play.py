"""What a card says of how it or others are played, paid for and revealed; the rest of ``standing.lark``."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.phrases import NotRead, Phrase, Remark
from judge.cards.reading.read_conditions import criteria_of
from judge.cards.reading.read_objects import EQUIPMENT, cost_of, keyword_in, name_in
from judge.cards.reading.read_passive import changes
from judge.cards.reading.read_players import OthersAct
from judge.cards.reading.under import WAITS
from judge.engine.abilities.cost_changes import CostChange, Part, Playing, Using
from judge.engine.abilities.discount_counts import ChosenWithTag, EachTagAmong, PointsFromHolding
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.abilities.hides_for import HidesFor
from judge.engine.abilities.naming import HasNamedTag, NamesTag
from judge.engine.abilities.optional_costs import OptionalCost, SpellsHaveRepeat
from judge.engine.abilities.while_played import InHandHave, PlayedFromElsewhere
from judge.engine.actions.as_revealed import AsRevealed
from judge.engine.costs.add import Add, AddsMore
from judge.engine.costs.applied_costs import MovingSeveralCosts
from judge.engine.instructions.additional_token import AdditionalToken
from judge.engine.keyword_abilities.quick_draw import QUICK_DRAW_GIVEN, HasQuickDraw
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.card import GEAR, UNIT
from judge.engine.state.cost import FREE, Cost
from judge.engine.targeting.instead_when_chosen import InsteadWhenChosen, ReplaceableAction
from judge.engine.wording.circumstances import AtABattlefield, Circumstance
from judge.engine.wording.combat_circumstances import CombatHere
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Fights, Tagged
from judge.engine.wording.references import Every, This

Abilities = tuple[Any, ...]


class OwnPlay:
    """In the order of ``standing.lark``."""

    def played_for(self, symbols: str) -> Abilities:
        cost = cost_of(symbols)
        return (OptionalCost(f"{symbols.upper()} instead of the cost", cost, instead=True),)

    def hides_for(self, symbols: str, usual: str) -> Abilities:
        if cost_of(usual) != Cost(power=("A",)):
            raise NotRead("instead of", "this is not what it costs to hide a card")
        return (HidesFor(cost_of(symbols)),)

    def hides_for_nothing(self) -> Abilities:
        return (HidesFor(FREE),)

    def adds_more(self, token: str, energy: str) -> Abilities:
        return (AddsMore(name_in(token), int(energy.strip("[]")), WAITS),)

    def optional_costs_less(self, *amounts: str) -> Abilities:
        return (CostChange(Playing(Side.YOURS), tuple(cost_of(one) for one in amounts), part=Part.OPTIONAL),)

    def repeats_cost_less(self, by: str) -> Abilities:
        return (CostChange(Playing(), (cost_of(by),), part=Part.REPEAT),)

    def empower_costs_less(self, by: str) -> Abilities:
        return (CostChange(Using(empower=True), (cost_of(by),)),)

    def played_elsewhere_have(self, word: str) -> Abilities:
        return (PlayedFromElsewhere((keyword_in(word),)),)

    def in_hand_have(self, tag: str, word: str) -> Abilities:
        return (InHandHave(name_in(tag), _written_out(keyword_in(word))),)

    def everywhere_have(self, tag: str, word: str) -> Abilities:
        keyword = keyword_in(word)
        if keyword != "Quick-Draw" or name_in(tag) != EQUIPMENT:
            raise NotRead("everywhere", "a keyword that cards have everywhere is not known")
        equipment = Every(Criteria(GEAR, Side.YOURS, qualities=(Tagged(EQUIPMENT),)))
        return (InHandHave(EQUIPMENT, QUICK_DRAW_GIVEN, everywhere=True), Static(equipment, (HasQuickDraw(),)))

    def spells_repeat(self, symbols: str) -> Abilities:
        return (SpellsHaveRepeat(cost_of(symbols), WAITS),)

    def names_tag(self) -> Abilities:
        return (NamesTag(),)

    def names_one_tag(self, *tags: str) -> Abilities:
        return (NamesTag(among=tuple(name_in(tag) for tag in tags)),)

    def has_named_tag(self) -> Abilities:
        return (Static(This(), (HasNamedTag(),)),)

    def fights_has(self, kind: Phrase, becomes: Any, gifts: Any) -> Abilities:
        (designation,) = becomes
        criteria = criteria_of(kind)
        qualities = (*criteria.qualities, Fights(designation))
        return (Static(Every(replace(criteria, qualities=qualities), here=kind.here), changes(gifts)),)

    def as_revealed(self, symbols: str) -> Abilities:
        cost = cost_of(symbols)
        return (AsRevealed(Add(cost.energy, cost.power)),)

    def would_die_in_combat(self, who: Any, effect: Any) -> Abilities:
        return (replace(_would_die(who, effect), during=CombatHere()),)

    def would_die_its_controller(self, who: Any, cost: Cost, effect: Any) -> Abilities:
        return (replace(_would_die(who, effect), may=True, cost=cost, its_controller=True),)

    def would_die_in_combat_its_controller(self, who: Any, cost: Cost, effect: Any) -> Abilities:
        return (replace(self.would_die_its_controller(who, cost, effect)[0], during=CombatHere()),)

    def moving_several_costs(self, symbols: str) -> Abilities:
        return (MovingSeveralCosts(cost_of(symbols)),)

    def less_for_tags(self, by: str, *tags: str) -> Abilities:
        cost = cost_of(by)
        among = EachTagAmong(tuple(name_in(tag) for tag in tags), Criteria(side=Side.YOURS))
        return (Discount(cost.energy, power=cost.power, each=among),)

    def less_if_chosen(self, by: str, *tags: str) -> Abilities:
        cost = cost_of(by)
        return (Discount(cost.energy, power=cost.power, each=ChosenWithTag(tuple(name_in(tag) for tag in tags))),)

    def less_for_holding(self, by: str) -> Abilities:
        cost = cost_of(by)
        return (Discount(cost.energy, power=cost.power, each=PointsFromHolding()),)

    def costs_less_instead(self, by: str) -> Remark:
        return Remark("costs less instead", cost_of(by))

    def ready_at_battlefield(self) -> Abilities:
        return (EntersReady(This(), AtABattlefield()),)

    def instead_when_chosen(self, *parts: Any) -> Abilities:
        return (InsteadWhenChosen(tuple(parts[:-1]), parts[-1]),)

    def replaces_stun(self) -> ReplaceableAction:
        return ReplaceableAction.STUN

    def replaces_less_might(self) -> ReplaceableAction:
        return ReplaceableAction.LESS_MIGHT

    def replaces_return(self) -> ReplaceableAction:
        return ReplaceableAction.RETURN

    def additional_token(self, when: Circumstance) -> Abilities:
        return (AdditionalToken(UNIT, when),)

    def your_cards_with(self, word: str) -> Playing:
        return Playing(Side.YOURS, keyword=keyword_in(word))

    def your_card_units(self) -> Playing:
        return Playing(Side.YOURS, UNIT, token=False)

    def your_tagged_cards(self, tag: str) -> Playing:
        return Playing(Side.YOURS, tag=name_in(tag))

    def your_cards_from_trash(self, card_type: str) -> Playing:
        return Playing(Side.YOURS, card_type, from_trash=True)

    def your_first_cards(self, card_type: str) -> Playing:
        return Playing(Side.YOURS, card_type, first_each_turn=True)

    def first_friendly_cards(self, card_type: str) -> Playing:
        return Playing(Side.FRIENDLY, card_type, first_each_turn=True)

    def first_friendly_non_token(self, card_type: str) -> Playing:
        return Playing(Side.FRIENDLY, card_type, token=False, first_each_turn=True)

    def tagged_cost_less(self, tag: str, by: str, least: int = 0) -> CostChange:
        return CostChange(self.your_tagged_cards(tag), (cost_of(by),), minimum=least)


def _written_out(keyword: str) -> tuple[str, ...]:
    return QUICK_DRAW_GIVEN if keyword == "Quick-Draw" else (keyword,)


def _would_die(who: Any, effect: Any) -> WouldDie:
    if any(isinstance(one, OthersAct) for one in effect):
        raise NotRead("would die", "this wording is not known")
    what = who if isinstance(who, This) else criteria_of(who)
    return WouldDie(what, effect, here=isinstance(who, Phrase) and who.here)
