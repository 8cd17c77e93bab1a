"""Sentences that follow others: "instead", "if you do", "when it dies this turn", and remarks on an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.cards.reading.phrases import INSTEAD, IT, LAST, THEM, THEY, Body, Modes, NotRead, Phrase, Remark
from judge.cards.reading.read_conditions import criteria_of, nowhere
from judge.cards.reading.read_objects import cost_of, name_in, number_of
from judge.cards.reading.resolve import Resolver
from judge.engine.abilities.discount_counts import HighestMight, MightOfTheChosen
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.no_moves import CannotMove
from judge.engine.actions.deal import Deal
from judge.engine.actions.look import TrashRest
from judge.engine.actions.reveal import SeesFacedown
from judge.engine.conditions.combat import WhenItWinsCombat
from judge.engine.conditions.kills import WhenItDies
from judge.engine.costs.purposes import OF_GEAR, SHOWDOWNS, SPELLS, UNITS
from judge.engine.instructions.delay import DoThis, IfThisKills
from judge.engine.instructions.delay_trigger import AtNextMainPhase
from judge.engine.instructions.give import Give
from judge.engine.instructions.if_so import If, IfItIs
from judge.engine.instructions.if_you_do import IfHadMight, IfRevealed
from judge.engine.instructions.left_behind import IfThereNow
from judge.engine.instructions.may import May
from judge.engine.instructions.this_turn import ThisTurn, WhenThisTurn
from judge.engine.state.cost import FREE
from judge.engine.targeting.choose_one import ModeRestriction
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.criteria_with_condition import Not
from judge.engine.wording.qualities import Alone, WithMight
from judge.engine.wording.references import This

if TYPE_CHECKING:
    from judge.cards.reading.read_conditions import Heard

Effect = tuple[Any, ...]


class Following:
    """Bodies and remarks; their rules stand in ``abilities.lark``."""

    def instead(self, effect: Effect) -> Body:
        return Body(effect, says=INSTEAD)

    def instead_if(self, when: Any, effect: Effect) -> Body:
        return Body(effect, only_if=when, says=INSTEAD)

    def instead_if_it_is(self, kind: Phrase, effect: Effect) -> Body:
        return Body((IfItIs(IT, criteria_of(kind), effect),), says=INSTEAD)

    def does_unless(self, effect: Effect, when: Any) -> Body:
        if isinstance(when, str):
            raise NotRead("unless", "what this asks is not known")
        return Body((If(Not(when), effect),))

    def otherwise_trash(self, effect: Effect = ()) -> Body:
        return Body((TrashRest(one=True), *effect), says="otherwise")

    def if_it_has_at_most(self, might: str, effect: Effect) -> Body:
        return Body((IfItIs(IT, Criteria(qualities=(WithMight(at_most=number_of(might)),)), effect),))

    def if_it_has_at_least(self, might: str, effect: Effect) -> Body:
        return Body((IfItIs(IT, Criteria(qualities=(WithMight(at_least=number_of(might)),)), effect),))

    def does_if_it_has_at_most(self, effect: Effect, might: str) -> Body:
        return self.if_it_has_at_most(might, effect)

    def does_if_it_has_at_least(self, effect: Effect, might: str) -> Body:
        return self.if_it_has_at_least(might, effect)

    def deal_instead_if(self, when: Any, amount: int) -> Body:
        return Body((Deal(amount, IT),), only_if=when, says=INSTEAD)

    def then_may_do_this(self, effect: Effect) -> Body:
        return Body((DoThis(effect, may=True),))

    def if_you_do_may(self, effect: Effect) -> Body:
        return Body((May(effect),), says="if you do")

    def if_you_do_do_this(self, body: Body) -> Body:
        if body.says or body.only_if is not None:
            raise NotRead("do this", "what is to be done is not clear")
        return Body((DoThis(body.effect, may=body.may, cost=body.cost),), says="if you do")

    def if_then_do_this(self, when: Any, body: Body) -> Body:
        return Body(self.if_you_do_do_this(body).effect, only_if=when, says="if")

    def if_it_had(self, might: str, body: Body) -> Body:
        effect = (May(body.effect),) if body.may else body.effect
        if body.says or body.only_if is not None or body.cost != FREE:
            raise NotRead("if it had", "what is to be done is not clear")
        return Body((IfHadMight(number_of(might), effect, LAST),))

    def if_it_had_do_this(self, might: str, body: Body) -> Body:
        return Body((IfHadMight(number_of(might), self.if_you_do_do_this(body).effect, LAST),))

    def if_left_there(self, kind: Phrase, effect: Effect) -> Body:
        return Body((IfThereNow(nowhere(kind), effect, LAST),))

    def if_left_alone_there(self, kind: Phrase, effect: Effect) -> Body:
        criteria = nowhere(kind)
        return Body((IfThereNow(replace(criteria, qualities=(*criteria.qualities, Alone())), effect, LAST),))

    def if_revealed_tags(self, *parts: Any) -> Body:
        tags = tuple(name_in(tag) for tag in parts[:-1])
        return Body((IfRevealed(tags, self.if_you_do_do_this(parts[-1]).effect),))

    def when_it_dies(self, effect: Effect) -> Body:
        return self._watching(WhenItDies(), effect)

    def when_it_wins(self, effect: Effect) -> Body:
        return self._watching(WhenItWinsCombat(), effect)

    def _watching(self, condition: Any, effect: Effect) -> Body:
        return Body((WhenThisTurn(Triggered(condition, Resolver(()).effect(effect)), IT),))

    def they_cannot_move_it(self) -> Body:
        return Body((Give((HasAbilities((CannotMove(This(), by=Side.YOURS),)),), IT),))

    def see_facedown(self) -> Body:
        return Body((SeesFacedown(THEY),))

    def for_each_killed(self, effect: Effect) -> Body:
        return Body((IfThisKills(THEM, effect),))

    def at_next_main_phase(self, effect: Effect) -> Body:
        return Body((AtNextMainPhase(effect),))

    def at_next_main(self, body: Body) -> Body:
        if body.says or body.only_if is not None or body.cost != FREE:
            raise NotRead("next main phase", "what is to be done then is not clear")
        return Body((AtNextMainPhase(body.effect, may=body.may),))

    def next_time(self, heard: Heard, body: Body) -> Body:
        if body.says or body.cost != FREE or heard.only_if is not None:
            raise NotRead("the next time", "such a trigger for this turn is not known")
        inner = Resolver((), heard.spoken_of).effect(body.effect)
        return Body((ThisTurn(Triggered(heard.condition, inner, may=body.may), once=True),))

    def choose_one_fresh(self) -> Body:
        return Body((Modes(ModeRestriction.FOR_THIS),))

    def for_spells(self) -> Remark:
        return Remark("only for", SPELLS)

    def for_units(self) -> Remark:
        return Remark("only for", UNITS)

    def for_gear(self) -> Remark:
        return Remark("only for", OF_GEAR)

    def for_showdowns(self) -> Remark:
        return Remark("only for", SHOWDOWNS)

    def ability_less_each(self, by: str, each: Any, least: int = 0) -> Remark:
        cost = cost_of(by)
        return Remark("ability less", Discount(cost.energy, power=cost.power, each=each, minimum=least))

    def ability_less_if(self, by: str, when: Any) -> Remark:
        cost = cost_of(by)
        return Remark("ability less", Discount(cost.energy, power=cost.power, during=when))

    def ability_less_by_chosen(self) -> Remark:
        return Remark("ability less", Discount(1, each=MightOfTheChosen()))

    def ability_less_by_might(self, kind: Phrase) -> Remark:
        return Remark("ability less", Discount(1, each=HighestMight(nowhere(kind))))

    def played_for_less_behind(self, by: str) -> Remark:
        return Remark("played for less", cost_of(by))

    def recycled_after(self) -> Remark:
        return Remark("recycled after")

    def may_be_played_here(self) -> Remark:
        return Remark("may be played here")

    def played_here_behind(self) -> Remark:
        return Remark("played here")
