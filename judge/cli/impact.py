"""``judge impact``: what rests on a rule that changed between two versions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cli.output import say, write

if TYPE_CHECKING:
    from pathlib import Path


def impact(
    old: str,
    new: str,
    ids: list[str],
    *,
    hide: str,
    below: bool,
    reviewed: bool,
    everything: bool,
    rulings: str,
    md: bool,
    json: bool,
    width: int,
) -> int:
    """Write what rests on a changed rule, or record that it was read again.

    Where the list is longer than a screen it is one, unless ``everything`` is asked for, or Markdown.
    """
    from judge.answers.impact.impact_page import impact_page  # noqa: PLC0415 - imported when it runs
    from judge.answers.impact.report import Scope, mark_reviewed  # noqa: PLC0415
    from judge.answers.impact.report import impact as found_impact  # noqa: PLC0415
    from judge.answers.library.open_library import open_library, today  # noqa: PLC0415
    from judge.answers.page.fit_lines import LINES  # noqa: PLC0415 - imported when it runs
    from judge.cli.writers.json_line import json_line  # noqa: PLC0415
    from judge.cli.writers.markdown import markdown  # noqa: PLC0415
    from judge.cli.writers.plain import plain  # noqa: PLC0415

    library = open_library(note=say)
    root = _checkout()
    scope = Scope(root, _rulings(rulings, root), tuple(ids), everything and hide != "reviewed", hide == "moved", below)
    old, new = (version.lower().removeprefix("core@").removeprefix("v") for version in (old, new))
    if reviewed:
        made = mark_reviewed(library, new, scope.ids, today(), scope)
        for review in made:
            write(f"{review.id}\t{review.version}\t{review.date}")
        return 0
    found = found_impact(library, old, new, scope)
    if json:
        write(json_line(found.as_json()))
        return 0
    page = list(impact_page(found))
    text = markdown(page) if md else plain(page, width)
    if not (md or everything) and text.count("\n") > LINES:
        from judge.answers.impact.screen import impact_screen  # noqa: PLC0415

        text = plain(list(impact_screen(found)), width)
    write(text)
    return 0


def _checkout() -> Path | None:
    from pathlib import Path  # noqa: PLC0415

    from judge.content.locate import content_root  # noqa: PLC0415

    root = content_root()
    return Path(root) if root else None


def _rulings(path: str, root: Path | None) -> Path | None:
    from pathlib import Path  # noqa: PLC0415

    if path:
        from judge.answers.rulings.ruling_index import moved  # noqa: PLC0415

        place = Path(path) if Path(path).exists() else Path(moved(path) or path)
        return place.absolute()
    own = root / "rulings" if root else None
    return own if own is not None and own.is_dir() else None
