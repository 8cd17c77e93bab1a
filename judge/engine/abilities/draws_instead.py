"""Replacement effects on the point for a battlefield that is scored (rules 369, 383.4.c.2.c, 471.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.no_points import points_forbidden_by
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb, Whose
from judge.engine.wording.player_clauses import of_players
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

INSTEAD = cite("replacement.intercede")  # 369


class DrawsInsteadOfPoint(Ability, frozen=True):
    """If a player would gain a point for scoring a battlefield in one of their first turns, they draw 1 instead.

    They score the battlefield all the same, and abilities trigger on that. A point that is forbidden is not replaced.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (INSTEAD,)

    turns: int

    def clauses(self) -> Clauses:
        return (
            of_players(Verb.REPLACES, About.POINT, Whose.ANY),
            of_players(Verb.BRINGS, About.DRAW, Whose.ANY, amount=1),
            of_players(Verb.READS, About.TURN, Whose.ANY, amount=self.turns),
        )

    def describe(self) -> str:
        first = " or ".join(("first", "second")[: self.turns])
        return f"If a player would score 1 point by conquering or holding in their {first} turn, they draw 1 instead."


def draws_instead(state: GameState, player: str) -> GameObject | None:
    """The object by whose text a player draws in the place of the point for a battlefield, or None."""
    begun = state.player(player).turns_begun
    for thing in state.having(DrawsInsteadOfPoint):
        for ability in thing.abilities:
            if isinstance(ability, DrawsInsteadOfPoint) and begun <= ability.turns and state.turn.player == player:
                return thing if points_forbidden_by(state, player) is None else None
    return None
