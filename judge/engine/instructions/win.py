"""Winning through a spell or ability (rule 195)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.outcomes.scoring import win
from judge.engine.state.clauses import About
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

BY_AN_EFFECT = cite("winning.by-an-effect")  # 195


class WinTheGame(Instruction, frozen=True):
    """You win the game at once, whatever the points are (196)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (BY_AN_EFFECT,)

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        if context.you in game.state.players:
            win(game, context.you, BY_AN_EFFECT)

    def clauses(self) -> Clauses:
        return (brings(About.WIN, YOU),)

    def describe(self) -> str:
        return "win the game"
