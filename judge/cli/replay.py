"""``judge replay``: one scenario, step by step, with the rule of every event."""

from __future__ import annotations

import sys
from pathlib import Path  # noqa: TC003 - typer reads the annotations
from typing import TYPE_CHECKING, Annotated, Any

import typer

from judge.cli.entry import say, write
from judge.cli.run import day_of, scenario_path
from judge.cli.run_text import STATES, doubts, form_of, message, outcome, status_of, steps
from judge.errors import Misuse

if TYPE_CHECKING:
    from judge.scenario.ruling_files import RulingBlock
    from judge.scenario.runner import Run


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
    from judge.scenario.ruling_files import read_rulings  # noqa: PLC0415 - help needs none of it
    from judge.scenario.runner import run_block  # noqa: PLC0415

    form = form_of(md=md, plain=plain, json=json, width=width)
    blocks = list(read_rulings([file]))
    if not blocks:
        raise Misuse(f"there is no scenario block in {file}", hint="A block begins with ```scenario on a line.")
    if block > len(blocks):
        raise Misuse(f"{file} has {len(blocks)} scenario blocks and no block {block}", hint="Count from 1.")
    found = blocks[block - 1]
    played = run_block(found, day_of(as_of), rules)
    if json:
        import json as json_library  # noqa: PLC0415 - the option has the name

        write(json_library.dumps(as_json(found, played, rules), ensure_ascii=False))
        return played.exit_code
    if len(blocks) > 1:
        say(f"block {block} of {len(blocks)}, from line {found.line} of {found.file}")
    waits = not (plain or md) and sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    for step in steps(played, rules, form):
        write(step)
        if waits and not _goes_on():
            return 0
    state = STATES[status_of(played)]
    if played.passed:
        write(outcome(played, form) or f"All {len(played.checks)} expectations hold.")
    else:
        write(f"{f'**{state}**' if md else state}\n{message(played, form, '')}")
    if played.doubts:
        write(doubts(played, form, ""))
    return played.exit_code


def _goes_on() -> bool:
    try:
        return input("-- Enter: next, q: stop -- ").strip().lower() != "q"
    except EOFError:
        return False


def as_json(block: RulingBlock, played: Run, rules: str) -> dict[str, Any]:
    """Give everything that happened, with whole rule ids, what each rule is about, and the ids of the causes."""
    return {
        "schema": 1, "case": list(block.cases), "file": block.file, "line": block.line, "passed": played.passed,
        "status": status_of(played), "message": played.message,
        "doubts": [doubt.as_json() for doubt in played.doubts],
        "steps": [
            {
                "line": step.at.line, "source": step.at.source,
                "events": [
                    {
                        "id": event.id, "event": str(event), "rules": _ids(event, rules), "about": _about(event),
                        "causes": list(event.causes),
                    }
                    for event in step.events
                ],
            }
            for step in played.steps
        ],
    }  # fmt: skip


def _ids(event: Any, rules: str) -> list[str]:
    from judge.citations.numbers import rule_id  # noqa: PLC0415 - help needs none of it

    return [rule_id(rule, rules) for rule in event.rules]


def _about(event: Any) -> list[str]:
    from judge.citations.words import about  # noqa: PLC0415 - help needs none of it

    return [about(rule) for rule in event.rules]
