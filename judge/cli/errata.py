"""``judge errata``: the bulletins, and what each of them changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cli.entry import opened, show
from judge.cli.output import write

if TYPE_CHECKING:
    from judge.cli.read_arguments import Options


def errata(name: list[str], options: Options, *, since: str, document: str) -> int:
    """Write the errata of a card, of a bulletin or since a day; without any of them the list of bulletins."""
    from judge.answers.documents.errata_look_up import errata_looked_up  # noqa: PLC0415 - imported when it runs
    from judge.answers.library.open_library import checked_day  # noqa: PLC0415

    page = errata_looked_up(opened(options), " ".join(name), checked_day(since, "--since"), document)
    if options.form == "json" and not options.quote:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415

        write(json_line(page.as_json()))
        return page.answer.exit_code
    return show(page.answer, options)
