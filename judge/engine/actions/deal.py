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
DEALT_BY_A_UNIT = cite("deal.by-a-unit")  # 417.6.b.3
RESPONSIBLE = cite("deal.controller-of-the-source")  # 417.6.b.4


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


def mark(game: Game, scene: Scene, thing: GameObject, amount: int, *, by: GameObject | None = None) -> None:
    """Mark damage on a unit and remember which item of whom did it (142.3.a, 428.5.c). Only damage above 0 is valid.

    ``by`` is the unit that deals it: its controller is responsible then, and the spell or ability that says so is no
    source of the damage (417.6.b.3-4), so that a kill is not attributed to it.
    """
    if amount <= 0 or not thing.is_unit:
        return
    who = scene.you if by is None else by.controller
    rules = (DEAL, MARKED_BY) if by is None else (DEAL, MARKED_BY, DEALT_BY_A_UNIT, RESPONSIBLE)
    event = game.tell(Happened.DAMAGED, rules, thing, who=who, detail=str(amount))
    now = game.find(thing.id) or thing
    marked = dict(now.damage)
    marked[who] = marked.get(who, 0) + amount
    game.update(now, damage=tuple(sorted(marked.items())))
    item = scene.item.id if scene.item is not None and by is None else 0
    game.change(kill_sources=(*game.state.kill_sources, (thing.id, item, who, event)))
