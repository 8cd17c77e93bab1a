"""Passive abilities that change the Victory Score (rule 194.3.a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, Verb, Whose
from judge.engine.state.sides import opponents
from judge.engine.wording.circumstances import Circumstance
from judge.engine.wording.player_clauses import of_players
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

from typing import TYPE_CHECKING

from judge.engine.state.ability import Ability

if TYPE_CHECKING:
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

VICTORY_SCORE = cite("winning.victory-score")  # 194.2


class VictoryScoreChanged(Ability, frozen=True):
    """Every player needs ``by`` more points to win the game."""

    performed_by: ClassVar[tuple[Slug, ...]] = (VICTORY_SCORE,)

    by: int

    def clauses(self) -> Clauses:
        return (of_players(Verb.CHANGES, About.WIN, Whose.ANY, amount=abs(self.by), more=1 if self.by > 0 else -1),)

    def describe(self) -> str:
        more = "more" if self.by > 0 else "fewer"
        return f"Players need {abs(self.by)} {more} point{'s' * (abs(self.by) != 1)} to win the game."


def victory_score(state: GameState) -> int:
    """The points needed to win now."""
    return state.victory_score + sum(
        ability.by for thing in state.having(VictoryScoreChanged) for ability in thing.abilities
        if isinstance(ability, VictoryScoreChanged)
    )  # fmt: skip


class YourScoreIsClose(Circumstance, frozen=True):
    """Your score is within ``within`` points of the Victory Score (194.3)."""

    without_rule: ClassVar[str] = "compares points (194.3)"

    within: int

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return state.player(you).points >= victory_score(state) - self.within

    def clauses(self) -> Clauses:
        return (of_players(Verb.READS, About.POINT, amount=self.within),)

    def describe(self) -> str:
        return f"your score is within {self.within} points of the Victory Score"


class OpponentIsClose(Circumstance, frozen=True):
    """An opponent's score is within ``within`` points of the Victory Score (194.3)."""

    without_rule: ClassVar[str] = "compares points (194.3)"

    within: int

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        needed = victory_score(state) - self.within
        return any(state.player(other).points >= needed for other in opponents(state, you))

    def clauses(self) -> Clauses:
        return (of_players(Verb.READS, About.POINT, Whose.ENEMY, amount=self.within),)

    def describe(self) -> str:
        return f"an opponent's score is within {self.within} points of the Victory Score"
