"""The next permanent that a player plays enters ready (rules 390.3, 391): a delayed replacement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.abilities.ability import Ability
from judge.engine.abilities.delayed import use_up
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import GameObject

NEXT_ENTERS_READY = cite("delayed.replacement")  # 390.3


@dataclass(frozen=True, slots=True)
class NextEntersReady(Ability):
    """The next card of a type that you play enters ready."""

    card_type: str

    def describe(self) -> str:
        return f"The next {self.card_type.lower()} you play enters ready"


def next_enters_ready(game: Game, thing: GameObject, player: str) -> bool:
    """Whether that applies to what a player plays now; it is used up by it."""
    fitting = [
        found for found in game.state.delayed
        if isinstance(found.ability, NextEntersReady) and found.controller == player
        and thing.card.is_a(found.ability.card_type)
    ]  # fmt: skip
    for found in fitting:
        use_up(game, found.id)
    return bool(fitting)
