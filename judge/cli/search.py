"""``judge search``: full text, whatever the words look like."""

from __future__ import annotations

from typing import Annotated

import typer

from judge.cli.common import with_options
from judge.cli.entry import ask, show
from judge.cli.options import Options  # noqa: TC001 - typer reads the annotations


@with_options
def search(
    text: Annotated[list[str], typer.Argument(metavar="TEXT", help="Any words.")],
    options: Options,
) -> int:
    """Search all rules, answers and errata for words, even if they are a number or a name.

    Example: judge search negative might -n 3
    """
    return show(ask(options, " ".join(text), search=True), options)
