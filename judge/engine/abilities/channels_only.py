"""Texts that limit how many runes are channeled in the Channel Phase (rules 315.3.b, 054)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.no_points import CANNOT
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb, Whose
from judge.engine.wording.player_clauses import of_players

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug


class ChannelsOnly(Ability, frozen=True):
    """While ``when`` holds, each player channels no more than ``runes`` runes at the start of their Channel Phase.

    The additional rune of a first turn is among them; runes that texts channel are not.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT,)

    runes: int
    when: Circumstance

    def clauses(self) -> Clauses:
        return (of_players(Verb.CHANGES, About.CHANNEL, Whose.ANY, amount=self.runes, more=-1),)

    def describe(self) -> str:
        runes = f"{self.runes} rune{'s' * (self.runes != 1)}"
        return f"While {self.when.describe()}, players channel only {runes} at the start of their Channel Phase."


def most_runes(state: GameState) -> int | None:
    """The most runes that a Channel Phase may channel by such texts, or None if there is none."""
    limits = [
        ability.runes for thing in state.having(ChannelsOnly) for ability in thing.abilities
        if isinstance(ability, ChannelsOnly) and ability.when.holds(state, thing.controller, thing)
    ]  # fmt: skip
    return min(limits, default=None)
