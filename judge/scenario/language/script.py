"""A scenario as read: what it sets up, what is played, what must then be true. Every part knows its source line.

Whoever does something with many kinds of lines names them by this module (``script as part``: ``part.Turn``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.scenario.language.script_asks import Ask
from judge.scenario.language.script_earlier import EffectEarlier, PlayedEarlier, ScoredEarlier
from judge.scenario.language.script_play import Act, Chance, Choice, Concedes, EffectOf, Legality, PassUntil
from judge.scenario.language.script_players import (
    BeforeTheGame,
    BroughtBattlefields,
    FirstTurns,
    ModeOfPlay,
    Players,
    Teams,
)

if TYPE_CHECKING:
    from datetime import date

    from judge.scenario.language.script_names import Name, SourceLocation
    from judge.scenario.language.script_play import Claim

__all__ = (
    "Act", "AsOf", "Ask", "Battlefields", "Because", "BeforeTheGame", "BroughtBattlefields", "Chance", "Choice",
    "ChosenChampion", "Concedes", "Control", "Deck", "EffectEarlier", "EffectOf", "Expect", "FirstTurns", "Legality",
    "Line", "ModeOfPlay", "ObjectsInZone", "PassUntil", "PlayLine", "PlayedEarlier", "Players", "Points",
    "ScoredEarlier", "Script", "SetupLine", "StatedObject", "StatedPool", "StatedRunes", "Teams", "Turn", "Wording",
)  # fmt: skip


class Turn(Struct, frozen=True):
    """Whose turn it is, and in which phase the play begins, by its first word."""

    at: SourceLocation
    player: str
    phase: str = "main"


class AsOf(Struct, frozen=True):
    """The day whose card wordings are used."""

    at: SourceLocation
    day: date


class Wording(Struct, frozen=True):
    """One card in a named wording: "printed", "corrected" (the newest), or the date of an errata bulletin."""

    at: SourceLocation
    card: Name
    wording: str


class Battlefields(Struct, frozen=True):
    """The battlefields of the game: BF1 and the like have no text, others are called by their card."""

    at: SourceLocation
    names: tuple[Name, ...]


class Control(Struct, frozen=True):
    """Who controls a battlefield; ``player`` None is nobody."""

    at: SourceLocation
    field: str
    player: str | None


class StatedObject(Struct, frozen=True):
    """One object (or ``count`` like ones). ``damage`` is marked by whom ("": an opponent).

    ``timing`` is set for test spells: "", "Action" or "Reaction". ``costs`` are the symbols of what a card without a
    text costs, where that is not nothing.
    """

    name: Name
    label: str = ""
    count: int = 1
    facedown: bool = False
    exhausted: bool = False
    damage: tuple[tuple[int, str], ...] = ()
    buffed: bool = False
    hidden_this_turn: bool = False
    owner: str = ""
    stunned: bool = False
    attached_to: Name | None = None
    empowered: int = 0
    moves: int = 0
    keywords: tuple[str, ...] = ()
    tags: tuple[Name, ...] = ()
    test_spell: bool = False
    timing: str = ""
    copied: bool = False
    costs: str = ""
    domains: tuple[str, ...] = ()
    naming: Name | None = None


class ObjectsInZone(Struct, frozen=True):
    """Objects of a player in a zone; ``zone`` is the zone's word, ``field`` the battlefield where it has one."""

    at: SourceLocation
    player: str
    zone: str
    things: tuple[StatedObject, ...]
    field: str = ""


class Deck(Struct, frozen=True):
    """The top cards of a Main Deck; ``filler`` says whether cards lie below them."""

    at: SourceLocation
    player: str
    things: tuple[StatedObject, ...]
    filler: bool = True


class Points(Struct, frozen=True):
    at: SourceLocation
    player: str
    points: int
    xp: bool = False


class StatedRunes(Struct, frozen=True):
    """Runes on the board, or in the rune deck: (how many, domain, exhausted)."""

    at: SourceLocation
    player: str
    stock: tuple[tuple[int, str, bool], ...]
    in_deck: bool = False


class ChosenChampion(Struct, frozen=True):
    """The name of a player's Chosen Champion, wherever its cards are."""

    at: SourceLocation
    player: str
    card: Name


class StatedPool(Struct, frozen=True):
    """What a rune pool holds: (how much, "Energy" or a domain)."""

    at: SourceLocation
    player: str
    amounts: tuple[tuple[int, str], ...]


SetupLine = (
    Turn | AsOf | Wording | ModeOfPlay | Teams | FirstTurns | Players | Battlefields | Control | ObjectsInZone | Deck
    | Points | StatedRunes | StatedPool | ChosenChampion | BeforeTheGame | BroughtBattlefields | PlayedEarlier
    | EffectEarlier | ScoredEarlier
)  # fmt: skip


class Expect(Struct, frozen=True):
    at: SourceLocation
    claims: tuple[Claim, ...]


class Because(Struct, frozen=True):
    at: SourceLocation
    rules: tuple[str, ...]


PlayLine = Act | Choice | Legality | PassUntil | Chance | EffectOf | Concedes | Expect | Ask
Line = SetupLine | PlayLine | Because


class Script(Struct, frozen=True):
    """A whole scenario. ``where`` names its file, ``cases`` the documented cases that it proves."""

    setup: tuple[SetupLine, ...]
    play: tuple[PlayLine, ...]
    because: tuple[Because, ...]
    where: str = ""
    line: int = 1
    cases: tuple[str, ...] = ()

    @property
    def day(self) -> date | None:
        """The day that the scenario itself names."""
        return next((line.day for line in self.setup if isinstance(line, AsOf)), None)
