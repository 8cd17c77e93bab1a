"""``judge replay``: a scenario step by step: on a screen where you can go back and branch, or as a list."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judge.cli.extras import how_to_install
from judge.cli.output import say, write
from judge.cli.run import day_of, read_in, with_imported_cards, writer_of
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from datetime import date

    from judge.answers.page.blocks import Block
    from judge.scenario.ruling_files import RulingBlock


def replay(
    file: str,
    *,
    block: int,
    outcome: int,
    html: str,
    as_of: str,
    rules: str,
    width: int,
    json: bool,
    md: bool,
    plain: bool,
) -> int:
    """Show a scenario step by step; the exit code says whether it holds."""
    from judge.answers.rulings.ruling_blocks import blocks_at  # noqa: PLC0415 - imported when it runs

    written = writer_of(md=md, plain=plain, json=json, width=width)
    day = day_of(as_of)
    with_imported_cards(day)
    blocks = blocks_at(file, say)
    if not blocks:
        raise Misuse(f"there is no scenario block in {file}", hint="A block begins with ```scenario on a line.")
    if block > len(blocks):
        raise Misuse(
            f"--block: expected a number from 1 to {len(blocks)}, got '{block}'",
            where="judge replay",
            hint=f"{file} has {len(blocks)} scenario block{'s' * (len(blocks) > 1)}.",
        )
    found = blocks[block - 1]
    if html:
        from judge.cli.html_page import replay_to_page  # noqa: PLC0415 - only where a page is asked for

        return replay_to_page(html, found, day, rules, outcome)
    on_terminal = not (plain or md or json) and sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    if on_terminal and found.script is not None:
        from judge.cli.replay_screen import is_installed, show  # noqa: PLC0415 - only on a terminal

        if is_installed():
            return show(found, day, rules, outcome)
        say(f"a table that goes back and takes other ways is drawn with the extra screen: {how_to_install('screen')}")
    if outcome:
        return _outcome(found, day, rules, outcome, json=json)
    if len(blocks) > 1 and not json:
        say(f"block {block} of {len(blocks)}, from line {found.line} of {found.file}")
    return _as_list(found, day, rules, None if json else written, waits=on_terminal)


def _as_list(
    found: RulingBlock, day: date, rules: str, written: Callable[[Iterable[Block]], str] | None, *, waits: bool
) -> int:
    """Every line of play with its events, in JSON where there is no writer."""
    from judge.answers.simulated.blocks_with_answers import run_asking  # noqa: PLC0415 - imported when it runs
    from judge.answers.simulated.played_blocks import PlayedBlock  # noqa: PLC0415

    played = PlayedBlock(found, run_asking(found, day, rules), rules, read_in(found, day))
    if written is None:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line(played.as_json()))
        return played.run.exit_code
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


def _outcome(found: RulingBlock, day: date, rules: str, outcome: int, *, json: bool) -> int:
    """Every answer that leads to one of the outcomes that the block leaves open, with its events."""
    from judge.answers.simulated.replay_of_a_scenario import replayed  # noqa: PLC0415
    from judge.answers.simulated.replay_steps import steps_of  # noqa: PLC0415 - loads the engine
    from judge.cli.progress import progress  # noqa: PLC0415

    with progress(shown=not json) as told:
        made = steps_of(replayed(found, day, rules, outcome=outcome, progress=told), found.title)
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line(made.as_json()))
    else:
        write("\n".join(made.as_lines()))
    return 0


def _goes_on() -> bool:
    try:
        return input("-- Enter: next, q: stop -- ").strip().lower() != "q"
    except EOFError:
        return False
