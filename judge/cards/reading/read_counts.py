"""Instructions and passive abilities whose numbers follow what is there: "for each", "equal to"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.phrases import LAST, NotRead, Phrase, every_one
from judge.cards.reading.read_conditions import criteria_of, nowhere
from judge.cards.reading.read_objects import cost_of, keyword_in
from judge.cards.reading.read_passive import changes
from judge.engine.abilities.discounts import Discount
from judge.engine.actions.channel import Channel
from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.xp import GainXP
from judge.engine.targeting.amounts import CountOf, DamageMarkedOn, EnergyCostOfDiscarded, ValueOf
from judge.engine.wording.changes import MightDownTo
from judge.engine.wording.counted_changes import KeywordPer, MightPer
from judge.engine.wording.criteria import Side
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Alone, Fights
from judge.engine.wording.references import Every, This

Effect = tuple[Any, ...]


class Counts:
    """Each gives instructions as a tuple, an amount, or an ability."""

    def counted_kind(self, kind: Phrase) -> Phrase:
        criteria_of(kind)
        return kind

    def counted_yours(self, kind: Phrase) -> Phrase:
        criteria_of(kind)
        return replace(kind, criteria=replace(kind.criteria, side=Side.YOURS))

    def draw_for_each(self, count: int, kind: Phrase) -> Effect:
        return (Draw(_count(kind, count)),)

    def channel_for_each(self, count: int, *rest: Any) -> Effect:
        return (Channel(_count(rest[-1], count), exhausted=len(rest) > 1),)

    def gain_xp_for_each(self, count: int, kind: Phrase) -> Effect:
        return (GainXP(_count(kind, count)),)

    def give_for_each(self, to: Any, amount: str, kind: Phrase) -> Effect:
        if int(amount) < 0:
            raise NotRead("for each", "Might that is taken away for each object is not known")
        return (GiveMight(_count(kind, int(amount)), to),)

    def deal_for_each(self, amount: int, to: Any, kind: Phrase) -> Effect:
        return (Deal(_count(kind, amount), to),)

    def deal_discarded(self, to: Any) -> Effect:
        return (Deal(EnergyCostOfDiscarded(), to),)

    def my_keyword(self, word: str) -> Any:
        return ValueOf(keyword_in(word), This())

    def damage_marked(self, what: Any) -> Any:
        return DamageMarkedOn(what)

    def has_for_each(self, who: Any, amount: str, kind: Phrase) -> Any:
        if int(amount) < 0:
            raise NotRead("for each", "Might that is taken away for each object is not known")
        return Static(who, (MightPer(criteria_of(kind), kind.here, int(amount)),))

    def has_keyword_for_each(self, who: Any, word: str, kind: Phrase) -> Any:
        return Static(who, (KeywordPer(criteria_of(kind), kind.here, keyword_in(word)),))

    def has_less(self, who: Any, amount: str, least: int) -> Any:
        if int(amount) > 0:
            raise NotRead("to a minimum", "a minimum is said of Might that is taken away")
        return Static(who, (MightDownTo(-int(amount), least),))

    def fights_alone_has(self, kind: Phrase, becomes: Any, gifts: Any) -> Any:
        (designation,) = becomes
        qualities = (*kind.criteria.qualities, Fights(designation), Alone())
        return Static(every_one(replace(kind, criteria=replace(nowhere(kind), qualities=qualities))), changes(gifts))

    def costs_less_elsewhere(self, by: str) -> Any:
        cost = cost_of(by)
        return Discount(cost.energy, power=cost.power, elsewhere=True)


def _count(kind: Phrase, times: int) -> Any:
    if kind.there:
        return CountOf(Every(criteria_of(replace(kind, there=False)), at_chosen=LAST), times)
    return CountOf(every_one(kind), times)
