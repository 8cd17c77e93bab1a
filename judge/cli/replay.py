"""``judge replay``: one scenario, step by step, with the rule of every event."""

from __future__ import annotations

import sys
from pathlib import Path  # noqa: TC003 - typer reads the annotations
from typing import Annotated

import typer

from judge.cli.entry import say, write
from judge.cli.run import day_of, scenario_path, writer_of
from judge.errors import Misuse


def replay(
    file: Annotated[Path, typer.Argument(parser=scenario_path, metavar="FILE", help="A file with scenario blocks.")],
    *,
    block: Annotated[int, typer.Option("--block", min=1, metavar="N", help="Which block of the file.")] = 1,
    as_of: Annotated[str, typer.Option("--as-of", metavar="DAY", help="For files that name no day; else today.")] = "",
    rules: Annotated[str, typer.Option("--rules", metavar="VERSION", help="Rule numbers of this version.")] = "1.4",
    width: Annotated[int, typer.Option("--width", min=0, max=999, help="Break lines at so many columns.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    md: Annotated[bool, typer.Option("--md", help="Markdown.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text, without waiting for Enter.")] = False,
) -> int:
    """Play a scenario line by line and print every event with its rules; on a terminal, Enter goes on.

    Example: judge replay tests/rulings/pairs/baited-hook-and-highlander.md --block 2
    """
    from judge.answers.played import PlayedBlock  # noqa: PLC0415 - help needs none of it
    from judge.scenario.ruling_files import read_rulings  # noqa: PLC0415
    from judge.scenario.runner import run_block  # noqa: PLC0415

    written = writer_of(md=md, plain=plain, json=json, width=width)
    blocks = list(read_rulings([file]))
    if not blocks:
        raise Misuse(f"there is no scenario block in {file}", hint="A block begins with ```scenario on a line.")
    if block > len(blocks):
        raise Misuse(f"{file} has {len(blocks)} scenario blocks and no block {block}", hint="Count from 1.")
    found = blocks[block - 1]
    played = PlayedBlock(found, run_block(found, day_of(as_of), rules), rules)
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line(played.as_json()))
        return played.run.exit_code
    if len(blocks) > 1:
        say(f"block {block} of {len(blocks)}, from line {found.line} of {found.file}")
    waits = not (plain or md) and sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    if not waits:
        write(written([*played.steps(), *played.end()]))
        return played.run.exit_code
    for step in played.steps():
        write(written([step]))
        if not _goes_on():
            return 0
    write(written(played.end()))
    return played.run.exit_code


def _goes_on() -> bool:
    try:
        return input("-- Enter: next, q: stop -- ").strip().lower() != "q"
    except EOFError:
        return False
