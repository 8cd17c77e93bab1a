"""Abilities that let a player ignore keywords (rules 764-767)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.abilities.ability import Ability
from judge.engine.zones import battlefield
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state import GameState

IGNORED = cite("ignoring.treated-as-inactive")  # 766
ONLY_THERE = cite("ignoring.only-there")  # 767


@dataclass(frozen=True, slots=True)
class IgnoresInAssignment(Ability):
    """You ignore a keyword while assigning combat damage where this is."""

    keyword: str

    def describe(self) -> str:
        return f"You ignore {self.keyword} while assigning combat damage where this is."


def ignored_in_assignment(state: GameState, player: str, at: str) -> frozenset[str]:
    """The keywords that a player ignores while assigning combat damage at a battlefield."""
    return frozenset(
        found.keyword
        for thing in state.objects_in(battlefield(at))
        if thing.controller == player
        for found in thing.abilities
        if isinstance(found, IgnoresInAssignment)
    )
