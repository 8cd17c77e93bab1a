"""Taking control of permanents (rule 191.3): the player makes every decision about them from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.control import contest
from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.engine.targeting.targets import objects_of
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure
    from judge.engine.references import Reference
    from judge.engine.scene import Scene
    from judge.slugs import Slug

CONTROLLER = cite("control.of-permanents")  # 191.3


class TakeControl(Instruction, frozen=True):
    """Take control of what the reference names, for good. Abilities of it on the chain stay whose they are (191.4.b).

    It is still owned by its owner, to whose zones it goes when it leaves the board (056). A unit at a battlefield that
    its new controller does not control contests it: it has become present there as a unit of theirs (190.3.a).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CONTROLLER,)

    what: Reference

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        for thing in (yield from objects_of(game, scene, self.what)):
            if thing.controller != scene.you:
                taken = game.update(thing, controller=scene.you)
                contest(game, taken, game.tell(Happened.CONTROL_TAKEN, CONTROLLER, taken, who=scene.you))

    def describe(self) -> str:
        return f"Take control: {self.what.describe()}"


class LoseControl(Instruction, frozen=True):
    """Lose control of what the reference names: it is its owner's again. Nothing happens where it is not yours."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CONTROLLER,)

    what: Reference

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        for thing in (yield from objects_of(game, scene, self.what)):
            if thing.controller == scene.you and thing.owner != scene.you:
                lost = game.update(thing, controller=thing.owner)
                game.tell(Happened.CONTROL_LOST, CONTROLLER, lost, who=scene.you, detail=thing.label)

    def describe(self) -> str:
        return f"Lose control: {self.what.describe()}"
