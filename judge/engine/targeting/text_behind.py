"""Text of a spell behind a dependent keyword such as Level (rules 722, 824)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.doubts import holds
from judge.engine.wording.instructions import describe_clauses
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug

READ_NOW = cite("information.read-on-execution")  # 359.3.f.2


class TextBehind(Instruction, frozen=True):
    """Instructions that are active while ``when`` holds: as choices are made for them, and as they are performed.

    ``active``: it held as the choices of the item were made, so that the targets of ``then`` were chosen with them.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (READ_NOW,)

    when: Circumstance
    then: tuple[Instruction, ...]
    active: bool = False

    @property
    def chooses_later(self) -> bool:
        """Whether its targets are not chosen; see ``choices``."""
        return not self.active

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        here = game.find(context.source) if context.source is not None else None
        if holds(game, self.when, context.you, here):
            yield from perform_all(self.then, game, context)
        else:
            source = game.in_any_incarnation(context.source)
            game.tell(Happened.IGNORED, READ_NOW, source, detail=f"it is not so that {self.when.describe()}")

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return f"while {self.when.describe()}, {describe_clauses(self.then)}"


def with_active_text(game: Game, item: ChainItem) -> ChainItem:
    """An item whose choices are about to be made, with the text behind keywords that is active now marked as such."""
    if not any(isinstance(part, TextBehind) for part in item.effect):
        return item
    thing = game.state.objects[item.object.card]
    effect = [
        replace(part, active=holds(game, part.when, item.controller, thing)) if isinstance(part, TextBehind) else part
        for part in item.effect
    ]
    made = replace(item, effect=tuple(effect))
    game.set_item(made)
    return made
