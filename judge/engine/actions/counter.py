"""Counter (rule 425): a card or ability on the chain does nothing and leaves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.actions.banish import banish
from judge.engine.actions.recycle import recycle
from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.engine.keywords.flow import BANISHED
from judge.engine.targets import objects_of
from judge.engine.zones import trash
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure
    from judge.engine.references import Reference
    from judge.engine.scene import Scene

COUNTER = cite("counter.cleared-from-the-chain")  # 425.1.a
THEN = cite("replacement.then-it")  # 390.3.a
TO_TRASH = cite("counter.to-the-trash")  # 425.1.a.1
NOT_PLAYED = cite("counter.not-played")  # 425.1.b


@dataclass(frozen=True, slots=True)
class Counter(Instruction):
    """Counter a spell on the chain: it has not been played, and nothing that was paid comes back (425.1.b-c)."""

    what: Reference

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        for thing in (yield from objects_of(game, scene, self.what)):
            item = next((item for item in game.state.chain if item.is_card and item.object == thing.id), None)
            if item is not None:
                game.remove_item(item.id)
                rule = BANISHED if item.is_flow else TO_TRASH
                if item.is_recycled(countered=True):
                    yield from recycle(game, item.controller, [thing])
                    moved, rule = game.state.objects[thing.id.card], THEN
                else:
                    moved = banish(game, thing) if item.is_flow else game.put(thing, trash(thing.owner))
                game.tell(Happened.COUNTERED, (COUNTER, rule, NOT_PLAYED), moved, who=scene.you)

    def describe(self) -> str:
        return f"Counter: {self.what.describe()}"
