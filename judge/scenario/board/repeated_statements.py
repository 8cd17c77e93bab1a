"""Statements that a set-up may make only once, and only about players who take part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.scenario.language.script import Battlefields, Deck, ObjectsInZone, StatedRunes, Turn
from judge.scenario.language.script_players import ModeOfPlay, Players, Teams

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.scenario.language.script import Script
    from judge.scenario.language.script_names import SourceLocation

_ONCE = {
    Turn: "whose turn it is",
    ModeOfPlay: "the mode",
    Players: "who plays",
    Teams: "the teams",
    Battlefields: "where they play",
}


def wrong_statements(script: Script, players: tuple[str, ...]) -> Iterator[tuple[str, SourceLocation]]:
    """Yields each statement that is repeated, or about a player who does not take part: the reason and the place."""
    seen: set[type] = set()
    champions: set[str] = set()
    for line in script.setup:
        kind = type(line)
        if kind in _ONCE and kind in seen:
            yield f"{_ONCE[kind]} has been said already", line.at
        seen.add(kind)
        if isinstance(line, Players) and len(set(line.names)) < len(line.names):
            yield "a player is named twice", line.at
        if isinstance(line, ObjectsInZone | Deck):
            for thing in line.things:
                if thing.owner and thing.owner not in players:
                    yield f"there is no player {thing.owner}", thing.name.at
                for _, player in thing.damage:
                    if player not in {"", *players}:
                        yield f"there is no player {player}", thing.name.at
        if isinstance(line, ObjectsInZone) and line.zone == "champion":
            if line.player in champions or sum(thing.count for thing in line.things) > 1:
                yield f"{line.player} has one Chosen Champion (core@1.4:103.2.a)", line.at
            champions.add(line.player)
        if isinstance(line, StatedRunes) and line.in_deck and any(exhausted for _, _, exhausted in line.stock):
            yield "runes in a Rune Deck are not exhausted", line.at
