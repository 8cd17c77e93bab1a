"""Costs: what has to be paid, in front of a colon or within a sentence."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.phrases import IT, NotRead, Phrase, standing_for
from judge.cards.reading.read_cards import discard_of, type_alone
from judge.cards.reading.read_objects import can_be_empowered, cost_of, with_quality
from judge.engine.actions.banish import Banish
from judge.engine.actions.buff import SpendBuff
from judge.engine.actions.burn import Burn
from judge.engine.actions.discard import Discard
from judge.engine.actions.empower import Disempower
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.kill import Kill
from judge.engine.actions.recycle import Recycle, RecycleFromTrash
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.instructions.xp import SpendXP
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.cost import FREE, Cost
from judge.engine.state.sides import Side
from judge.engine.state.zones import Zone
from judge.engine.wording.chain_criteria import CardInATrash
from judge.engine.wording.criteria import CardsIn, a_unit_of_yours
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.qualities import Buffed
from judge.engine.wording.references import This


def _a_buffed_unit() -> Any:
    return Phrase(a_unit_of_yours(Buffed()))


class Costs:
    """Costs, in the order of ``costs.lark``."""

    def cost(self, *parts: Cost) -> Cost:
        total = FREE
        for part in parts:
            total = total.plus(part)
        return total

    paying = cost

    def resources(self, symbols: str) -> Cost:
        return cost_of(symbols)

    def exhaust_this(self) -> Cost:
        return Cost(exhaust_this=True)

    def cost_discard(self, count: int) -> Cost:
        return Cost(actions=(Discard(count),))

    def cost_recycle(self, count: int) -> Cost:
        return Cost(actions=(RecycleFromTrash(count),))

    def cost_kill(self, what: Any) -> Cost:
        return Cost(actions=(Kill(what),))

    def cost_exhaust(self, what: Any) -> Cost:
        return Cost(actions=(Exhaust(what),))

    def cost_banish(self) -> Cost:
        return Cost(actions=(Banish(This()),))

    def cost_recycle_object(self, what: Any) -> Cost:
        return Cost(actions=(Recycle(what),))

    def cost_recycle_card(self, kind: Any) -> Cost:
        if kind.at_most > 1 and kind.criteria == CardsIn(Zone.TRASH):
            raise NotRead("recycle", "this wording is not known")
        return Cost(actions=(Recycle(kind),))

    def cost_return(self, what: Any) -> Cost:
        return Cost(actions=(ReturnToHand(what),))

    def cost_buff(self) -> Cost:
        return Cost(actions=(SpendBuff(_a_buffed_unit()),))

    def cost_my_buff(self) -> Cost:
        return Cost(actions=(SpendBuff(This()),))

    def cost_its_buff(self) -> Cost:
        return Cost(actions=(SpendBuff(IT),))

    def cost_xp(self, count: int) -> Cost:
        return Cost(actions=(SpendXP(count),))

    def cost_discard_kind(self, kind: Any) -> Cost:
        return Cost(actions=(discard_of(kind),))

    def cost_burn(self, count: int) -> Cost:
        return Cost(actions=(Burn(count),))

    def cost_banish_from_any(self, kind: Any) -> Cost:
        card_type = type_alone(kind)
        types = (card_type,) if card_type else ()
        return Cost(actions=(Banish(replace(kind, criteria=CardInATrash(Side.ANY, types))),))

    def cost_banish_card(self, kind: Any) -> Cost:
        return Cost(actions=(Banish(kind),))

    def cost_disempower_one(self, what: Any) -> Cost:
        empowered = with_quality(Meets(IsEmpowered()))(can_be_empowered(what))
        return Cost(actions=(Disempower(standing_for(empowered)),))

    def cost_disempower(self) -> Cost:
        return Cost(actions=(Disempower(This()),))
