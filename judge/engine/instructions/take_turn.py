"""Taking a turn (rules 735, 738): an additional turn is queued."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.references import YOU
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.slugs import Slug

INSERTED = cite("turns.additional-turn-inserted")  # 735
IN_FRONT = cite("turns.several-additional-turns")  # 738


class TakeTurn(Instruction, frozen=True):
    """You take a turn after this one, before the turns already queued there (735, 738)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (INSERTED, IN_FRONT)

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        game.change_turn(additional=(context.you, *game.state.turn.additional))
        game.tell(Happened.TURN_QUEUED, (INSERTED, IN_FRONT), who=context.you)

    def clauses(self) -> Clauses:
        return (brings(About.EXTRA_TURN, YOU),)

    def describe(self) -> str:
        return "take a turn after this one"
