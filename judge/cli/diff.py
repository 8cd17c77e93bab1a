"""``judge diff``: what changed from one document to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cli.output import say, write
from judge.errors import Misuse

if TYPE_CHECKING:
    from judge.diff.report import Report

FORMS = ("stat", "inline", "side", "md", "html", "json", "plain")


def diff(old: str, new: str, section: list[str], *, hide: tuple[str, ...], width: int, **forms: bool) -> int:
    """Write what changed from one document to another; Misuse where several forms are asked for."""
    from judge.answers.changes.comparing import changes  # noqa: PLC0415 - imported when it runs
    from judge.answers.open_library import open_library  # noqa: PLC0415

    chosen = [form for form in FORMS if forms[form]]
    if len(chosen) > 1:
        got = ", ".join(f"--{form}" for form in chosen)
        raise Misuse(f"expected one form, got {got}", where="judge diff", hint="Leave all but one of them out.")
    hidden = _hidden(hide)
    report = changes(open_library(note=say), old, new, " ".join(section))
    form = chosen[0] if chosen else ""
    if form not in {"json", "md", "html"}:
        for note in report.notes:
            say(note)
    _show(report, form, hidden, width)
    return 0


def _hidden(names: tuple[str, ...]) -> tuple[str, ...]:
    from judge.diff.report import KINDS  # noqa: PLC0415 - only for the option

    kinds = tuple(kind.strip() for name in names for kind in name.split(","))
    for kind in kinds:
        if kind not in KINDS:
            raise Misuse(
                f"--hide: expected {', '.join(KINDS[:-1])} or {KINDS[-1]}, got {kind!r}",
                where="judge diff",
                hint="For example --hide moved,added.",
            )
    return kinds


def _show(report: Report, form: str, hidden: tuple[str, ...], width: int) -> None:

    if form == "json":
        from judge.answers.changes.report_values import report_values  # noqa: PLC0415
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415

        write(json_line(report_values(report, hidden)))
    elif form == "md":
        from judge.cli.changes.as_markdown import as_markdown  # noqa: PLC0415

        write(as_markdown(report, hidden))
    elif form == "html":
        from judge.cli.changes.as_html import as_html  # noqa: PLC0415

        write(as_html(report, hidden))
    else:
        from judge.cli.changes.drawn import drawn  # noqa: PLC0415
        from judge.cli.writers.terminal import draw_view  # noqa: PLC0415

        draw_view(drawn(report, form, hidden), width, is_plain=form == "plain")
