"""Points gained through a spell or ability (rules 194.1.c, 471.1.a.1): "score 1 point", "that player gains 1 point"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.outcomes.scoring import gain_points
from judge.engine.state.clauses import About
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.targeting.player_targets import players_of
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.references import (
    YOU,
    TargetPlayer,
    ThatPlayer,
    You,
)
from judge.engine.wording.sentences import done_by
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.slugs import Slug

BY_AN_EFFECT = cite("points.by-an-effect")  # 194.1.c
NOT_THE_FINAL_POINT = cite("scoring.final-point-is-for-conquering")  # 471.1.a.1


class GainPoints(Instruction, frozen=True):
    """``who`` gains ``count`` points; the restrictions on the Final Point do not apply (471.1.a.1)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (BY_AN_EFFECT, NOT_THE_FINAL_POINT)

    count: int = 1
    who: You | ThatPlayer | TargetPlayer = YOU

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        if isinstance(self.who, TargetPlayer):
            players = players_of(game, context, self.who)
        else:
            player = (
                context.you
                if isinstance(self.who, You)
                else context.item.ability.player
                if context.item is not None
                else ""
            )
            players = [player]
        for player in players:
            if player in game.state.players:
                gain_points(game, player, self.count, (BY_AN_EFFECT, NOT_THE_FINAL_POINT))

    def clauses(self) -> Clauses:
        return (brings(About.POINT, self.who, amount=self.count, more=1),)

    def describe(self) -> str:
        return done_by(self.who.describe(), f"gain {self.count} point{'s' * (self.count != 1)}")
