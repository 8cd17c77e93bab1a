"""The set-up lines of a scenario that say who plays: parts of ``script``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.scenario.language.script_names import Name, SourceLocation


class Players(Struct, frozen=True):
    at: SourceLocation
    names: tuple[str, ...]


class ModeOfPlay(Struct, frozen=True):
    """The mode by its key: duel, match, ffa3, ffa4 or 2v2."""

    at: SourceLocation
    key: str


class Teams(Struct, frozen=True):
    at: SourceLocation
    teams: tuple[tuple[str, ...], ...]


class FirstTurns(Struct, frozen=True):
    """The players who have not had their first turn yet, or have it now."""

    at: SourceLocation
    names: tuple[str, ...]


class BeforeTheGame(Struct, frozen=True):
    """The play begins with the set-up of the game, from the players' decks."""

    at: SourceLocation


class BroughtBattlefields(Struct, frozen=True):
    """The battlefields in a player's deck."""

    at: SourceLocation
    player: str
    names: tuple[Name, ...]
