"""``judge versions``: which documents there are and which are in force."""

from __future__ import annotations

from judge.cli.common import with_options
from judge.cli.entry import opened, show
from judge.cli.options import Options  # noqa: TC001 - typer reads the annotations


@with_options
def versions(options: Options) -> int:
    """List every document and edition with its dates, and whether it is in force.

    Example: judge versions --as-of 2026-01-10
    """
    from judge.answers.documents_page import versions_answer  # noqa: PLC0415 - help needs none of it

    return show(versions_answer(opened(options)), options)
