"""The formats of a comparison that fill the columns of a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cli.changes.items import ItemsView
from judge.cli.changes.side import SideView
from judge.cli.changes.stat import StatView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import RenderableType

    from judge.diff.report import Report


def drawn(report: Report, form: str, hidden: Iterable[str] = ()) -> RenderableType:
    """The view for ``--stat``, ``--side``, ``--inline``, or the usual one."""
    if form == "stat":
        return StatView(report, hidden)
    if form == "side":
        return SideView(report, hidden)
    return ItemsView(report, hidden, brief=form != "inline")
