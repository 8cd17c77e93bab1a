"""Changes as lines of a list: each rule that changed, or the number of changes under each heading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.page.fit_lines import Point
from judge.answers.page.labels import rule_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.diff.report import Item


def change_rows(items: Sequence[Item], version: str) -> tuple[Point, ...]:
    """Each change in a line, by its number in ``version``. Rules that only moved go last."""
    return tuple(_row(item, version) for item in items)


def heading_rows(items: Sequence[Item]) -> tuple[Point, ...]:
    """The number of changes under each heading, the highest first. Rules that only moved are not counted."""
    return tuple(Point(f"{count:,}", heading, rank=count) for heading, count in counted_headings(items).items())


def counted_headings(items: Sequence[Item]) -> dict[str, int]:
    """The number of changes under each heading, in the order of the document. Rules that only moved are not counted."""
    counted: dict[str, int] = {}
    for item in items:
        if item.kind != "moved" and item.title:
            counted[item.title] = counted.get(item.title, 0) + 1
    return counted


def _row(item: Item, version: str) -> Point:
    said = item.told or item.now or (item.was if item.kind == "removed" else "")
    before = ", ".join(rule_label(one, version) for one in item.old)
    was = f", was {before}" if item.new and item.old and item.old_numbers != item.new_numbers else ""
    words = f"{item.kind}{was}" + (f": {said}" if said and item.kind != "moved" else "")
    return Point(rule_label(item.id, version), words, rank=int(item.kind != "moved"), most=3, id=item.id)
