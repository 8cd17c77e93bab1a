"""``judge coverage``: which rules the engine performs, and which it does not."""

from __future__ import annotations

from typing import Annotated

import typer

from judge.cli.common import with_options
from judge.cli.entry import opened, show, write
from judge.cli.options import Options  # noqa: TC001 - typer reads the annotations


@with_options
def coverage(
    options: Options,
    section: Annotated[list[str] | None, typer.Argument(metavar="[SECTION]", help="323, 355.14, 300, hidden")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only what is not modelled, by its reason.")] = False,
    unreached: Annotated[
        bool, typer.Option("--unreached", help="Only performed rules that no ruling reaches yet.")
    ] = False,
) -> int:
    """Show what becomes of each rule that describes play: performed, assumed by the data, or not modelled.

    Example: judge coverage 323
    """
    from judge.answers.coverage_page import coverage_page  # noqa: PLC0415 - help needs none of it

    page = coverage_page(opened(options), " ".join(section or ()), missing=missing, unreached=unreached)
    if options.form == "json":
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415

        write(json_line(page.as_json()))
        return 0
    return show(page.answer, options)
