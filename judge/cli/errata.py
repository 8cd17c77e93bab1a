"""``judge errata``: the bulletins, and what they changed."""

from __future__ import annotations

from typing import Annotated

import typer

from judge.cli.common import with_options
from judge.cli.entry import opened, show
from judge.cli.options import Options  # noqa: TC001 - typer reads the annotations


@with_options
def errata(
    options: Options,
    name: Annotated[list[str] | None, typer.Argument(metavar="[CARD|BULLETIN]", help="baited hook, origins")] = None,
) -> int:
    """List the bulletins, the entries of one (its name or date), or the errata of one card.

    Example: judge errata spiritforged
    """
    from judge.answers.documents_page import errata_answer  # noqa: PLC0415 - help needs none of it

    return show(errata_answer(opened(options), " ".join(name or ())), options)
