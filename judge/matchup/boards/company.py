"""What stands around the things of a question, for a text that asks for something more to choose or to pay with."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROWS = (
    (),
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
"""What stands around, the plainest first."""


def companies(me: str, they: str, field: str = "at BF2", most: int = len(_ROWS)) -> Iterator[tuple[str, ...]]:
    """The lines of what stands around, the plainest first; ``field`` is where units of the opponent can stand."""
    for row in _ROWS[:most]:
        yield tuple(line.format(me=me, they=they, field=field) for line in row)
