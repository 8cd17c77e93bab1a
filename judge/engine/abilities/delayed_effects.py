"""Making and ending delayed abilities (rules 389-392)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.delayed import Delayed, Until
from judge.engine.state.events import Happened
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.game import Game


def make(game: Game, delayed: Delayed) -> None:
    """Put a delayed ability into force."""
    game.change(delayed=(*game.state.delayed, delayed))


def use_up(game: Game, which: int) -> None:
    """End a delayed ability for "the next time"; as this changes the state, a cleanup is repeated (322)."""
    game.change(delayed=tuple(found for found in game.state.delayed if found.id != which), cleanup_due=True)


def end(game: Game, until: Until) -> list[Delayed]:
    """End the delayed abilities that last until this point; returns them."""
    over = [found for found in game.state.delayed if found.until is until]
    if over:
        game.change(delayed=tuple(found for found in game.state.delayed if found.until is not until))
    return over


MADE_BY_EFFECT = cite("delayed.made-by-an-effect")  # 392


def begin(
    game: Game, context: EffectContext, ability: Ability, rules: tuple[Slug, ...], *, subject: GameObject | None = None,
    until: Until = Until.END_OF_TURN, once: bool = False,
) -> None:  # fmt: skip
    """Put a delayed ability of an effect into force; it belongs to no object (392)."""
    assert context.source is not None
    name = context.name.removesuffix("'s ability")
    words = f"for {subject.label}: " if subject is not None else ""
    event = game.tell(
        Happened.EFFECT_BEGUN, (*rules, MADE_BY_EFFECT), subject, who=context.you,
        detail=f"{name}: {words}{ability.describe()}".removesuffix("."),
    )  # fmt: skip
    delayed = Delayed(
        game.new_id(), ability, context.you, context.source, name, event, until,
        subject=subject.id if subject is not None else None, once=once,
    )  # fmt: skip
    make(game, delayed)
