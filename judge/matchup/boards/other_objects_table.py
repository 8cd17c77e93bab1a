"""Other objects around those of a question, for a text that needs something more to choose or to pay with."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_ROWS = (
    ("{me}: base a = 2-Might unit", "{they}: base c = 2-Might unit"),
    (
        "{me}: base a = 2-Might unit, g = plain gear; hand p = plain card; trash t = 2-Might unit",
        "{they}: {field} c = 2-Might unit, k = 2-Might unit; base h = plain gear, m = 2-Might unit",
        "{they}: trash v = 2-Might unit",
    ),
    (
        "{me}: at BF1 a = 9-Might unit, b = 2-Might unit; base f = 2-Might unit",
        "{they}: {field} c = 9-Might unit; base k = 2-Might unit",
    ),
    ("{me}: at BF1 a = 9-Might unit; at BF2 b = 2-Might unit", "{they}: base c = 9-Might unit"),
    ("{they}: at BF1 c = 9-Might unit; at BF2 k = 2-Might unit", "{me}: base a = 9-Might unit"),
)
"""The other objects, the plainest first."""


def companies(
    me: str, they: str, field: str = "at BF2", most: int = len(_ROWS),
    keep: Callable[[str, str, str], bool] = lambda *_: True,
) -> Iterator[tuple[str, ...]]:  # fmt: skip
    """The lines of other objects: none first, then the plainest. A row of which nothing is left is skipped.

    ``field`` is where units of the opponent can be, ``keep`` says which objects may be there: by player, zone and type.
    """
    yield ()
    for row in _ROWS[:most]:
        lines = (line.format(me=me, they=they, field=field).split(": ") for line in row)
        kept = [f"{who}: {zones}" for who, rest in lines if (zones := _kept(who, rest, keep))]
        if kept:
            yield tuple(kept)


def _kept(who: str, rest: str, keep: Callable[[str, str, str], bool]) -> str:
    """The zones of a line with what is kept in them."""
    found: list[str] = []
    for part in rest.split("; "):
        zone = part[: len("at BF1")] if part.startswith("at ") else part.partition(" ")[0]
        things = [one for one in part.removeprefix(f"{zone} ").split(", ") if keep(who, zone, one)]
        found += [f"{zone} {', '.join(things)}"] if things else []
    return "; ".join(found)
