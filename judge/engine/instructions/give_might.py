"""Giving and taking Might, for a turn or as long as the unit stays on the board (rules 143.2, 477.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.less_might import additional_decrease
from judge.engine.layers.change_might import DECREASE, INCREASE, SNAPSHOT, change_might
from judge.engine.state.clauses import About, Verb
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.amounts import Amount, CountOf
from judge.engine.targeting.information import is_null, read
from judge.engine.targeting.instead_when_chosen import ReplaceableAction, is_replaced
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import brings, clause
from judge.engine.wording.might_of_killed import MightOfKilled
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

NO_NEGATIVE_INCREASE = cite("might.no-negative-increase")  # 477.3.c
LOOK_BACK = cite("information.look-back")  # 359.3.e.13
INHERITED = cite("replacement.inherits-modifications")  # 375


class GiveMight(Instruction, frozen=True):
    """Give the objects Might until ``until``; a negative amount takes Might away.

    ``at_least`` is the Might at which a decrease stops; the amount taken is fixed when it is applied (477.3.b).
    """

    amount: int | MightOfKilled | Amount
    to: Reference
    at_least: int | None = None
    until: Until = Until.END_OF_TURN

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The sublayer of the change, if the text says whether it is an increase, and the rule of its limit."""
        limit = (SNAPSHOT, INHERITED) if self.at_least is not None else ()
        if isinstance(self.amount, MightOfKilled):
            return (LOOK_BACK, INCREASE, *limit)
        if isinstance(self.amount, int):
            return (DECREASE if self.amount < 0 else INCREASE, *limit)
        return (INCREASE, DECREASE, *limit)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.to)
        rules: tuple[Slug, ...] = ()
        if isinstance(self.amount, MightOfKilled):
            killed = context.killed.get(self.amount.name)
            if killed is None:
                is_null(game, context, self.amount.describe())
                return
            amount, rules = killed.might + self.amount.plus, (LOOK_BACK,)
        else:
            found = yield from read(self.amount, game, context)
            if found is None:
                return
            amount = found
        for thing in things:
            if amount < 0:
                yield from take_might(game, context, thing, -amount, self.at_least, rules, until=self.until)
            else:
                change_might(game, thing, amount, rules, until=self.until)

    def clauses(self) -> Clauses:
        number = self.amount.times if isinstance(self.amount, CountOf) else self.amount
        more = -1 if isinstance(number, int) and number < 0 else 1
        printed = abs(self.amount) if isinstance(self.amount, int) else None
        found = brings(About.MIGHT, self.to, amount=printed, more=more)
        limit = self.at_least
        if limit is None:
            return (found,)
        return (found, clause(Verb.READS, About.MIGHT, self.to, amount=limit, more=1))

    def describe(self) -> str:
        window = self.until.value if self.until is not Until.FOREVER else "for as long as it stays on the board"
        if isinstance(self.amount, CountOf):
            return f"give {self.to.describe()} {self.amount.times:+} Might {window} {self.amount.describe()}"
        if not isinstance(self.amount, int):
            return f"{window}, give {self.to.describe()} Might equal to {self.amount.describe()}"
        limit = f", but not below {self.at_least} Might" if self.at_least is not None else ""
        return f"give {self.to.describe()} {self.amount:+} Might {window}{limit}"


class RaiseMightTo(Instruction, frozen=True):
    """Increase the Might of one unit until ``until`` to the current Might of another.

    It is an increase and does not set Might: later changes to either Might add to it (477.3.b).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (SNAPSHOT, NO_NEGATIVE_INCREASE, INCREASE, DECREASE)

    what: Reference
    like: Reference
    until: Until = Until.END_OF_TURN

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.what)
        models = yield from objects_of(game, context, self.like)
        for thing, model in zip(things, models, strict=False):
            missing = model.might - thing.raw_might
            rules = (SNAPSHOT,) if missing > 0 else (NO_NEGATIVE_INCREASE,)
            change_might(game, thing, max(0, missing), rules, until=self.until)

    def clauses(self) -> Clauses:
        return (brings(About.MIGHT, self.what, more=1), clause(Verb.READS, About.MIGHT, self.like))

    def describe(self) -> str:
        window = self.until.value if self.until is not Until.FOREVER else "for as long as it stays on the board"
        return f"increase the Might of {self.what.describe()} to the Might of {self.like.describe()} {window}"


def take_might(  # noqa: PLR0917 - what whose effect takes from what, and how far
    game: Game, context: EffectContext, unit: GameObject, amount: int, at_least: int | None = None,
    rules: tuple[Slug, ...] = (), *, until: Until = Until.END_OF_TURN,
) -> Procedure[None]:  # fmt: skip
    """Decrease the Might of a unit, subject to replacement effects, which may also take more.

    ``at_least`` limits what a replacement effect takes, too (375). If it leaves nothing to take, nothing is given and
    nothing is replaced (477.3.b).
    """
    now = game.find(unit.id)
    if now is None or not now.is_unit:
        return
    if at_least is not None and now.raw_might <= at_least:
        words = f"its Might is {now.raw_might} already, so that none is taken"
        game.tell(Happened.NEGATED, (DECREASE, SNAPSHOT, *rules), now, detail=words)
        return
    if (yield from is_replaced(game, context, now, ReplaceableAction.LESS_MIGHT)):
        return
    more = additional_decrease(game, context, now)
    limit = (INHERITED,) if more and at_least is not None else ()
    most = amount + more if at_least is None else min(amount + more, now.raw_might - at_least)
    snapshot = (SNAPSHOT,) if at_least is not None else ()
    change_might(game, now, -most, (*rules, *snapshot, *limit), until=until, at_least=at_least)
