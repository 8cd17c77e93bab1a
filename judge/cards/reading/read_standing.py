"""Passive abilities of their own; the first part of ``standing.lark``. Each clause gives a tuple of abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.cards.reading.phrases import Body, NotRead, Phrase, every_one
from judge.cards.reading.read_conditions import criteria_of, nowhere
from judge.cards.reading.read_facts import TIMES
from judge.cards.reading.read_objects import keyword_in, name_in
from judge.cards.reading.under import WAITS, alone, under
from judge.engine.abilities.abilities_of_others import HasExhaustAbilities
from judge.engine.abilities.adds_battlefield import OpenToMoves
from judge.engine.abilities.any_number_in_deck import AnyNumberInDeck
from judge.engine.abilities.barred import NotPlayedBeforeTurn
from judge.engine.abilities.damage_changes import (
    SPELL_AND_ABILITY_DAMAGE,
    SPELLS_AND_ABILITIES,
    BonusDamage,
    DamageFrom,
    MultiplyDamage,
    NoDamage,
    PreventDamage,
)
from judge.engine.abilities.facedown import EnemyFacedownStays
from judge.engine.abilities.ignoring import DeflectIgnoredHere, IgnoresDeflect, IgnoresInAssignment
from judge.engine.abilities.no_combat_damage import DealsNoCombatDamage
from judge.engine.abilities.no_moves import CannotMove
from judge.engine.abilities.no_readying import CannotBeReadied
from judge.engine.abilities.not_scored_yet import NoScoringBeforeTurn
from judge.engine.abilities.own_trash import BanishedInsteadOfTrash, MayPlayFromTrash, YourCards
from judge.engine.abilities.played_where import AmongEnemies, PlayedOnlyTo, WhereCostKilled
from judge.engine.abilities.room_to_hide import MayHideMore
from judge.engine.abilities.skipping import SkipsDrawPhase
from judge.engine.abilities.uncounterable import CannotBeCountered
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.actions.banish import Banish
from judge.engine.actions.empower import EmpoweredUpTo
from judge.engine.conditions.occurrences import Way
from judge.engine.conditions.scoring import EitherWay
from judge.engine.instructions.as_attached import CopiesItsText
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.layers.effect_text import MightBonusDoubled
from judge.engine.outcomes.lethal import AnyDamageKills
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.card import GEAR, SPELL
from judge.engine.triggers.again import TemporaryDoesNotTrigger, TriggerAgain
from judge.engine.wording.changes import (
    HasKeywordPerEquipment,
    HasMissingKeywords,
    HasTags,
    LosesText,
    MightUpTo,
)
from judge.engine.wording.counted_changes import (
    MightByPoints,
    MightPer,
    MightPerBuff,
    MightPerCard,
    MightPerEmpowered,
)
from judge.engine.wording.criteria import CardsIn, Criteria, OneOf, Side, Where
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.passive import Static
from judge.engine.wording.places import TheirBase
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Affected, Every, This
from judge.engine.wording.source_circumstances import IsEquipped

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability

Abilities = tuple[Any, ...]
NTH = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}


class Standing:
    """In the order of ``standing.lark``."""

    def standing(self, abilities: Abilities) -> Abilities:
        if not isinstance(abilities, tuple):
            return abilities
        if any(getattr(one, "during", None) == WAITS for one in abilities):
            raise NotRead("", "the condition after 'while' is missing")
        return abilities

    def standing_under(self, when: Any, abilities: Abilities) -> Abilities:
        return under(when, abilities)

    def standing_if(self, abilities: Abilities, when: Any) -> Abilities:
        return under(when, abilities)

    def both_under(self, when: Any, *clauses: Any) -> Abilities:
        return tuple(one for found in clauses for one in under(when, found if isinstance(found, tuple) else (found,)))

    def both_passives(self, one: Ability, other: Ability) -> Abilities:
        return (one, other)

    def standing_this_turn(self, abilities: Abilities) -> Body:
        return Body(tuple(ThisTurn(one) for one in self.standing(alone(abilities))))

    def costs_this_turn(self, change: Ability) -> Body:
        return Body((ThisTurn(change),))

    def untargetable_unless(self, when: Any) -> Abilities:
        return (Untargetable(unless=when),)

    def no_combat_damage_unless(self, when: Any) -> Abilities:
        return (DealsNoCombatDamage(This(), unless=when),)

    def no_moves_to_battlefields(self, who: Any) -> Abilities:
        return (CannotMove(who, Where.BATTLEFIELD),)

    def not_moved_by_opponents(self, who: Any) -> Abilities:
        return (CannotMove(every_one(who) if isinstance(who, Phrase) else who, by=Side.ENEMY),)

    def enemies_to_base(self) -> Abilities:
        return (PlayedOnlyTo(TheirBase(), side=Side.ENEMY),)

    def others_not_readied(self, who: Any) -> Abilities:
        if isinstance(who, This) or who.here:
            raise NotRead("", "this wording is not known")
        return (CannotBeReadied(_each_type(who.criteria)),)

    def not_readied_by_effects(self, who: Any) -> Abilities:
        what = who if isinstance(who, This) else _each_type(nowhere(who))
        return (CannotBeReadied(what, by_effects=True),)

    def uncounterable(self) -> Abilities:
        return (CannotBeCountered(),)

    def yours_uncounterable(self) -> Abilities:
        return (CannotBeCountered(all_yours=True),)

    def no_damage_to(self, who: Every) -> Abilities:
        if who.here:
            raise NotRead("here", "that units here take no damage is not known")
        return (NoDamage(who.criteria),)

    def prevented(self, who: Any) -> Abilities:
        return (PreventDamage(None, who if isinstance(who, This) else nowhere(who)),)

    def spells_prevented(self, who: Any) -> Abilities:
        return (replace(self.prevented(who)[0], of=SPELL_AND_ABILITY_DAMAGE),)

    def doubled(self, who: Any) -> Abilities:
        return (MultiplyDamage(2, who if isinstance(who, This) else nowhere(who)),)

    def spells_bonus(self, amount: int) -> Abilities:
        return (BonusDamage(amount, DamageFrom((SPELL,), Side.YOURS)),)

    def abilities_bonus(self, amount: int) -> Abilities:
        return (BonusDamage(amount, DamageFrom((SPELLS_AND_ABILITIES[1],), Side.YOURS)),)

    def spread_bonus(self, amount: int) -> Abilities:
        return (BonusDamage(amount, here=True, spreads=True),)

    def conquer_again(self) -> Abilities:
        return (TriggerAgain(Way.CONQUER),)

    def hold_again(self) -> Abilities:
        return (TriggerAgain(Way.HOLD),)

    def deathknell_again(self) -> Abilities:
        return (TriggerAgain(),)

    def any_damage_kills(self, kind: Phrase) -> Abilities:
        return (AnyDamageKills(nowhere(kind)),)

    def loses_text(self, who: Any) -> Abilities:
        return (Static(who, (LosesText(),)),)

    def might_raised(self, who: Any, might: int) -> Abilities:
        return (Static(who, (MightUpTo(might),)),)

    def are_tagged(self, who: Any, tag: str) -> Abilities:
        return (Static(who, (HasTags((name_in(tag),)),)),)

    def ignored_in_assignment(self, word: str) -> Abilities:
        return (IgnoresInAssignment(keyword_in(word)),)

    def ignores_deflect(self) -> Abilities:
        return (IgnoresDeflect(),)

    def deflect_ignored_here(self) -> Abilities:
        return (DeflectIgnoredHere(),)

    def plays_from_trash(self) -> Abilities:
        return (MayPlayFromTrash(),)

    def banished_not_trashed(self) -> Abilities:
        return (WouldDie(YourCards(), (Banish(Affected()),)), BanishedInsteadOfTrash())

    def skips_draw(self) -> Abilities:
        return (SkipsDrawPhase(),)

    def not_before_turn(self, nth: str) -> Abilities:
        return (NotPlayedBeforeTurn(NTH[nth]),)

    def no_scoring_before(self, nth: str) -> Abilities:
        return (NoScoringBeforeTurn(NTH[nth]),)

    def any_number_in_deck(self) -> Abilities:
        return (AnyNumberInDeck(),)

    def empowered_up_to(self, times: str) -> Abilities:
        return (EmpoweredUpTo(TIMES[times]),)

    def might_by_points(self) -> Abilities:
        return (Static(This(), (MightByPoints(),)),)

    def might_per_point(self, amount: str) -> Abilities:
        return (Static(This(), (MightByPoints(int(amount)),)),)

    def might_by_number(self, kind: Any) -> Abilities:
        if isinstance(kind, CardsIn):
            return (Static(This(), (MightPerCard(which=kind),)),)
        if not isinstance(kind, Phrase):
            raise NotRead("", "Might by such a number is not known")
        return (Static(This(), (MightPer(criteria_of(kind), kind.here),)),)

    def might_per_card(self, who: Any, amount: str, which: CardsIn) -> Abilities:
        return (Static(who, (MightPerCard(int(amount), which=which),)),)

    def might_per_buff(self, who: Any, amount: str) -> Abilities:
        return (Static(who, (MightPerBuff(int(amount)),)),)

    def buffs_give_more(self, amount: str, who: Every) -> Abilities:
        return (Static(who, (MightPerBuff(int(amount)),)),)

    def might_per_empowered(self, amount: str) -> Abilities:
        return (Static(This(), (MightPerEmpowered(int(amount)),)),)

    def hides_more(self) -> Abilities:
        return (MayHideMore(),)

    def open_to_moves(self) -> Abilities:
        return (OpenToMoves(),)

    def temporary_rests(self) -> Abilities:
        return (TemporaryDoesNotTrigger(),)

    def has_exhaust_abilities(self) -> Abilities:
        return (Static(This(), (HasExhaustAbilities(),)),)

    def doubles_bonus(self) -> Abilities:
        return (Static(This(), (MightBonusDoubled(),)),)

    def equipment_gives(self, word: str) -> Abilities:
        equipped = Every(Criteria(qualities=(Meets(IsEquipped()),)))
        return (Static(equipped, (HasKeywordPerEquipment(keyword_in(word)),)),)

    def facedown_stays(self) -> Abilities:
        return (EnemyFacedownStays(),)

    def has_missing(self, who: Any, word: str) -> Abilities:
        return (Static(who, (HasMissingKeywords((keyword_in(word),)),)),)

    def either_way(self) -> Abilities:
        return (EitherWay(),)

    def copies_text(self) -> Abilities:
        return (CopiesItsText(),)

    def where_cost_killed(self, *words: Any) -> Abilities:
        return (WhereCostKilled(bool(words)),)

    def among_enemies(self, *words: Any) -> Abilities:
        return (AmongEnemies(bool(words)),)


def _each_type(criteria: Any) -> Any:
    """Units and gear as either of both, where any permanent was meant."""
    if (
        isinstance(criteria, Criteria)
        and criteria.card_type == ""
        and not any(isinstance(one, Tagged) for one in criteria.qualities)
    ):
        return OneOf((replace(criteria, card_type="Unit"), replace(criteria, card_type=GEAR)))
    return criteria
