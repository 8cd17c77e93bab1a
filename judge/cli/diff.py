"""``judge diff``: what changed from one document to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from judge.errors import Misuse

if TYPE_CHECKING:
    from judge.diff.report import Report

FORMS = ("stat", "inline", "side", "md", "html", "json", "plain")


def diff(
    old: Annotated[str, typer.Argument(metavar="A", help="1.2, tournament@2026-03-30, faq@origins, or a file")],
    new: Annotated[str, typer.Argument(metavar="B", help="the same, of another version")],
    section: Annotated[list[str] | None, typer.Argument(metavar="[SECTION]", help="737, hidden")] = None,
    *,
    stat: Annotated[bool, typer.Option("--stat", help="Only how many, in all and per heading.")] = False,
    inline: Annotated[bool, typer.Option("--inline", help="The whole texts, both versions in one.")] = False,
    side: Annotated[bool, typer.Option("--side", help="The whole texts, side by side.")] = False,
    md: Annotated[bool, typer.Option("--md", help="Markdown.")] = False,
    html: Annotated[bool, typer.Option("--html", help="A page of HTML.")] = False,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text, no colour.")] = False,
    hide: Annotated[list[str] | None, typer.Option("--hide", metavar="KIND", help="Leave out: moved, added, …")] = None,
    width: Annotated[
        int, typer.Option("--width", min=0, max=999, help="Columns; the terminal's own if not given.")
    ] = 0,
) -> int:
    """Show what changed between two versions of the rules, a FAQ, errata or card lists, or between two files.

    Example: judge diff 1.2 1.3 hidden
    """
    from judge.answers.changes.comparing import changes  # noqa: PLC0415 - help needs none of it
    from judge.answers.open_library import open_library  # noqa: PLC0415
    from judge.cli.entry import say  # noqa: PLC0415

    chosen = [form for form, is_set in zip(FORMS, (stat, inline, side, md, html, json, plain), strict=True) if is_set]
    if len(chosen) > 1:
        raise Misuse("one form at a time: " + ", ".join(f"--{form}" for form in chosen))
    hidden = _hidden(hide or [])
    report = changes(open_library(note=say), old, new, " ".join(section or ()))
    form = chosen[0] if chosen else ""
    if form not in {"json", "md", "html"}:
        for note in report.notes:
            say(note)
    _show(report, form, hidden, width)
    return 0


def _hidden(names: list[str]) -> tuple[str, ...]:
    from judge.diff.report import KINDS  # noqa: PLC0415 - only for the option

    kinds = tuple(kind.strip() for name in names for kind in name.split(","))
    for kind in kinds:
        if kind not in KINDS:
            raise Misuse(f"nothing is {kind!r}", hint="--hide takes " + ", ".join(KINDS) + ".")
    return kinds


def _show(report: Report, form: str, hidden: tuple[str, ...], width: int) -> None:
    from judge.cli.entry import write  # noqa: PLC0415

    if form == "json":
        from judge.cli.changes.as_json import as_json  # noqa: PLC0415

        write(as_json(report, hidden))
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
