"""Recall (rules 454-458): a permanent goes to its base without moving."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.engine.mighty import together
from judge.engine.targeting.targets import objects_of
from judge.engine.zones import base
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.procedure import Procedure
    from judge.engine.references import Reference
    from judge.engine.scene import Scene
    from judge.slugs import Slug

RECALL = cite("recall.to-base")  # 455
STATE_STAYS = cite("recall.state-stays")  # 458.1


class Recall(Instruction, frozen=True):
    """Recall the objects; damage and statuses stay (458.1)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (RECALL, STATE_STAYS)

    what: Reference

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        things = yield from objects_of(game, scene, self.what)
        with together(game):
            for thing in things:
                recall(game, thing, RECALL)

    def describe(self) -> str:
        return f"Recall: {self.what.describe()}"


def recall(game: Game, thing: GameObject, rule: Slug) -> None:
    """Put a permanent into its controller's base; one that is there already is left as it is."""
    home = base(thing.controller)
    if thing.place != home:
        rules = (rule, STATE_STAYS) if thing.damage else (rule,)
        game.put(thing, home)
        game.tell(Happened.RECALLED, rules, thing, detail=str(home))
