"""Circumstances of the turn: whose it is, and what goes on in it (rules 301-317, 341-348)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, Whose, reads_them, reads_you
from judge.engine.state.reading import Reading, reading_of
from judge.engine.state.sides import Side, is_on, team_of
from judge.engine.state.turn import Phase
from judge.engine.wording.circumstances import Circumstance

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState

_WHOSE = {Side.YOURS: "your", Side.FRIENDLY: "a friendly player's", Side.ENEMY: "an opponent's"}

BEGINNING_PHASE = frozenset({Phase.BEGINNING, Phase.CHANNEL})
"""What a hold has put on the chain is handled before the Channel Phase, which is noted as the next one by then."""

DIED_IN_BEGINNING_PHASE = "unit died in a Beginning Phase"
"""Under what deaths are counted; a turn has one Beginning Phase."""


class InTurnOf(Circumstance, frozen=True):
    """It is the turn of a player on that side."""

    without_rule: ClassVar[str] = "a fact of the turn (301)"

    side: Side = Side.YOURS

    reads: ClassVar[Reading] = reading_of("turn")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return is_on(self.side, state, state.turn.player, you)

    def clauses(self) -> Clauses:
        return (reads_you(About.TURN, self.side.whose),)

    def describe(self) -> str:
        return f"it is {_WHOSE[self.side]} turn"


class InYourBeginningPhase(Circumstance, frozen=True):
    """It is your Beginning Phase (315.2)."""

    without_rule: ClassVar[str] = "a fact of the turn (315.2)"

    reads: ClassVar[Reading] = reading_of("turn")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return state.turn.player == you and state.turn.phase in BEGINNING_PHASE

    def clauses(self) -> Clauses:
        return (reads_you(About.TURN),)

    def describe(self) -> str:
        return "it is your Beginning Phase"


class DuringShowdown(Circumstance, frozen=True):
    """A showdown is in progress anywhere, by itself or as part of a combat (344)."""

    without_rule: ClassVar[str] = "a state of the game (344)"

    reads: ClassVar[Reading] = reading_of("showdown")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return state.showdown is not None

    def clauses(self) -> Clauses:
        return (reads_them(About.SHOWDOWN),)

    def describe(self) -> str:
        return "a showdown goes on"


class UnitDiedInYourBeginningPhase(Circumstance, frozen=True):
    """A friendly unit has died this turn in your Beginning Phase."""

    without_rule: ClassVar[str] = "a fact of the turn (315.2)"

    reads: ClassVar[Reading] = reading_of("turn", "marks")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return state.turn.player == you and any(
            state.count(DIED_IN_BEGINNING_PHASE, friend) for friend in team_of(state, you)
        )

    def clauses(self) -> Clauses:
        return (reads_them(About.DIE, whose=Whose.YOURS, of="Unit"), reads_you(About.TURN))

    def describe(self) -> str:
        return "a friendly unit has died this turn in your Beginning Phase"
