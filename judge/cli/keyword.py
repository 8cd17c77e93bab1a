"""``judge keyword``: the rules of a keyword."""

from __future__ import annotations

from typing import Annotated

import typer

from judge.cli.common import with_options
from judge.cli.entry import show
from judge.cli.options import Options  # noqa: TC001 - typer reads the annotations
from judge.errors import NotFound


@with_options
def keyword(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="hidden, quick-draw")],
    options: Options,
) -> int:
    """Show what a keyword does: its rules, examples and rulings.

    Example: judge keyword hidden
    """
    from judge.answers.lookup import name_answer  # noqa: PLC0415 - help needs none of it
    from judge.cli.entry import nothing, opened  # noqa: PLC0415

    library = opened(options)
    text = " ".join(name)
    try:
        rule = library.keyword(text).id
    except NotFound as missing:
        return show(nothing(missing, text, options), options)
    return show(name_answer(library, text, rule, "keyword"), options)
