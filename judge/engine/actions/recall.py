"""Recall (rules 454-458): a permanent goes to its base without moving."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.layers.mighty import simultaneously
from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.zones import base
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

RECALL = cite("recall.to-base")  # 455
STATE_STAYS = cite("recall.state-stays")  # 458.1


class Recall(Instruction, frozen=True):
    """Recall the objects; damage and statuses stay (458.1)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (RECALL, STATE_STAYS)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.what)
        with simultaneously(game):
            for thing in things:
                recall(game, thing, RECALL)

    def clauses(self) -> Clauses:
        return (brings(About.RECALL, self.what),)

    def describe(self) -> str:
        return f"recall {self.what.describe()}"


def recall(game: Game, thing: GameObject, rule: Slug) -> None:
    """Put a permanent into its controller's base; one that is there already is left as it is."""
    home = base(thing.controller)
    if thing.place != home:
        rules = (rule, STATE_STAYS) if thing.damage else (rule,)
        game.put(thing, home)
        game.tell(Happened.RECALLED, rules, thing, detail=str(home))
