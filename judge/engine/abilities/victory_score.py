"""Passive abilities that change the Victory Score (rule 194.3.a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.ability import Ability

if TYPE_CHECKING:
    from judge.engine.state import GameState


class VictoryScoreChanged(Ability, frozen=True):
    """So many more points are needed to win the game, by everybody."""

    by: int

    def describe(self) -> str:
        return f"{self.by:+} points are needed to win the game."


def victory_score(state: GameState) -> int:
    """The points that are needed to win now."""
    return state.victory_score + sum(
        ability.by for thing in state.having(VictoryScoreChanged) for ability in thing.abilities
        if isinstance(ability, VictoryScoreChanged)
    )  # fmt: skip
