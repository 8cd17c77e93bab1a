"""``judge explore``: all outcomes of a scenario, and who decides what."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from judge.cli.output import say, write
from judge.cli.run import day_of, read_in, with_imported_cards, writer_of
from judge.errors import Misuse

if TYPE_CHECKING:
    from judge.scenario.ruling_files import RulingBlock


def explore(
    file: str, *, block: int, since: int, tree: bool, depth: int, svg: str, budget: int, seconds: int, html: str,
    as_of: str, width: int, json: bool, md: bool, plain: bool,
) -> int:  # fmt: skip
    """Write what can come of a scenario; 3 where not every line of play was walked."""
    from judge.answers.explored import explored  # noqa: PLC0415 - loads the engine
    from judge.cli.progress import progress  # noqa: PLC0415

    written = writer_of(md=md, plain=plain, json=json, width=width)
    day = day_of(as_of)
    with_imported_cards(day)
    found = chosen_block(file, block)
    with progress(shown=not json) as told:
        made = explored(found, day, budget=budget, seconds=seconds, since=since, progress=told)
    read = read_in(found, day)
    if svg:
        from judge.cli.writers.choice_picture import choice_picture  # noqa: PLC0415 - only where it is asked for

        title = f"Choices of {found.file}:{found.line}"
        words = tuple(summary for summary, _ in made.outcomes())
        try:
            Path(svg).write_text(choice_picture(made.choices, title, words, made.said()), encoding="utf-8")
        except OSError as problem:
            raise Misuse(f"--svg: {svg} cannot be written: {problem.strerror}", where="judge explore",
                         hint="Name a file in a directory that is there.") from problem  # fmt: skip
    if html:
        from judge.cli.html_page import explored_to_page  # noqa: PLC0415 - only where a page is asked for

        explored_to_page(html, found, day, made)
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line(made.as_json() | ({"read_cards": read.as_json()} if read is not None else {})))
        return made.exit_code
    write(written([*made.as_blocks(), *([read] if read is not None else [])]))
    if tree:
        from judge.cli.writers.choice_tree import choice_tree  # noqa: PLC0415 - only where it is asked for

        drawn = choice_tree(made.choices, width or 100, depth)
        write(f"\n```text\n{drawn}\n```" if md else f"\n{drawn}")
    if made.exit_code:
        say("not every line of play was walked: this is partial.")
    return made.exit_code


def chosen_block(file: str, number: int) -> RulingBlock:
    """The block of a file with this number (0: the only one). Raises Misuse where there is none."""
    from judge.scenario.ruling_files import read_rulings  # noqa: PLC0415 - imported when it runs

    blocks = list(read_rulings([Path(file)]))
    if not blocks:
        raise Misuse(f"there is no scenario block in {file}", hint="A block begins with ```scenario on a line.")
    if number > len(blocks) or (not number and len(blocks) > 1):
        said = f"a number from 1 to {len(blocks)}" if len(blocks) > 1 else "1"
        lines = ", ".join(f"{place} (line {one.line})" for place, one in enumerate(blocks[:12], 1))
        raise Misuse(
            f"--block: expected {said}, got {number or 'nothing'}", where="judge explore",
            hint=f"{file} has these scenario blocks: {lines}{', …' if len(blocks) > 12 else ''}.",
        )  # fmt: skip
    return blocks[max(number, 1) - 1]
