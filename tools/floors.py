"""Draws the floors of the package, ``docs/floors.svg``, and the rooms of answers and matchup, ``docs/rooms.svg``.

Both are drawn by the folders, their docstrings and the orders that the tests hold.

Usage: python tools/floors.py
"""

from __future__ import annotations

import ast
import re
import sys
from html import escape
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.test_architecture import ANSWERS, MATCHUP, MAY_READ, SCENARIO  # noqa: E402 - the orders that the tests hold
from tests.test_engine_floors import FLOORS  # noqa: E402

PAGE = ROOT / "docs" / "floors.svg"
ROOMS = ROOT / "docs" / "rooms.svg"
ENTRY = ("cli", "api", "practice", "sweep", "pages", "answers")
HAPPENS = ("screens", "replay", "matchup", "scenario", "cards")
WRITTEN = ("index", "diff", "citations", "content")
WIDTH, LINE, GAP = 1040, 26, 8

_RULES = re.compile(r" \(rules ([^)]+)\)")


class Floor(NamedTuple):
    """A folder with what it holds and the rules it performs."""

    name: str
    says: str
    rules: str = ""


def floor(folder: str) -> Floor:
    """A folder of the package, by the first line of its docstring."""
    path = ROOT / "judge" / folder
    is_file = not path.is_dir()
    source = path.with_suffix(".py") if is_file else path / "__init__.py"
    first = (ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or "").split("\n")[0].replace("`", "")
    rules = _RULES.search(first)
    says = _RULES.sub("", first).split(";")[0].rstrip(".")
    return Floor(folder.rpartition("/")[2] + (".py" if is_file else "/"), says, rules[1] if rules else "")


def _box(x: int, y: int, width: int, floor: Floor, *, shade: str = "#ffffff") -> str:
    label = f'<text x="{x + 10}" y="{y + 18}" class="name">{escape(floor.name)}</text>'
    says = f'<text x="{x + 160}" y="{y + 18}">{escape(floor.says)}</text>' if floor.says else ""
    rules = f'<text x="{x + width - 10}" y="{y + 18}" class="rules">{escape(floor.rules)}</text>' if floor.rules else ""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{LINE}" fill="{shade}" class="box"/>{label}{says}{rules}'


def _frame(y: int, x: int, width: int, title: str, height: int) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#f2f2ee" class="box"/>'
        f'<text x="{x + 10}" y="{y + 18}" class="name">{escape(title)}</text>'
    )


def svg() -> str:
    """The picture: an arrow would always point down, so it has none."""
    parts: list[str] = []
    y = GAP
    for name in ENTRY:
        parts.append(_box(GAP, y, WIDTH - 2 * GAP, floor(name)))
        y += LINE + GAP
    left, right = GAP, 250
    top, wide = y, WIDTH - right - GAP
    for name in ("screens", "replay", "matchup"):
        parts.append(_box(right, y, wide, floor(name)))
        y += LINE + GAP
    rooms = SCENARIO[::-1]
    parts.append(_frame(y, right, wide, f"scenario/   {floor('scenario').says}", (len(rooms) + 1) * LINE + GAP))
    for at, name in enumerate(rooms, 1):
        parts.append(_box(right + GAP, y + at * LINE, wide - 2 * GAP, floor(f"scenario/{name}")))
    y += (len(rooms) + 1) * LINE + 2 * GAP
    parts.append(_box(right, y, wide, floor("cards")))
    y += LINE + GAP
    parts.append(_frame(y, right, wide, f"engine/   {floor('engine').says}", (len(FLOORS) + 1) * LINE + GAP))
    for at, name in enumerate(FLOORS[::-1], 1):
        parts.append(_box(right + GAP, y + at * LINE, wide - 2 * GAP, floor(f"engine/{name}")))
    y += (len(FLOORS) + 1) * LINE + 2 * GAP
    for at, name in enumerate(WRITTEN):
        place = top if name != "content" else y - LINE - GAP
        parts.append(
            _box(left, place + at * (LINE + GAP) * (name != "content"), right - 2 * GAP, Floor(f"{name}/", ""))
        )
    return _drawn(parts, y, "The floors of the package: each folder imports only from those below it")


def rooms_svg() -> str:
    """The rooms of answers and of matchup, which answers stands on: each reads only those below it."""
    parts: list[str] = []
    y = GAP
    for package, rooms in ("answers", ANSWERS), ("matchup", MATCHUP):
        height = (len(rooms) + 1) * LINE + GAP
        parts.append(_frame(y, GAP, WIDTH - 2 * GAP, f"{package}/   {floor(package).says}", height))
        for at, name in enumerate(rooms[::-1], 1):
            parts.append(_box(2 * GAP, y + at * LINE, WIDTH - 4 * GAP, floor(f"{package}/{name}")))
        y += height + GAP
    return _drawn(parts, y, "The rooms of answers and matchup: each imports only from those below it")


def _drawn(parts: list[str], y: int, title: str) -> str:
    body = "\n".join(parts)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}"
font-family="sans-serif" font-size="12">
<title>{title}</title>
<style>
.box {{ stroke: #8a8a80; }}
.name {{ font-weight: bold; font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }}
.rules {{ text-anchor: end; fill: #6a6a60; font-size: 11px; }}
</style>
<rect width="{WIDTH}" height="{y}" fill="#fbfbf8"/>
{body}
</svg>
"""


def main() -> int:
    """Write the pictures. Raises ValueError where a folder of the package has no place in it."""
    drawn = {*ENTRY, *HAPPENS, *WRITTEN, "engine"}
    missing = {name for name in MAY_READ if (ROOT / "judge" / name).is_dir()} - drawn
    if missing:
        raise ValueError(f"floors.svg has no place for {', '.join(sorted(missing))}")
    PAGE.write_text(svg(), encoding="utf-8")
    ROOMS.write_text(rooms_svg(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
