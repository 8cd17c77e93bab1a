"""Heal (rule 418): damage is cleared from units."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import brings
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

HEAL = cite("heal.clear-damage")  # 418.1


class Heal(Instruction, frozen=True):
    """Clear all damage from the objects."""

    performed_by: ClassVar[tuple[Slug, ...]] = (HEAL,)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            heal(game, thing, HEAL)

    def clauses(self) -> Clauses:
        return (brings(About.HEAL, self.what),)

    def describe(self) -> str:
        return f"heal {self.what.describe()}"


def heal(game: Game, thing: GameObject, rule: Slug) -> None:
    """Clear damage from a unit; one without damage is left as it is."""
    if thing.damage:
        game.update(thing, damage=())
        game.tell(Happened.HEALED, rule, thing)
