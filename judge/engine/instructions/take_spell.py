"""Gaining control of a spell on the chain (rule 191.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction, walk
from judge.engine.state.on_the_chain import item_of
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.criteria_with_condition import Unless
from judge.engine.wording.doubts import record_doubt
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

SPELLS_CONTROLLER = cite("control.of-spells")  # 191.2


class TakeSpell(Instruction, frozen=True):
    """Take control of a spell on the chain; friendly and enemy are read anew for it from then on (359.3.f.4).

    Ownership does not change; it goes to its owner's trash. When it resolves, its new controller has played it for
    triggers on that (419.4.a); who has finalized it (419.4.b) is already settled.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (SPELLS_CONTROLLER,)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            item = item_of(game.state, thing.id)
            if item is not None and item.controller != context.you:
                game.update(thing, controller=context.you)
                game.set_item(replace(item, controller=context.you))
                game.tell(Happened.CONTROL_TAKEN, SPELLS_CONTROLLER, thing, who=context.you)
                _doubt_targets(game, item, context.you)

    def clauses(self) -> Clauses:
        return (brings(About.TAKE_SPELL, self.what),)

    def describe(self) -> str:
        return f"gain control of {self.what.describe()}"


def _doubt_targets(game: Game, item: ChainItem, player: str) -> None:
    """Record the open questions on which the targets of a taken spell depend ("if you paid …, any unit")."""
    thing = game.find(item.object)
    for part in walk(item.effect):
        if isinstance(part, Unless):
            record_doubt(game, part.when.doubt(game.state, player, thing))
