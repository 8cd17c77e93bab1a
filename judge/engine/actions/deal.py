"""Deal (rule 417): damage is marked on units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.engine.references import Chosen, Pick, Reference, Target
from judge.engine.targets import objects_of
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.procedure import Procedure
    from judge.engine.scene import Scene

DEAL = cite("deal.mark-damage")  # 417.1.b
MARKED_BY = cite("deal.marked-by")  # 142.3.a


@dataclass(frozen=True, slots=True)
class Deal(Instruction):
    """Deal ``amount`` damage to each object that the reference names. The effect is the source (417.6.a)."""

    amount: int
    to: Reference

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        things = yield from objects_of(game, scene, self.to)
        if not things:
            return
        if isinstance(self.to, Target | Chosen | Pick):
            scene.executed.add(self.to.name)
        for thing in things:
            mark(game, scene, thing, self.amount)

    def describe(self) -> str:
        return f"Deal {self.amount}: {self.to.describe()}"


def mark(game: Game, scene: Scene, thing: GameObject, amount: int) -> None:
    """Mark damage on a unit and remember which item of whom did it (142.3.a, 428.5.c). Only damage above 0 is valid."""
    if amount <= 0 or not thing.is_unit:
        return
    event = game.tell(Happened.DAMAGED, (DEAL, MARKED_BY), thing, who=scene.you, detail=str(amount))
    marked = dict(thing.damage)
    marked[scene.you] = marked.get(scene.you, 0) + amount
    game.update(thing, damage=tuple(sorted(marked.items())))
    item = scene.item.id if scene.item is not None else 0
    game.change(kill_sources=(*game.state.kill_sources, (thing.id, item, scene.you, event)))
