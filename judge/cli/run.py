"""``judge run``: run the scenarios of ruling files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from judge.cli.entry import say, write
from judge.cli.run_text import Form, counted, doubts, form_of, head, message, outcome, status_of, steps
from judge.errors import Misuse

if TYPE_CHECKING:
    from datetime import date

    from judge.scenario.ruling_files import RulingBlock
    from judge.scenario.runner import Run

STANDARD_INPUT = "-"
WORST_FIRST = (2, 4, 5, 3, 0)
"""Which exit code counts where blocks end differently: what cannot be read before what fails, that before refusals."""


def scenario_path(text: str) -> Path:
    """Give the path, or ``-`` for standard input; words that are no path make the whole a question."""
    path = Path(text)
    if text != STANDARD_INPUT and not path.exists() and path.suffix != ".md" and "/" not in text:
        raise typer.BadParameter(f"there is no file {text!r}.")
    return path


def day_of(text: str) -> date:
    """Give the day of ``--as-of``, or today."""
    from datetime import UTC, date, datetime  # noqa: PLC0415 - help needs none of it

    if not text:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Misuse(f"--as-of is {text!r}", hint="A day is written 2026-07-24.") from None


def run(
    paths: Annotated[list[Path], typer.Argument(parser=scenario_path, metavar="PATH...", help="Files or directories.")],
    *,
    as_of: Annotated[str, typer.Option("--as-of", metavar="DAY", help="For files that name no day; else today.")] = "",
    rules: Annotated[str, typer.Option("--rules", metavar="VERSION", help="Rule numbers of this version.")] = "1.4",
    verbose: Annotated[bool, typer.Option("-v", "--verbose", help="Every event, with its rules.")] = False,
    width: Annotated[int, typer.Option("--width", min=0, max=999, help="Break lines at so many columns.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    md: Annotated[bool, typer.Option("--md", help="Markdown.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text, no colour.")] = False,
) -> int:
    """Run every scenario block of ruling files and say which of them hold.

    Example: judge run tests/rulings/pairs --json
    """
    from judge.scenario.ruling_files import read_rulings  # noqa: PLC0415 - help needs none of it
    from judge.scenario.runner import run_block  # noqa: PLC0415

    form = form_of(md=md, plain=plain, json=json, width=width)
    day = day_of(as_of)
    if rules != "1.4":
        from judge.answers.opening import open_library  # noqa: PLC0415 - only to check another version

        open_library(rules=rules)
    blocks = list(read_rulings(paths))
    if not blocks:
        where = ", ".join(str(path) for path in paths)
        raise Misuse(f"there is no scenario block in {where}", hint="A block begins with ```scenario on a line.")
    runs = [(block, run_block(block, day, rules)) for block in blocks]
    if json:
        import json as json_library  # noqa: PLC0415 - the option has the name

        rows = [row(*found) for found in runs]
        write(json_library.dumps({"schema": 1, "rows": rows, **_cases(paths, runs)}, ensure_ascii=False))
    else:
        _show(runs, rules if verbose else "", form)
        if counted := _cases(paths, runs):
            say(counted["cases"]["said"])
    codes = {found.exit_code for _, found in runs}
    return next((code for code in WORST_FIRST if code in codes), 2)


def row(block: RulingBlock, found: Run) -> dict[str, Any]:
    """Give the row of a block: which cases, where, what became of it, what is wrong, what came of it, what is open."""
    from judge.scenario.suggested_expectations import came_of  # noqa: PLC0415 - help needs none of it

    return {
        "case": list(block.cases),
        "file": block.file,
        "line": block.line,
        "passed": found.passed,
        "status": status_of(found),
        "message": found.message,
        "came_of": list(came_of(found)),
        "doubts": [doubt.as_json() for doubt in found.doubts],
    }


def _show(runs: list[tuple[RulingBlock, Run]], traced: str, form: Form) -> None:
    """Write one line for each block; with ``traced``, a version of the rules, every event of it, too."""
    for block, found in runs:
        write(head(block, found, form))
        if traced:
            indent = "" if form.markdown else "  "
            narrower = form._replace(width=form.width and form.width - len(indent))
            write("\n".join(f"{indent}{line}" for step in steps(found, traced, narrower) for line in step.split("\n")))
        if not found.passed:
            write(message(found, form))
        if facts := outcome(found, form):
            write(facts)
        if found.doubts:
            write(doubts(found, form))
    say(counted(found for _, found in runs))


def _cases(paths: list[Path], runs: list[tuple[RulingBlock, Run]]) -> dict[str, Any]:
    """Say how many of the cases that a directory of rulings is to prove are proven; nothing where it lists none."""
    from judge.scenario.cases import proven_by, roll_of, tally  # noqa: PLC0415 - help needs none of it

    roll = roll_of(paths)
    if not roll:
        return {}
    proven = proven_by((block, found.passed) for block, found in runs)
    named = [case.id for case in roll if case.executable and case.id in proven]
    missing = [case.id for case in roll if case.executable and case.id not in proven]
    return {"cases": {"said": tally(roll, proven), "proven": named, "missing": missing}}
