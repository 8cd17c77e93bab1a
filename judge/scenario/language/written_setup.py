"""The set-up lines of a script as text: the inverse of reading them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.scenario.language import script as part
from judge.scenario.language.quoting import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

    from judge.scenario.language.script import SetupLine, StatedObject

WIDEST = 100
"""The maximum length of a line with what one player has, if it can be split."""


def written_setup(lines: Iterable[SetupLine]) -> tuple[str, ...]:
    """Set-up lines as text, in their order; what one player has stands together.

    Raises ValueError for a line of what happened earlier in the turn, which is written by hand.
    """
    found: list[str] = []
    for line in lines:
        whose = getattr(line, "player", None) if type(line) in _OF_A_PLAYER else None
        text = _written(line)
        if whose is None or _is_pending(line):
            found.append(text)
        elif found and found[-1].startswith(f"{whose}: ") and len(found[-1]) + len(text) < WIDEST:
            found[-1] += f"; {text}"
        else:
            found.append(f"{whose}: {text}")
    return tuple(found)


def written_object(thing: StatedObject) -> str:
    """One object with what is said before and behind it."""
    return " ".join(filter(None, _words_of(thing)))


def _called(thing: StatedObject) -> str:
    if thing.test_spell:
        return f'{thing.timing.lower()} spell "{thing.name.text}"'.strip()
    return f"copy of {thing.name.text}" if thing.copied else thing.name.text


def _words_of(thing: StatedObject) -> Iterator[str]:
    yield f"{thing.count} x" if thing.count != 1 else ""
    yield "facedown" if thing.facedown else ""
    yield f"{thing.label} =" if thing.label else ""
    yield _called(thing)
    yield "exhausted" if thing.exhausted else ""
    if thing.damage:
        yield "damaged"
        yield " and ".join(f"{amount} by {who}" if who else str(amount) for amount, who in thing.damage)
    yield "buffed" if thing.buffed else ""
    yield "stunned" if thing.stunned else ""
    yield f"attached to {quoted(thing.attached_to.text)}" if thing.attached_to is not None else ""
    yield empowered_words(thing.empowered)
    yield f"with {' and '.join(thing.keywords)}" if thing.keywords else ""
    yield f"of {' and '.join(thing.domains)}" if thing.domains else ""
    yield f"costing {thing.costs}" if thing.costs else ""
    yield f"tagged {' and '.join(quoted(tag.text) for tag in thing.tags)}" if thing.tags else ""
    yield "hidden this turn" if thing.hidden_this_turn else ""
    yield f"moved {thing.moves} time{'s' * (thing.moves != 1)} this turn" if thing.moves else ""
    yield f"owned by {thing.owner}" if thing.owner else ""
    yield f"naming {quoted(thing.naming.text)}" if thing.naming is not None else ""


def empowered_words(times: int) -> str:
    """The words for how often something is Empowered: none, "Empowered", "Empowered 3 times"."""
    return "" if not times else "Empowered" if times == 1 else f"Empowered {times} times"


def _objects(line: part.ObjectsInZone) -> str:
    things = ", ".join(map(written_object, line.things))
    if _is_pending(line):
        return f"pending: {line.player}'s {things}"
    return f"at {line.field} {things}" if line.zone == "at" else f"{line.zone} {things}"


def _is_pending(line: SetupLine) -> bool:
    return isinstance(line, part.ObjectsInZone) and line.zone == "pending"


def _deck(line: part.Deck) -> str:
    if not line.things:
        return "deck empty"
    below = "" if line.filler else " (top first, nothing below)"
    return f"deck {', '.join(map(written_object, line.things))}{below}"


def _runes(line: part.StatedRunes) -> str:
    stock = ", ".join(f"{count} {domain}{' exhausted' * exhausted}" for count, domain, exhausted in line.stock)
    return f"rune deck {stock}" if line.in_deck else f"runes {stock or 'none'}"


def _pool(line: part.StatedPool) -> str:
    return f"pool {', '.join(f'{amount} {what}' for amount, what in line.amounts) or 'empty'}"


def _names(names: Iterable[Any]) -> str:
    return ", ".join(name if isinstance(name, str) else name.text for name in names)


_OF_A_PLAYER: dict[type, Callable[[Any], str]] = {
    part.ObjectsInZone: _objects,
    part.Deck: _deck,
    part.Points: lambda line: f"{'XP' if line.xp else 'points'} {line.points}",
    part.StatedRunes: _runes,
    part.StatedPool: _pool,
    part.ChosenChampion: lambda line: f"chosen champion {line.card.text}",
    part.BroughtBattlefields: lambda line: f"battlefields {_names(line.names)}",
}
"""Lines of which one player has several behind their name."""

_OTHERS: dict[type, Callable[[Any], str]] = {
    part.Turn: lambda line: f"{line.player}'s turn" + (f", {line.phase} phase" if line.phase != "main" else ""),
    part.AsOf: lambda line: f"as of {line.day.isoformat()}",
    part.Wording: lambda line: f"wording of {line.card.text}: {line.wording}",
    part.ModeOfPlay: lambda line: f"mode: {line.key}",
    part.Teams: lambda line: f"teams: {', '.join(' and '.join(team) for team in line.teams)}",
    part.FirstTurns: lambda line: f"first turns: {_names(line.names)}",
    part.Players: lambda line: f"players: {_names(line.names)}",
    part.Battlefields: lambda line: f"battlefields: {_names(line.names)}",
    part.Control: lambda line: f"{line.field} controlled by {line.player or 'nobody'}",
    part.BeforeTheGame: lambda _: "before the game",
}


def _written(line: SetupLine) -> str:
    write = _OF_A_PLAYER.get(type(line)) or _OTHERS.get(type(line))
    if write is None:
        raise ValueError(f"{type(line).__name__} is not written")
    return write(line)
