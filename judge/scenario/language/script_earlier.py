"""The set-up lines of a scenario that say what happened earlier in the turn: parts of ``script``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.scenario.language.script_names import Name, SourceLocation
    from judge.scenario.language.script_play import Act, EffectOf


class PlayedEarlier(Struct, frozen=True):
    """A player played a card, and it resolved."""

    at: SourceLocation
    act: Act


class EffectEarlier(Struct, frozen=True):
    """An effect of a player did something."""

    at: SourceLocation
    effect: EffectOf


class ScoredEarlier(Struct, frozen=True):
    """A player scored battlefields; their points are stated apart."""

    at: SourceLocation
    player: str
    fields: tuple[Name, ...]
