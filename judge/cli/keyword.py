"""``judge keyword``: the rules of a keyword."""

from __future__ import annotations

from typing import Annotated

import typer

from judge.cli.common import with_options
from judge.cli.entry import show
from judge.cli.options import Options  # noqa: TC001 - typer reads the annotations


@with_options
def keyword(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="hidden, quick-draw")],
    options: Options,
) -> int:
    """Show what a keyword does: its rules, examples and rulings.

    Example: judge keyword hidden
    """
    from judge.answers.lookup import name_answer  # noqa: PLC0415 - help needs none of it
    from judge.cli.entry import opened  # noqa: PLC0415

    library = opened(options)
    text = " ".join(name)
    return show(name_answer(library, text, library.keyword(text).id, "keyword"), options)
