"""``judge replay``: one scenario, step by step, with the rule of every event."""

from __future__ import annotations

import sys
from pathlib import Path  # noqa: TC003 - typer reads the annotations
from typing import TYPE_CHECKING, Annotated, Any

import typer

from judge.cli.entry import say, write
from judge.cli.run import day_of, scenario_path
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.scenario.rulings import RulingBlock
    from judge.scenario.runner import Run


def replay(
    file: Annotated[Path, typer.Argument(parser=scenario_path, metavar="FILE", help="A file with scenario blocks.")],
    block: Annotated[int, typer.Option("--block", min=1, metavar="N", help="Which block of the file.")] = 1,
    as_of: Annotated[str, typer.Option("--as-of", metavar="DAY", help="For files that name no day; else today.")] = "",
    rules: Annotated[str, typer.Option("--rules", metavar="VERSION", help="Rule numbers of this version.")] = "1.4",
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> int:
    """Play a scenario line by line and print every event with its rules; on a terminal, Enter goes on.

    Example: judge replay tests/rulings/pairs/baited-hook-and-highlander.md --block 2
    """
    from judge.scenario.rulings import read_rulings  # noqa: PLC0415 - help needs none of it
    from judge.scenario.runner import run_block  # noqa: PLC0415

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
    waits = sys.stdin.isatty() and sys.stdout.isatty()
    for step in steps(played, rules):
        write(step)
        if waits and not _goes_on():
            return 0
    write(f"FAILED\n{played.message}" if not played.passed else f"All {len(played.checks)} expectations hold.")
    return played.exit_code


def _goes_on() -> bool:
    try:
        return input("-- Enter: next, q: stop -- ").strip().lower() != "q"
    except EOFError:
        return False


def steps(played: Run, rules: str) -> Iterator[str]:
    """Give the text of each line of play with its events, and by which rules each happens."""
    for step in played.steps:
        lines = [f"{step.at.line}: {step.at.source}"]
        lines += [f"    {event}  ({'; '.join(_in_words(event, rules))})" for event in step.events]
        yield "\n".join(lines)


def as_json(block: RulingBlock, played: Run, rules: str) -> dict[str, Any]:
    """Give everything that happened, with whole rule ids, what each rule is about, and the ids of the causes."""
    return {
        "schema": 1, "case": list(block.cases), "file": block.file, "line": block.line, "passed": played.passed,
        "message": played.message,
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


def _in_words(event: Any, rules: str) -> list[str]:
    """Give each rule of an event by its number, and what it is about."""
    numbers = [found.partition(":")[2] for found in _ids(event, rules)]
    return [f"{number} {about}" for number, about in zip(numbers, _about(event), strict=True)]
