"""A report of changes as plain values: everything, with whole ids and the words of every change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.diff.report import Item, Report, Side

SCHEMA = 1


def report_values(report: Report, hidden: Iterable[str] = ()) -> dict[str, Any]:
    """A report as plain values. The counts include hidden items."""
    left_out = set(hidden)
    counts = report.counts()
    return {
        "schema": SCHEMA,
        **{kind: counts[kind] for kind in ("unchanged", "moved", "reworded", "added", "removed")},
        "old": _side(report.old),
        "new": _side(report.new),
        "section": report.section,
        "notes": list(report.notes),
        "items": [_item(item) for item in report.items if item.kind not in left_out],
    }


def _side(side: Side) -> dict[str, str]:
    return dict(side._asdict())


def _item(item: Item) -> dict[str, Any]:
    return {
        "kind": item.kind,
        "id": item.id,
        "old": list(item.old),
        "new": list(item.new),
        "old_number": item.old_numbers[0] if item.old_numbers else None,
        "new_number": item.new_numbers[0] if item.new_numbers else None,
        "title": item.title,
        "was": item.was,
        "now": item.now,
        "runs": [[run.kind, run.text] for run in item.runs],
        "note": item.note,
        "told": item.told,
        "classes": list(item.classes),
    }
