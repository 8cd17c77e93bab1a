"""``judge impact``: what rests on a rule that changed between two versions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

if TYPE_CHECKING:
    from pathlib import Path


def impact(  # noqa: PLR0917 - typer calls it by name
    old: Annotated[str, typer.Argument(metavar="A", help="The older version, 1.3.")],
    new: Annotated[str, typer.Argument(metavar="B", help="The newer version, 1.4.")],
    ids: Annotated[list[str] | None, typer.Argument(metavar="[ID...]", help="Only these entries.")] = None,
    reviewed: Annotated[
        bool, typer.Option("--reviewed", help="Record that the entries with these ids were read again against B.")
    ] = False,
    everything: Annotated[bool, typer.Option("--all", help="List reviewed entries, too.")] = False,
    hide: Annotated[
        Literal["", "moved"], typer.Option("--hide", help="moved: leave out rules that only have another number.")
    ] = "",
    below: Annotated[bool, typer.Option("--below", help="Count changes of the subrules of a rule, too.")] = False,
    rulings: Annotated[str, typer.Option("--rulings", metavar="PATH", help="Ruling files; the checkout's own.")] = "",
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    md: Annotated[bool, typer.Option("--md", help="Markdown, with boxes to tick.")] = False,
    width: Annotated[int, typer.Option("--width", min=20, max=999, help="Columns.")] = 100,
) -> int:
    """List the rulings, answers, errata, scenarios and citations that rest on a rule that changed from A to B.

    Example: judge impact 1.3 1.4 --hide moved
    """
    from judge.answers.impact.page import impact_page  # noqa: PLC0415 - help needs none of it
    from judge.answers.impact.report import Scope, mark_reviewed  # noqa: PLC0415
    from judge.answers.impact.report import impact as found_impact  # noqa: PLC0415
    from judge.answers.open_library import open_library, today  # noqa: PLC0415
    from judge.cli.entry import say, write  # noqa: PLC0415
    from judge.cli.writers.json_line import json_line  # noqa: PLC0415
    from judge.cli.writers.markdown import markdown  # noqa: PLC0415
    from judge.cli.writers.plain import plain  # noqa: PLC0415

    library = open_library(note=say)
    root = _checkout()
    scope = Scope(root, _rulings(rulings, root), tuple(ids or ()), everything, hide == "moved", below)
    old, new = (version.lower().removeprefix("core@").removeprefix("v") for version in (old, new))
    if reviewed:
        made = mark_reviewed(library, new, scope.ids, today(), scope)
        for review in made:
            write(f"{review.id}\t{review.version}\t{review.date}")
        return 0
    found = found_impact(library, old, new, scope)
    if json:
        write(json_line(found.as_json()))
    else:
        page = impact_page(found)
        write(markdown(page) if md else plain(page, width))
    return 0


def _checkout() -> Path | None:
    from pathlib import Path  # noqa: PLC0415

    from judge.content.locate import content_root  # noqa: PLC0415

    root = content_root()
    return Path(root) if root else None


def _rulings(path: str, root: Path | None) -> Path | None:
    from pathlib import Path  # noqa: PLC0415

    if path:
        return Path(path).absolute()
    own = root / "tests" / "rulings" if root else None
    return own if own is not None and own.is_dir() else None
