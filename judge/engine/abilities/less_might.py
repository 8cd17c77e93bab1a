"""Replacement effects that make a decrease of Might larger (rules 369, 477.3.e.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Verb
from judge.engine.state.events import Happened
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug

REPLACED = cite("replacement.intercede")  # 369


class TakesMoreMight(Ability, frozen=True):
    """A spell or ability of yours that would decrease the Might of a unit it chooses does so by ``amount`` more."""

    performed_by: ClassVar[tuple[Slug, ...]] = (REPLACED,)

    amount: int = 1

    def clauses(self) -> Clauses:
        return (Clause(Verb.REPLACES, About.MIGHT, chosen=True, amount=self.amount, more=-1),)

    def describe(self) -> str:
        return f"Your spells and abilities that take Might from a unit they choose take {self.amount} more."


def additional_decrease(game: Game, context: EffectContext, thing: GameObject) -> int:
    """The additional decrease that texts of its controller give a spell or ability."""
    if (
        context.item is None
        or context.paying
        or not any(thing.id in chosen for _, chosen in context.item.choices.objects)
    ):
        return 0
    more = 0
    for helper in game.state.board.having(TakesMoreMight):
        if helper.controller == context.you:
            for ability in helper.abilities:
                if isinstance(ability, TakesMoreMight):
                    words = f"{ability.amount} more Might is taken from {thing.label}"
                    game.tell(Happened.REPLACED, REPLACED, helper, detail=words, source=helper.id)
                    more += ability.amount
    return more
