"""``judge history``: one rule through all versions."""

from __future__ import annotations

from typing import Annotated

import typer

from judge.cli.common import with_options
from judge.cli.entry import opened, show
from judge.cli.options import Options  # noqa: TC001 - typer reads the annotations


def _is_number(words: list[str]) -> list[str]:
    """Refuse what is no rule number, so that ``judge history ...`` can be a question too."""
    from judge.content.ids import is_bare_number, parse_id, read_number  # noqa: PLC0415 - help needs none of it

    text = " ".join(words)
    if read_number(text) is None and parse_id(text) is None and not is_bare_number(text):
        raise typer.BadParameter(f"{text!r} is no rule number.")
    return words


@with_options
def history(
    number: Annotated[list[str], typer.Argument(callback=_is_number, metavar="NUMBER", help="428.5.e, core@1.2:737")],
    options: Options,
) -> int:
    """Show when a rule was created, moved, reworded or removed, and where its number means another rule.

    Example: judge history core@1.2:737
    """
    from judge.answers.history_page import history_answer  # noqa: PLC0415 - help needs none of it

    return show(history_answer(opened(options), " ".join(number)), options)
