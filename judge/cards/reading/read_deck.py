"""Instructions about what was looked at or revealed, about hands, and about what comes next this turn."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.phrases import (
    IT,
    LAST,
    Body,
    ChooseOpponent,
    DiscardThat,
    Kept,
    KillRest,
    NotRead,
    Phrase,
    PickFromHand,
)
from judge.cards.reading.read_conditions import criteria_of
from judge.cards.reading.read_objects import cost_of
from judge.cards.reading.resolve import Resolver
from judge.engine.abilities.damage_changes import BonusDamage
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.enters_ready import NextEntersReady
from judge.engine.abilities.optional_costs import GivesRepeat
from judge.engine.abilities.played_where import NextPlayedAnywhere
from judge.engine.actions.burn import Burn
from judge.engine.actions.look import DrawRest, TrashRest
from judge.engine.actions.play import Ignoring, Play
from judge.engine.actions.prevent import Prevent
from judge.engine.actions.reveal_deck import RevealUntil
from judge.engine.instructions.bar import CannotPlay
from judge.engine.instructions.delay import NextTimeThisTurn
from judge.engine.instructions.new_choices import MakeNewChoices
from judge.engine.instructions.swap_places import SwapPlaces
from judge.engine.instructions.take_spell import TakeSpell
from judge.engine.instructions.this_turn import AppliesThisTurn, ForNextSpell, ThisTurn
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.picks.keep_some import EachPlayerKeeps
from judge.engine.picks.pick_cards import ANY_CARD, CardCriteria, LookedAt, PickCards, RevealedHand
from judge.engine.picks.play_picked import PlayIt
from judge.engine.picks.take_picked import DrawIt, IntoHand, RecycleIt, RevealAndDraw, TheyDiscardIt
from judge.engine.state.card import GEAR, SPELL, UNIT
from judge.engine.state.cost import FREE
from judge.engine.state.sides import Side
from judge.engine.wording.references import Affected, Banished, ControllerOf, This

Effect = tuple[Any, ...]


class Deck:
    """Each gives the instructions of its verb, as a tuple."""

    def any_revealed(self) -> CardCriteria:
        return ANY_CARD

    def revealed_unit(self) -> CardCriteria:
        return CardCriteria(UNIT)

    def revealed_spell(self) -> CardCriteria:
        return CardCriteria(SPELL)

    def revealed_big_spell(self, energy: str) -> CardCriteria:
        return CardCriteria(SPELL, energy_at_least=int(energy.strip("[]")))

    def controller_plays_no_spells(self) -> Effect:
        return (CannotPlay(ControllerOf(LAST)),)

    def would_die_this_turn(self, instead: Effect) -> Body:
        death = WouldDie(Affected(), Resolver((), Affected()).effect(instead))
        return Body((AppliesThisTurn(death, IT),))

    def revealed_gear(self) -> CardCriteria:
        return CardCriteria(GEAR)

    def revealed_non_unit(self) -> CardCriteria:
        return CardCriteria(not_a=UNIT)

    def revealed_permanent(self) -> CardCriteria:
        return CardCriteria(either=(UNIT, GEAR))

    def revealed_domain(self, word: str) -> CardCriteria:
        return CardCriteria(domain=word.capitalize())

    def trash_rest(self) -> Effect:
        return (TrashRest(),)

    def trash_other(self) -> Effect:
        return (TrashRest(one=True),)

    def reveal_until(self, which: CardCriteria) -> Effect:
        if which != CardCriteria(which.card_type) or not which.card_type:
            raise NotRead("until", "such a card is not looked for")
        return (RevealUntil(which.card_type),)

    def played_ignoring(self) -> dict[str, Any]:
        return {"ignoring": True}

    def played_for_less(self, symbols: str) -> dict[str, Any]:
        return {"less": cost_of(symbols).energy}

    def play_among(self, which: CardCriteria, how: dict[str, Any] | None = None) -> Effect:
        return (PickCards(LookedAt(), PlayIt(banish_first=False, **(how or {})), which),)

    def banish_play_among(self, which: CardCriteria, how: dict[str, Any] | None = None) -> Effect:
        return (PickCards(LookedAt(), PlayIt(**(how or {})), which),)

    def banish_play_one(self, how: dict[str, Any] | None = None) -> Effect:
        return self.banish_play_among(ANY_CARD, how)

    def play_one(self, how: dict[str, Any] | None = None) -> Effect:
        return self.play_among(ANY_CARD, how)

    def draw_among(self, which: CardCriteria) -> Effect:
        return (PickCards(LookedAt(), RevealAndDraw(), which),)

    def draw_one_of_them(self) -> Effect:
        return (PickCards(LookedAt(), DrawIt()),)

    def draw_hidden_among(self, which: CardCriteria) -> Effect:
        return (PickCards(LookedAt(), RevealAndDraw(hidden=True), which),)

    def pick_from_hand(self, which: CardCriteria) -> Body:
        return Body((PickFromHand(which),))

    def act_and_pick_from_hand(self, act: Effect, which: CardCriteria) -> Body:
        return Body((*act, PickFromHand(which)))

    def kept_one(self, kind: Phrase) -> tuple[int, Any]:
        return self.kept_several(1, kind)

    def kept_several(self, count: int, kind: Phrase) -> tuple[int, Any]:
        if kind.criteria.side not in {Side.ANY, Side.YOURS} or kind.here:
            raise NotRead("each player chooses", "whose objects these are is not clear")
        return count, replace(criteria_of(replace(kind, theirs=False)), side=Side.YOURS)

    def kept_in_hand(self, count: int) -> tuple[int, Any]:
        return count, None

    def each_keeps(self, *kept: tuple[int, Any]) -> Body:
        counts = {count for count, _ in kept}
        kinds = tuple(criteria for _, criteria in kept if criteria is not None)
        if len(counts) != 1 or not kinds:
            raise NotRead("each player chooses", "other numbers of each kind are not known")
        return Body((Kept(EachPlayerKeeps(counts.pop(), kinds), in_hand=len(kinds) < len(kept)),))

    def kill_the_rest(self) -> Body:
        return Body((KillRest(),))

    def discard_that(self) -> Effect:
        return (DiscardThat(),)

    def owner_plays_where_it_was(self, ignoring: Ignoring) -> Effect:
        return (Play(Banished(LAST), ignoring, by_owner=True, where_it_was=True),)

    def take_among(self, which: CardCriteria) -> Effect:
        return (PickCards(LookedAt(), IntoHand(), which),)

    def draw_rest(self) -> Effect:
        return (DrawRest(),)

    def if_revealed_draw(self, which: CardCriteria) -> Body:
        return Body((DrawRest(which.card_type),))

    def if_revealed_take(self, which: CardCriteria) -> Body:
        return Body((PickCards(LookedAt(), IntoHand(), which),))

    def choose_opponent(self) -> Effect:
        return (ChooseOpponent(),)

    def choose_player(self) -> Effect:
        return (ChooseOpponent(of_all=True),)

    def owner_plays_at_battlefields(self, ignoring: Ignoring) -> Effect:
        return (Play(Banished(LAST), ignoring, by_owner=True, at_battlefields=True),)

    def recycle_from_hand(self, which: CardCriteria) -> Effect:
        return (PickCards(RevealedHand(), RecycleIt(), which),)

    def discard_from_hand(self, which: CardCriteria) -> Effect:
        return (PickCards(RevealedHand(), TheyDiscardIt(), which),)

    def next_spell_repeats(self) -> Effect:
        return (ForNextSpell(GivesRepeat()),)

    def burn(self, count: int) -> Effect:
        return (Burn(count),)

    def next_spell_costs_less(self, symbols: str) -> Effect:
        cost = cost_of(symbols)
        return (ForNextSpell(Discount(cost.energy, power=cost.power)),)

    def next_spell_bonus(self, amount: int) -> Effect:
        return (ForNextSpell(BonusDamage(amount)),)

    def some_spell_bonus(self, amount: int) -> Effect:
        return (ForNextSpell(BonusDamage(amount), this_turn=False),)

    def next_enters_ready(self, card_type: str) -> Effect:
        return (ThisTurn(NextEntersReady(card_type), once=True),)

    def next_played_anywhere(self, card_type: str, facedown: str = "") -> Effect:
        if card_type != UNIT:
            raise NotRead("can be played to any battlefield", "only units are played to battlefields")
        return (ThisTurn(NextPlayedAnywhere(facedown=bool(facedown)), once=True),)

    def next_death(self, instead: Effect) -> Effect:
        return self.next_death_may(FREE, instead, may=False)

    def next_death_may(self, cost: Any, instead: Effect, *, may: bool = True) -> Effect:
        about = Resolver((), Affected())
        death = WouldDie(Affected(), about.effect(instead), may=may, cost=about.cost(cost))
        return (NextTimeThisTurn(IT, death),)

    def prevent_next(self) -> Effect:
        return (Prevent(None, IT, next_time=True),)

    def owner_plays(self, ignoring: Ignoring) -> Effect:
        return (Play(Banished(LAST), ignoring, by_owner=True),)

    def owner_plays_to_base(self, ignoring: Ignoring) -> Effect:
        return (Play(Banished(LAST), ignoring, by_owner=True, in_base=True),)

    def play_it_to_base(self, ignoring: Ignoring) -> Effect:
        return (Play(Banished(LAST), ignoring, in_base=True),)

    def play_it(self, ignoring: Ignoring) -> Effect:
        return (Play(Banished(LAST), ignoring),)

    def swap_places(self) -> Effect:
        return (SwapPlaces(This(), IT),)

    def take_it(self) -> Effect:
        return (TakeSpell(IT),)

    def take_spell(self, what: Any) -> Effect:
        return (TakeSpell(what),)

    def make_new_choices(self) -> Effect:
        return (MakeNewChoices(IT),)
