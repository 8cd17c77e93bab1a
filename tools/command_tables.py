"""Writes the tables of options in docs/cli.md from the table of commands and options.

Usage: python tools/command_tables.py
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from judge.cli.rows import NUMBER, QUESTION, SHARE
from judge.cli.table import commands

if TYPE_CHECKING:
    from judge.cli.rows import Option

PAGE = Path(__file__).parents[1] / "docs" / "cli.md"
HEAD = "| option | meaning | for example |\n|---|---|---|\n"
ANSWERS = "## Options of every answer"


def rows(options: tuple[Option, ...]) -> str:
    """The table of these options in Markdown; empty where there are none to show."""
    shown = [option for option in options if not option.hidden]
    return HEAD + "".join(_row(option) for option in shown) if shown else ""


def _row(option: Option) -> str:
    written = ", ".join(f"`{f'{flag} {option.metavar}'.strip()}`" for flag in option.flags)
    meaning = option.help
    if option.kind in {NUMBER, SHARE}:
        default = f"; {option.default} if not given" if option.default else ""
        meaning += f" {option.least} to {option.most}{default}."
    example = f"`{option.flags[0]} {option.example}`" if option.example else ""
    return f"| {written} | {meaning} | {example} |\n"


def written(page: str) -> str:
    """The page with every table as it should be: below the first paragraph of a section that has none."""
    tables = {f"### judge {command.name}": rows(command.own) for command in commands()} | {ANSWERS: rows(QUESTION)}
    parts = re.split(r"^(?=##+ )", page, flags=re.MULTILINE)
    return "".join(_section(part, tables.get(part.split("\n", 1)[0], "")) for part in parts)


def _section(text: str, table: str) -> str:
    if not table:
        return text
    before = re.compile(r"^\| option \| meaning \|.*\n(?:\|.*\n)*", re.MULTILINE)
    if before.search(text):
        return before.sub(lambda _: table, text, count=1)
    heading, paragraph, rest = text.split("\n\n", 2)
    return f"{heading}\n\n{paragraph}\n\n{table}\n{rest}"


def main() -> int:
    """Write the page anew; returns 0."""
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
