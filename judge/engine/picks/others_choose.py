"""What each other player chooses for one effect (rules 303.2.a, 355.10.e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.outcomes.deaths import die_together
from judge.engine.picks.each_player import EACH_CHOOSES, IN_TURN_ORDER, KILL_INSTRUCTION, picked_to_die
from judge.engine.state.attribution import of_context
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.instruction import Instruction
from judge.engine.state.sides import Side
from judge.engine.triggers.performing import is_stopped

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug


class OthersChooseToKill(Instruction, frozen=True):
    """Each other player, the next one first, chooses something that you do not control; all of it is killed at once.

    Nothing is chosen twice, and nothing of it is a target (355.10.e). The kills are yours.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (EACH_CHOOSES, IN_TURN_ORDER, KILL_INSTRUCTION)

    criteria: Criteria

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        players = game.state.players
        start = players.index(context.you) if context.you in players else -1
        chosen: list[GameObject] = []
        for player in [*players[start + 1 :], *players[: max(start, 0)]]:
            options = [
                thing for thing in game.state.on_board if thing.controller != context.you and thing not in chosen
                and self.criteria.matches(game.state, thing, player, None)
            ]  # fmt: skip
            if not options or player not in game.state.players:
                continue
            found = yield from picked_to_die(
                game, context, player, options, prompt="choose what is killed", rules=(EACH_CHOOSES, IN_TURN_ORDER)
            )
            chosen += [found] if found is not None else []
        left = [now for thing in chosen if (now := game.find(thing.id)) is not None]
        if left and not is_stopped(game, context):
            origin = of_context(game, context)
            yield from die_together(
                game, left, KILL_INSTRUCTION, applied=context.replacements,
                attributed_to={thing.id.card: (origin,) for thing in left},
            )  # fmt: skip

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.DIE, whose=Whose.ENEMY, of=replace(self.criteria, side=Side.ENEMY)),)

    def describe(self) -> str:
        return (
            f"in turn order behind you, each other player chooses {self.criteria.describe()} that you do not control "
            "and that nobody has chosen yet. Kill all of them"
        )
