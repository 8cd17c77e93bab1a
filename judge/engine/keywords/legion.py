"""Legion (rule 812): a clause that counts once its controller has finalized another card this turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.abilities.ability import Ability
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state import GameState

LEGION = cite("legion.another-card-finalized")  # 812.1.c


@dataclass(frozen=True, slots=True)
class Legion(Ability):
    """``clause`` is active while another card was finalized by the same player earlier this turn (812.1.b)."""

    clause: Ability

    def describe(self) -> str:
        return f"Legion: {self.clause.describe()}"


def is_satisfied(state: GameState, player: str, *, itself: bool = False) -> bool:
    """Whether the clauses of a player's cards are active (812.2).

    ``itself``: the card that asks was finalized this turn and does not count. Tokens and abilities are no cards.
    """
    return state.count("finalized a card", player) > int(itself)
