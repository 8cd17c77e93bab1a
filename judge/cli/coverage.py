"""``judge coverage``: which rules the engine performs, and which it does not."""

from __future__ import annotations

from judge.cli.entry import opened, show
from judge.cli.output import write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.read_arguments import Options


def coverage(section: list[str], options: Options, *, missing: bool, unreached: bool) -> int:
    """Write what becomes of the rules of a section, or how many of each kind there are."""
    from judge.answers.coverage_page import coverage_page  # noqa: PLC0415 - imported when it runs

    page = coverage_page(opened(options), " ".join(section), missing=missing, unreached=unreached)
    if options.form == "json":
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415

        write(json_line(page.as_json()))
        return 0
    return show(page.answer, options)
