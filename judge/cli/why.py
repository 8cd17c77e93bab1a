"""``judge why``: the rules and the causes of one step of a scenario."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.cli.output import say, write
from judge.cli.run import day_of, with_imported_cards, writer_of
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.scenario.ruling_files import RulingBlock


def why(
    file: str, step: str, *, block: int, as_of: str, rules: str, width: int, json: bool, md: bool, plain: bool
) -> int:
    """Write why a step happened; Misuse if there is none of that number."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - imported when it runs
    from judge.answers.rulings.ruling_blocks import blocks_at  # noqa: PLC0415
    from judge.answers.simulated.why_page import why_page  # noqa: PLC0415
    from judge.scenario.runner import run_block  # noqa: PLC0415

    written = writer_of(md=md, plain=plain, json=json, width=width)
    place = _step(step)
    day = day_of(as_of)
    with_imported_cards(day)
    found = _block(blocks_at(file, say), file, block, place[0])
    run = run_block(found, day, rules)
    page = why_page(open_library(rules=rules), run, file, place, rules)
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line(page.as_json()))
        return 0
    write(written(page.blocks()))
    if len(page.events) > 1:
        say(f"judge why {file} {place[0]}.2 shows one event with the texts of its rules and all that led to it.")
    return 0


def _step(text: str) -> tuple[int, int]:
    """The line and, behind a dot, the number of the event; 0 for all of them."""
    match = re.fullmatch(r"(\d{1,6})(?:\.(\d{1,4}))?", text, re.ASCII)
    if match is None or match[2] == "0":
        raise Misuse(
            f"STEP: expected a line of the file, got {text[:40]!r}",
            where="judge why",
            hint="judge replay FILE shows them: 33, or 33.2 for the second event of line 33.",
        )
    return int(match[1]), int(match[2] or 0)


def _block(blocks: Sequence[RulingBlock], file: str, number: int, at: int) -> RulingBlock:
    """The block of this number, or the one that a line stands in."""
    if not blocks:
        raise Misuse(f"there is no scenario block in {file}", hint="A block begins with ```scenario on a line.")
    if number > len(blocks):
        many = f"{file} has {len(blocks)} scenario block{'s' * (len(blocks) > 1)}."
        raise Misuse(
            f"--block: expected a number from 1 to {len(blocks)}, got '{number}'", where="judge why", hint=many
        )
    if number:
        return blocks[number - 1]
    before = [one for one in blocks if one.line <= at]
    return before[-1] if before else blocks[0]
