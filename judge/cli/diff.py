"""``judge diff``: what changed from one document to another."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

from judge.cli.output import say, write
from judge.errors import Misuse

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.diff.report import Report

FORMS = ("stat", "inline", "side", "md", "html", "json", "plain")
SCREEN = 23
"""The number of lines that fit on a terminal of 24, of which one is left for what is typed next."""


def diff(
    old: str, new: str, section: list[str], *, hide: tuple[str, ...], width: int, everything: bool, **forms: bool
) -> int:
    """Write what changed from one document to another; Misuse if several forms are asked for.

    The usual form is one screen where it would be longer; ``everything`` writes it whole.
    """
    from judge.answers.changes.comparing import changes  # noqa: PLC0415 - imported when it runs
    from judge.answers.library.open_library import open_library  # noqa: PLC0415

    chosen = [form for form in FORMS if forms[form]]
    if len(chosen) > 1:
        got = ", ".join(f"--{form}" for form in chosen)
        raise Misuse(f"expected one output format, got {got}", where="judge diff", hint="Give only one of them.")
    hidden = _hidden(hide)
    library = open_library(note=say)
    report = changes(library, old, new, " ".join(section))
    form = chosen[0] if chosen else ""
    if form not in {"json", "md", "html"}:
        for note in report.notes:
            say(note)
    if form in {"", "plain"} and not everything and _is_long(report, hidden, width):
        _show_folded(library, report, form, hidden, width)
    else:
        _show(report, form, hidden, width)
    return 0


def _is_long(report: Report, hidden: tuple[str, ...], width: int) -> bool:
    """Whether the usual form is longer than a screen."""
    from rich.console import Console  # noqa: PLC0415 - only for this command

    from judge.cli.changes.drawn import drawn  # noqa: PLC0415
    from judge.cli.changes.listing import chapters  # noqa: PLC0415

    if sum(1 + len(one.stretches) for one in chapters(report, hidden)) > SCREEN:
        return True
    console = Console(width=width or 80, file=io.StringIO())
    with console.capture() as shown:
        console.print(drawn(report, "", hidden))
    return shown.get().count("\n") > SCREEN


def _show_folded(library: Library, report: Report, form: str, hidden: tuple[str, ...], width: int) -> None:
    from judge.answers.changes.diff_screen import diff_answer  # noqa: PLC0415
    from judge.cli.changes.listing import counted  # noqa: PLC0415

    blocks = diff_answer(report, counted(report), hidden).by(library).shown()
    if form == "plain" or not sys.stdout.isatty():
        from judge.cli.writers.plain import plain  # noqa: PLC0415

        write(plain(blocks, width or 80))
    else:
        from judge.cli.writers.terminal import draw  # noqa: PLC0415

        draw(blocks, width)


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
