"""``judge rule``: one rule by its number."""

from __future__ import annotations

from typing import Annotated

import typer

from judge.cli.common import with_options
from judge.cli.entry import ask, show
from judge.cli.options import Options  # noqa: TC001 - typer reads the annotations
from judge.content.ids import is_bare_number, parse_id, read_number


def _number(text: str) -> str:
    if read_number(text) is None and parse_id(text) is None and not is_bare_number(text):
        raise typer.BadParameter(f"{text!r} is no rule number.")
    return text


@with_options
def rule(
    number: Annotated[str, typer.Argument(parser=_number, metavar="NUMBER", help="428.1.a, TR 704, core@1.2:415.1")],
    options: Options,
) -> int:
    """Show one rule with its subrules, its rulings, and what its number meant in other versions.

    Example: judge rule 323.5 --as-of 2026-04-01
    """
    return show(ask(options, number), options)
