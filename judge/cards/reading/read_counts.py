"""Instructions and passive abilities whose numbers follow what is there: "for each", "equal to"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.phrases import LAST, NotRead, Phrase, every_one
from judge.cards.reading.read_conditions import criteria_of
from judge.cards.reading.read_objects import EQUIPMENT, cost_of, keyword_in, name_in
from judge.cards.reading.read_passive import changes
from judge.engine.abilities.discounts import Discount
from judge.engine.actions.channel import Channel
from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.xp import GainXP
from judge.engine.targeting.amounts import (
    AssignedInExcess,
    AttachedTo,
    CountOf,
    CountOfCards,
    DamageMarkedOn,
    EnergyCostOfDiscarded,
    MightOf,
    RevealedWith,
    TagsAmong,
    ValueOf,
)
from judge.engine.wording.changes import MightDownTo
from judge.engine.wording.counted_changes import KeywordPer, MightPer
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Alone, Fights
from judge.engine.wording.references import Every, This

Effect = tuple[Any, ...]


class Counts:
    """Each gives instructions as a tuple, an amount, or an ability."""

    def counted_kind(self, kind: Phrase) -> Phrase:
        criteria_of(replace(kind, there=False))
        return kind

    def counted_yours(self, kind: Phrase) -> Phrase:
        criteria_of(kind)
        return replace(kind, criteria=replace(kind.criteria, side=Side.YOURS))

    def draw_for_each(self, count: int, kind: Phrase) -> Effect:
        return (Draw(count_of(kind, count)),)

    def channel_for_each(self, count: int, *rest: Any) -> Effect:
        return (Channel(count_of(rest[-1], count), exhausted=len(rest) > 1),)

    def gain_xp_for_each(self, count: int, kind: Phrase) -> Effect:
        return (GainXP(count_of(kind, count)),)

    def give_for_each(self, to: Any, amount: str, kind: Phrase) -> Effect:
        if int(amount) < 0:
            raise NotRead("for each", "Might that is taken away for each object is not known")
        return (GiveMight(count_of(kind, int(amount)), to),)

    def deal_for_each(self, amount: int, to: Any, kind: Phrase) -> Effect:
        return (Deal(count_of(kind, amount), to),)

    def deal_discarded(self, to: Any) -> Effect:
        return (Deal(EnergyCostOfDiscarded(), to),)

    def my_keyword(self, word: str) -> Any:
        return ValueOf(keyword_in(word), This())

    def damage_marked(self, what: Any) -> Any:
        return DamageMarkedOn(what)

    def has_for_each(self, who: Any, amount: str, kind: Phrase) -> Any:
        if int(amount) < 0:
            raise NotRead("for each", "Might that is taken away for each object is not known")
        _only_objects(kind)
        return Static(who, (MightPer(criteria_of(kind), kind.here, int(amount)),))

    def has_keyword_for_each(self, who: Any, word: str, kind: Phrase) -> Any:
        _only_objects(kind)
        return Static(who, (KeywordPer(criteria_of(kind), kind.here, keyword_in(word)),))

    def has_less(self, who: Any, amount: str, least: int) -> Any:
        if int(amount) > 0:
            raise NotRead("to a minimum", "a minimum is given for Might that is taken away")
        return Static(who, (MightDownTo(-int(amount), least),))

    def fights_alone_has(self, kind: Phrase, becomes: Any, gifts: Any) -> Any:
        (designation,) = becomes
        qualities = (*kind.criteria.qualities, Fights(designation), Alone())
        return Static(Every(replace(criteria_of(kind), qualities=qualities), here=kind.here), changes(gifts))

    def costs_less_elsewhere(self, by: str) -> Any:
        cost = cost_of(by)
        return Discount(cost.energy, power=cost.power, elsewhere=True)

    def number_of_kinds(self, kind: Phrase) -> Any:
        return count_of(kind, 1)

    def number_of_cards(self, which: Any) -> Any:
        return CountOfCards(which)

    def might_of(self, what: Any) -> Any:
        return MightOf(what)

    def excess_damage(self) -> Any:
        return AssignedInExcess()

    def equipment_on_me(self) -> Any:
        return AttachedTo(EQUIPMENT, This())

    def counted_cards(self, which: Any) -> Any:
        return CountOfCards(which)

    def tags_among(self, *tags: str) -> Any:
        return TagsAmong(tuple(name_in(tag) for tag in tags), Criteria(side=Side.YOURS))

    def revealed_with(self, word: str) -> Any:
        return RevealedWith(keyword_in(word))

    def draw_amount(self, amount: Any) -> Effect:
        return (Draw(amount),)

    def channel_amount(self, amount: Any, exhausted: Any = None) -> Effect:
        return (Channel(amount, exhausted=exhausted is not None),)

    def gain_xp_amount(self, amount: Any) -> Effect:
        return (GainXP(amount),)


def _only_objects(kind: Any) -> None:
    if not isinstance(kind, Phrase):
        raise NotRead("for each", "this for each of these is not known here")


def _times(amount: Any, times: int) -> Any:
    """An amount so many times, where it can be that."""
    if times == 1:
        return amount
    if isinstance(amount, CountOfCards | TagsAmong | AttachedTo):
        return replace(amount, each=times)
    raise NotRead("for each", "several for each of these are not known")


def count_of(kind: Any, times: int) -> Any:
    """What is counted, each of it so many times."""
    if not isinstance(kind, Phrase):
        return _times(kind, times)
    if kind.there:
        return CountOf(Every(criteria_of(replace(kind, there=False)), at_chosen=LAST), times)
    return CountOf(every_one(kind), times)
