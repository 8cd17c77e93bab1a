"""The sanctioned Modes of Play as data (rules 481-489): number of players, teams, Victory Score and battlefields."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.slugs import cite

if TYPE_CHECKING:
    from judge.slugs import Slug

DUEL_SETUP = cite("modes.duel-battlefields")  # 485.5
MATCH_SETUP = cite("modes.match-battlefields")  # 486.5
SKIRMISH_SETUP = cite("modes.skirmish-battlefields")  # 487.5
WAR_SETUP = cite("modes.war-battlefields")  # 488.5
CHAMBER_SETUP = cite("modes.magma-chamber-battlefields")  # 489.5.a
DUEL_FIRST_TURN = cite("modes.duel-first-turn")  # 485.7
MATCH_FIRST_TURN = cite("modes.match-first-turn")  # 486.7
SKIRMISH_FIRST_TURN = cite("modes.skirmish-first-turn")  # 487.7
WAR_FIRST_TURN = cite("modes.war-first-turn")  # 488.7
CHAMBER_FIRST_TURN = cite("modes.magma-chamber-first-turn")  # 489.7
DUEL_SCORE = cite("modes.duel-victory-score")  # 485.3
MATCH_SCORE = cite("modes.match-victory-score")  # 486.3
SKIRMISH_SCORE = cite("modes.skirmish-victory-score")  # 487.3
WAR_SCORE = cite("modes.war-victory-score")  # 488.3
CHAMBER_SCORE = cite("modes.magma-chamber-victory-score")  # 489.3


class Selection(Enum):
    """How a player's battlefield is selected from the three of their deck."""

    RANDOM = "at random"
    CHOSEN = "by choice"

    __hash__ = object.__hash__


class Mode(Struct, frozen=True):
    """A Mode of Play (483).

    ``teams`` groups places in the turn order, where 0 is the First Player. ``first_brings`` and ``first_draws`` say
    whether the First Player brings a battlefield and draws in their first Draw Phase. In every mode, the last player
    channels an extra rune in their first Channel Phase.
    """

    key: str
    title: str
    players: int
    victory_score: int
    battlefields: int
    setup: Slug
    first_turn: Slug
    score: Slug
    selection: Selection = Selection.RANDOM
    teams: tuple[tuple[int, ...], ...] = ()
    first_brings: bool = True
    first_draws: bool = True

    def seats(self, players: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        """The teams of these players, who are given in turn order."""
        return tuple(tuple(players[seat] for seat in team) for team in self.teams)

    def bring(self, players: tuple[str, ...]) -> tuple[str, ...]:
        """The players who bring a battlefield; ``players`` are given in turn order."""
        return players if self.first_brings else players[1:]


DUEL = Mode("duel", "1v1 (Duel)", 2, 8, 2, DUEL_SETUP, DUEL_FIRST_TURN, DUEL_SCORE)
MATCH = Mode("match", "1v1 (Match)", 2, 8, 2, MATCH_SETUP, MATCH_FIRST_TURN, MATCH_SCORE, selection=Selection.CHOSEN)
SKIRMISH = Mode(
    "ffa3", "FFA3 (Skirmish)", 3, 8, 3, SKIRMISH_SETUP, SKIRMISH_FIRST_TURN, SKIRMISH_SCORE, first_draws=False
)
WAR = Mode("ffa4", "FFA4 (War)", 4, 8, 3, WAR_SETUP, WAR_FIRST_TURN, WAR_SCORE, first_brings=False, first_draws=False)
MAGMA_CHAMBER = Mode(
    "2v2", "2v2 (Magma Chamber)", 4, 11, 3, CHAMBER_SETUP, CHAMBER_FIRST_TURN, CHAMBER_SCORE, teams=((0, 2), (1, 3)),
    first_brings=False, first_draws=False,
)  # fmt: skip

MODES = {mode.key: mode for mode in (DUEL, MATCH, SKIRMISH, WAR, MAGMA_CHAMBER)}
"""The sanctioned modes (484) by their key."""
