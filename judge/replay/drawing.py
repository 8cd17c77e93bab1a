"""A table drawn as text: what a terminal shows, and what is pasted into a chat. Readable without colour."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.replay.table_view import BattlefieldView, ItemView, ObjectView, PlayerView, PositionView

COLUMNS = 60
"""From so many columns on, players and battlefields stand side by side."""

PLAIN = "-Might unit"
"""How the name of a unit ends of which only the Might is stated; its keywords are told, as no page lists them."""

_SHORT = {"exhausted": "exh", "attacking": "attacks", "defending": "defends"}


def drawn(view: PositionView, width: int = 80) -> tuple[str, ...]:
    """The table in lines of at most ``width`` characters, from the players down to the chain."""
    columns = 2 if width >= COLUMNS else 1
    each = (width - 2 * (columns - 1)) // columns
    unlike = len({player.unlimited for player in view.players}) > 1
    lines = [*_rows([_player(player, each, unlike=unlike) for player in view.players], columns, each)]
    lines += _rows([_battlefield(field, each) for field in view.battlefields], columns, each)
    return (*lines, *_chain(view.chain, width))


def heading(view: PositionView) -> str:
    """Whose turn it is and how far it has come, in a few words."""
    if view.winner is not None:
        return f"{view.winner} has won"
    going_on = next((f"{field.now.partition(',')[0]} at {field.name}" for field in view.battlefields if field.now), "")
    return f"{view.turn_of}'s turn, {going_on or view.phase}"


def object_words(thing: ObjectView) -> str:
    """An object in a few words: what it is called, its card, its Might, and what its card does not say."""
    words = [thing.label]
    if thing.name not in thing.label:
        words.append(thing.name)
    if thing.might is not None and f"{thing.might}-Might" not in words[-1]:
        words.append(str(thing.might))
    words += thing.keywords if thing.name.endswith(PLAIN) else thing.gained
    if thing.damage:
        words.append(f"damage {thing.damage}")
    words += [_SHORT.get(status, status) for status in thing.status]
    said = " ".join(words)
    return said + "".join(f" + {object_words(one)}" for one in thing.attached)


def _player(player: PlayerView, width: int, *, unlike: bool) -> list[str]:
    """What a player has; whether costs are spent is said only where the players are unlike in it."""
    points = f"{player.points} point{'s' * (player.points != 1)}"
    first = [
        player.name,
        points,
        *([f"XP {player.xp}"] if player.xp else []),
        f"hand {_hand(player)}",
        f"deck {player.deck}",
    ]
    parts = ["  ".join(first)]
    parts += [f"legend {object_words(one)}" for one in player.legend]
    parts.append(f"base {', '.join(map(object_words, player.base)) or '-'}")
    runes = ", ".join(
        f"{rune.ready} {rune.domain}" * bool(rune.ready)
        + ", " * bool(rune.ready and rune.exhausted)
        + f"{rune.exhausted} {rune.domain} exh" * bool(rune.exhausted)
        for rune in player.runes
    )
    parts += [f"runes {runes}"] if runes else ["costs are not spent"] * (unlike and player.unlimited)
    parts += [f"pool {player.pool}"] if player.pool else []
    parts += [f"champion {', '.join(player.champion_zone)}"] if player.champion_zone else []
    parts += [f"trash {', '.join(player.trash)}"] if player.trash else []
    parts += [f"banished {', '.join(player.banishment)}"] if player.banishment else []
    return [line for part in parts for line in _wrapped(part, width)]


def _hand(player: PlayerView) -> str:
    if not player.hand:
        return str(player.unknown_in_hand)
    more = f" and {player.unknown_in_hand}" if player.unknown_in_hand else ""
    return f"{', '.join(player.hand)}{more}"


def _battlefield(field: BattlefieldView, width: int) -> list[str]:
    whose = field.controller or "nobody"
    contested = f", contested by {field.contested_by}" if field.contested_by else ""
    lines = [f"--- {field.name} ({whose}{contested}) ".ljust(width, "-")[:width]]
    lines += [field.now] if field.now else []
    for player in dict.fromkeys(one.controller for one in field.objects):
        theirs = [object_words(one) for one in field.objects if one.controller == player]
        lines += _wrapped(f"{player}  {', '.join(theirs)}", width)
    for one in field.facedown:
        lines += _wrapped(f"{one.controller}  facedown {one.label}", width)
    return lines if len(lines) > 1 else [*lines, "(empty)"]


def _chain(items: tuple[ItemView, ...], width: int) -> Iterator[str]:
    for place, item in enumerate(items):
        chosen = f" -> {', '.join(item.chosen)}" if item.chosen else ""
        pending = " (not finalized)" if item.pending else ""
        begins = "CHAIN" if not place else ""
        yield from _wrapped(
            f"{begins:6} {len(items) - place} {item.label} ({item.controller}){chosen}{pending}", width, 9
        )


def _wrapped(text: str, width: int, indent: int = 3) -> list[str]:
    return wrap(text, width, subsequent_indent=" " * indent, drop_whitespace=True, break_on_hyphens=False) or [""]


def _rows(blocks: list[list[str]], columns: int, width: int) -> Iterator[str]:
    """Blocks of lines side by side, as many in a row as there are columns."""
    for first in range(0, len(blocks), columns):
        row = blocks[first : first + columns]
        for place in range(max(map(len, row))):
            cells = [(block[place] if place < len(block) else "").ljust(width) for block in row]
            yield "  ".join(cells).rstrip()
