"""Battlefields that players cannot score before a certain turn of theirs (rules 054.1, 471.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb, Whose
from judge.engine.state.zones import field
from judge.engine.wording.player_clauses import HERE, of_players
from judge.engine.wording.sentences import ordinal
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

CANNOT = cite("rules.cannot-beats-can")  # 054.1


class NoScoringBeforeTurn(Ability, frozen=True):
    """No player scores here before their turn of this number has begun; ``COUNTED_TURNS`` is the highest.

    They can still take control, but that is then no conquest: nothing triggers and no point is gained.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT,)

    turn: int

    def clauses(self) -> Clauses:
        return (
            of_players(Verb.FORBIDS, About.CONQUER, Whose.ANY),
            of_players(Verb.FORBIDS, About.HOLD, Whose.ANY),
            of_players(Verb.READS, About.TURN, Whose.ANY, amount=self.turn),
            HERE,
        )

    def describe(self) -> str:
        return f"Players cannot score here before their {ordinal(self.turn)} turn."


def scoring_forbidden_by(state: GameState, player: str, name: str) -> GameObject | None:
    """The battlefield, if its text keeps a player from scoring it now; otherwise None."""
    for thing in state.objects_in(field(name)):
        for found in thing.abilities:
            if isinstance(found, NoScoringBeforeTurn) and state.player(player).turns_begun < found.turn:
                return thing
    return None
