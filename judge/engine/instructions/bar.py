"""Forbidding a player to play cards this turn (rule 054)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.barred import CANNOT_PLAY, CARDS, SPELLS
from judge.engine.state.card import SPELL
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.state.sides import opponents
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.wording.references import ControllerOf
    from judge.slugs import Slug

NOT_EXECUTED = cite("linked.needs-the-earlier")  # 359.3.e.14.a


class CannotPlay(Instruction, frozen=True):
    """The players cannot play spells this turn, or no cards at all if ``spells_only`` is False.

    ``who`` is the controller of what an earlier instruction was done to; None stands for the opponents.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (NOT_EXECUTED, CANNOT_PLAY)

    who: ControllerOf | None = None
    spells_only: bool = True

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        what = SPELLS if self.spells_only else CARDS
        source = game.in_any_incarnation(context.source)
        if self.who is None:
            players = opponents(game.state, context.you)
        elif self.who.name in context.executed:
            players = (context.controllers[self.who.name],)
        else:
            game.tell(Happened.IGNORED, NOT_EXECUTED, source, detail=f"nothing was done to that {self.who.name}")
            return
        for player in players:
            game.mark(what, player)
            game.tell(Happened.EFFECT_BEGUN, CANNOT_PLAY, source, who=player, detail=f"{player} {what} this turn")

    def clauses(self) -> Clauses:
        whose = Whose.ENEMY if self.who is None else Whose.ANY
        of = SPELL if self.spells_only else None
        return (Clause(Verb.FORBIDS, About.PLAY, Subject.PLAYERS, whose, of, on=self.who),)

    def describe(self) -> str:
        who = "opponents" if self.who is None else self.who.describe()
        return f"{who} cannot play {'spells' if self.spells_only else 'cards'} this turn"
