"""Information that an instruction needs when it is performed, and what comes of it when that is null (359.3.e.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.engine.wording.references import Chosen, Target
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.targeting.amounts import Amount
    from judge.engine.wording.references import Reference

NULL = cite("information.null")  # 359.3.e.12


def read(amount: int | Amount, game: Game, context: EffectContext) -> Procedure[int | None]:
    """The value of ``amount`` now: itself if it is a number; None, and an event that says so, if it is null."""
    if isinstance(amount, int):
        return amount
    value = yield from amount.value(game, context)
    if value is None:
        is_null(game, context, amount.describe())
    return value


def is_null(game: Game, context: EffectContext, what: str, of: Reference | None = None) -> None:
    """An event: ``what``, of the object ``of`` if it was chosen, is null: the instruction that needs it is ignored."""
    chosen = context.item.chosen(of.name) if context.item is not None and isinstance(of, Chosen | Target) else ()
    if chosen:
        game.tell(Happened.IGNORED, NULL, game.in_any_incarnation(chosen[0]), detail=f"its {what} is null")
    else:
        words = f"the {what} of {of.describe()}" if of is not None else what
        game.tell(Happened.IGNORED, NULL, game.in_any_incarnation(context.source), detail=f"{words} is null")
