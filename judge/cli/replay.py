"""``judge replay``: one scenario, step by step, with the rule of every event."""

from __future__ import annotations

import sys
from pathlib import Path

from judge.cli.output import say, write
from judge.cli.run import day_of, read_in, with_imported_cards, writer_of
from judge.errors import Misuse


def replay(file: str, *, block: int, as_of: str, rules: str, width: int, json: bool, md: bool, plain: bool) -> int:
    """Play a scenario and write every event; the exit code says whether it holds."""
    from judge.answers.asked_blocks import run_asking  # noqa: PLC0415
    from judge.answers.played import PlayedBlock  # noqa: PLC0415 - imported when it runs
    from judge.scenario.ruling_files import read_rulings  # noqa: PLC0415

    written = writer_of(md=md, plain=plain, json=json, width=width)
    day = day_of(as_of)
    with_imported_cards(day)
    blocks = list(read_rulings([Path(file)]))
    if not blocks:
        raise Misuse(f"there is no scenario block in {file}", hint="A block begins with ```scenario on a line.")
    if block > len(blocks):
        raise Misuse(
            f"--block: expected a number from 1 to {len(blocks)}, got '{block}'",
            where="judge replay",
            hint=f"{file} has {len(blocks)} scenario block{'s' * (len(blocks) > 1)}.",
        )
    found = blocks[block - 1]
    played = PlayedBlock(found, run_asking(found, day, rules), rules, read_in(found, day))
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line(played.as_json()))
        return played.run.exit_code
    if len(blocks) > 1:
        say(f"block {block} of {len(blocks)}, from line {found.line} of {found.file}")
    waits = not (plain or md) and sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    if not waits:
        write(written([*played.beginning(), *played.steps(), *played.end()]))
        return played.run.exit_code
    if first := written(played.beginning()):
        write(first)
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
