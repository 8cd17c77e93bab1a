"""XP (rules 728-733): a resource that players gain and spend."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.targeting.amounts import Amount, counted
from judge.engine.targeting.information import read
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.references import YOU
from judge.engine.wording.turn_facts import GAINED_XP
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

GAIN = cite("xp.gain")  # 730.1
SPEND = cite("xp.spend")  # 730.2


class GainXP(Instruction, frozen=True):
    """You gain XP, of which there is no maximum (733)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (GAIN,)

    amount: int | Amount

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        amount = yield from read(self.amount, game, context)
        if amount:
            _set(game, context.you, game.state.player(context.you).xp + amount)
            game.mark(GAINED_XP, context.you, amount)
            game.tell(Happened.XP_GAINED, GAIN, who=context.you, detail=str(amount))

    def clauses(self) -> Clauses:
        return (brings(About.XP, YOU, amount=self.amount, more=1),)

    def describe(self) -> str:
        return f"gain {counted(self.amount, 'XP')}"


class SpendXP(Instruction, frozen=True):
    """Spend XP; a player with less cannot, because a cost must be paid in full (203.3)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (SPEND,)

    amount: int

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        if self.possible(game, context):
            _set(game, context.you, game.state.player(context.you).xp - self.amount)
            game.tell(Happened.XP_SPENT, SPEND, who=context.you, detail=str(self.amount))

    def possible(self, game: Game, context: EffectContext) -> bool:
        return game.state.player(context.you).xp >= self.amount

    def clauses(self) -> Clauses:
        return (brings(About.XP, YOU, amount=self.amount, more=-1),)

    def describe(self) -> str:
        return f"spend {self.amount} XP"


def _set(game: Game, player: str, xp: int) -> None:
    game.change_player(player, xp=xp)
    game.change(cleanup_due=True)
