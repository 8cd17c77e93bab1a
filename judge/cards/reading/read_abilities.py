"""Sentences: triggered and passive abilities, and remarks, in the order of ``abilities.lark``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.cards.reading.phrases import IT, WHEN_YOU_PLAY_IT, Body, Leading, Modes, NotRead, Phrase, Remark
from judge.cards.reading.read_conditions import criteria_of
from judge.cards.reading.read_objects import cost_of
from judge.cards.reading.resolve import Resolver
from judge.engine.conditions.turn import END_OF_TURN
from judge.engine.instructions.delay import DoThis
from judge.engine.instructions.delay_trigger import AtEndOfThisTurn
from judge.engine.instructions.if_so import If, IfItIs
from judge.engine.instructions.may import May
from judge.engine.instructions.pay_for import IfYouPay
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.state.cost import FREE
from judge.engine.targeting.choose_one import ModeRestriction
from judge.engine.triggers.triggered_ability import Triggered

if TYPE_CHECKING:
    from judge.cards.reading.read_conditions import Heard
    from judge.engine.state.cost import Cost

ADDITIONAL = "the additional cost"

Effect = tuple[Any, ...]


class Sentences:
    """A sentence is a Leading, a Body, a Remark, or a tuple of abilities."""

    def sentence(self, said: Any) -> Any:
        return said

    def triggered(self, heard: Heard, body: Body) -> Leading:
        if body.says == "if":
            return self.triggered_if(heard, body.only_if, Body(body.effect))
        return Leading(heard.condition, body, heard.only_if, heard.spoken_of)

    def triggered_once(self, heard: Heard, body: Body) -> Leading:
        return replace(self.triggered(heard, body), each_turn=1)

    def triggered_once_if(self, heard: Heard, only_if: Any, body: Body) -> Leading:
        return replace(self.triggered_if(heard, only_if, body), each_turn=1)

    def triggered_if(self, heard: Heard, only_if: Any, body: Body) -> Leading:
        if heard.only_if is not None:
            raise NotRead("if", "two conditions of one trigger are not known")
        return Leading(heard.condition, body, only_if, heard.spoken_of)

    def triggered_if_at(self, only_if: Any, heard: Heard, body: Body) -> Leading:
        return self.triggered_if(heard, only_if, body)

    def triggered_this_turn(self, heard: Heard, body: Body) -> Body:
        if body.says or body.cost != FREE or heard.only_if is not None:
            raise NotRead("this turn", "such a trigger for this turn is not known")
        inner = Resolver((), heard.spoken_of).effect(body.effect)
        return Body((ThisTurn(Triggered(heard.condition, inner, may=body.may)),))

    def does(self, effect: Effect) -> Body:
        return Body(effect)

    def does_if(self, effect: Effect, when: Any) -> Body:
        return Body((If(when, effect),))

    def may_do(self, effect: Effect) -> Body:
        return Body(effect, may=True)

    def may_pay_to(self, cost: Cost, effect: Effect) -> Body:
        return Body(effect, may=True, cost=cost)

    def pays_to(self, cost: Cost, effect: Effect) -> Body:
        return Body(effect, cost=cost)

    def may_pay_and(self, symbols: str, effect: Effect) -> Body:
        return Body((IfYouPay(cost_of(symbols), effect),), may=True)

    def at_end_of_your_turn(self, effect: Effect) -> Leading:
        return Leading(END_OF_TURN, Body(effect))

    def at_end_of_your_turn_while(self, when: Any, effect: Effect) -> Leading:
        return Leading(END_OF_TURN, Body(effect), when)

    def may_pay(self, symbols: str) -> Body:
        return Body((IfYouPay(cost_of(symbols), ()),), may=True)

    def does_at_end(self, effect: Effect) -> Body:
        return Body((AtEndOfThisTurn(effect),))

    def if_then(self, when: Any, effect: Effect) -> Body:
        return Body(effect, only_if=when, says="if")

    def if_you_cannot(self, effect: Effect) -> Body:
        return Body(effect, says="if you cannot")

    def if_you_cannot_channel(self, count: int, effect: Effect) -> Body:
        return Body(effect, says=f"if you cannot channel {count}")

    def told(self, body: Body) -> Body:
        return body

    def it_is(self, piece: Any) -> Phrase:
        found: Phrase = piece(Phrase())
        return found

    def it_is_kind(self, kind: Phrase) -> Phrase:
        return kind

    def if_it_is(self, kind: Phrase, effect: Effect) -> Body:
        return Body((IfItIs(IT, criteria_of(kind), effect),))

    def if_it_is_may(self, kind: Phrase, effect: Effect) -> Body:
        return self.if_it_is(kind, (May(effect),))

    def if_you_do(self, effect: Effect) -> Body:
        return Body(effect, says="if you do")

    def when_you_play_it(self, effect: Effect) -> Body:
        return Body(effect, says=WHEN_YOU_PLAY_IT)

    def otherwise(self, effect: Effect) -> Body:
        return Body(effect, says="otherwise")

    def if_this_kills(self, effect: Effect) -> Body:
        return Body(effect, says="if this kills it")

    def do_this_times(self, count: int) -> Remark:
        return Remark("do this", count)

    def do_this_twice(self) -> Remark:
        return Remark("do this", 2)

    def then_do_this(self, body: Body) -> Body:
        return Body((DoThis(body.effect, may=body.may, cost=body.cost),))

    def only_while(self, circumstance: Any) -> Remark:
        return Remark("only while", circumstance)

    def once_while(self, circumstance: Any) -> Remark:
        return Remark("once while", circumstance)

    def once_per_turn(self) -> Remark:
        return Remark("once")

    def reduce_my_cost(self, by: str) -> Remark:
        return Remark("reduce", cost_of(by))

    def paid_enters_ready(self) -> Remark:
        return Remark("enters ready")

    def ignore_cost(self) -> Remark:
        return Remark("ignore")

    def choose_one(self) -> Body:
        return Body((Modes(ModeRestriction.ANY),))

    def choose_one_you(self) -> Body:
        return Body((Modes(ModeRestriction.BY_YOU_THIS_TURN),))

    def choose_one_turn(self) -> Body:
        return Body((Modes(ModeRestriction.THIS_TURN),))
