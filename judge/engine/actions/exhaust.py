"""Exhaust (rule 414): an object is marked as spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.engine.references import Chosen, Target, This
from judge.engine.targeting.targets import objects_of
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.procedure import Procedure
    from judge.engine.references import Reference
    from judge.engine.scene import Scene
    from judge.slugs import Slug

EXHAUST = cite("exhaust.mark-as-spent")  # 414.1
EXHAUSTED_ALREADY = cite("exhaust.nothing-additional")  # 414.1.c


class Exhaust(Instruction, frozen=True):
    """Exhaust the objects."""

    performed_by: ClassVar[tuple[Slug, ...]] = (EXHAUST, EXHAUSTED_ALREADY)

    what: Reference

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        for thing in (yield from objects_of(game, scene, self.what)):
            if thing.exhausted and isinstance(self.what, Target | Chosen):
                game.tell(Happened.NEGATED, EXHAUSTED_ALREADY, thing, detail="it is exhausted already")
            exhaust(game, thing, EXHAUST)

    def possible(self, game: Game, scene: Scene) -> bool:
        """Whether everything is ready: as a cost, only ready objects can be exhausted."""
        if not isinstance(self.what, This):
            return True
        found = game.find(scene.source) if scene.source is not None else None
        return found is not None and not found.exhausted

    def describe(self) -> str:
        return f"Exhaust: {self.what.describe()}"


def exhaust(game: Game, thing: GameObject, rule: Slug) -> None:
    """Exhaust an object; one that is exhausted already is left as it is (414.1.c)."""
    if not thing.exhausted:
        game.update(thing, exhausted=True)
        game.tell(Happened.EXHAUSTED, rule, thing)
