"""The set-up lines of a scenario that say who plays: parts of ``script``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.dataclass import dataclass

if TYPE_CHECKING:
    from judge.scenario.script import At, Name


@dataclass(frozen=True, slots=True)
class Players:
    at: At
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ModeOfPlay:
    """The mode by its key: duel, match, ffa3, ffa4 or 2v2."""

    at: At
    key: str


@dataclass(frozen=True, slots=True)
class Teams:
    at: At
    teams: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class FirstTurns:
    """The players who have not had their first turn yet, or have it now."""

    at: At
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BeforeTheGame:
    """The play begins with the set-up of the game, from the players' decks."""

    at: At


@dataclass(frozen=True, slots=True)
class Brings:
    """The battlefields in a player's deck."""

    at: At
    player: str
    names: tuple[Name, ...]
