"""The items of a report as they are listed: under their headings, equal fates without words as one stretch."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.diff.report import Item, Report

NEAR = 3
"""A heading goes on if it was among the last ones; the same words further away are another heading."""


class Stretch(NamedTuple):
    """Neighbouring items that are told in one line; usually one."""

    items: tuple[Item, ...]

    @property
    def kind(self) -> str:
        return self.items[0].kind

    @property
    def old(self) -> str:
        """The old ids, first to last."""
        return span([identifier for item in self.items for identifier in item.old])

    @property
    def new(self) -> str:
        """The new ids, first to last."""
        return span([identifier for item in self.items for identifier in item.new])

    @property
    def place(self) -> str:
        """The ids on both sides."""
        if self.old == self.new and self.old:
            return self.old
        return " -> ".join(part for part in (self.old, self.new) if part)

    @property
    def size(self) -> int:
        """How many entries the stretch tells of."""
        return sum(len(item.old) or len(item.new) for item in self.items)


class Chapter(NamedTuple):
    """The stretches under one heading."""

    title: str
    stretches: tuple[Stretch, ...]


def span(ids: list[str]) -> str:
    """Name ids by the first and the last of them."""
    return ids[0] if len(ids) == 1 else f"{ids[0]} to {ids[-1]}" if ids else ""


def headline(report: Report) -> str:
    """Name both documents."""
    sides = (f"{side.title} ({side.id})" if side.title != side.id else side.id for side in (report.old, report.new))
    return " -> ".join(sides) + (f", section {report.section}" if report.section else "")


def counted(report: Report) -> str:
    """Give the counts in words."""
    counts = report.counts()
    return (
        ", ".join(f"{counts[kind]:,} {kind}" for kind in ("unchanged", "moved", "reworded", "added", "removed")) + "."
    )


def chapters(report: Report, hidden: Iterable[str] = ()) -> Iterator[Chapter]:
    """List what is shown, under its headings; what is unchanged never is.

    A rule that was removed is told where it stood, unless its heading is gone, too. Where headings take turns, because
    rules came from one to the other, each is given once.
    """
    left_out = {"unchanged", *hidden}
    gone = {item.title for item in report.items if item.kind == "removed" and item.was == item.title}
    found: list[tuple[str, list[Item]]] = []
    title = ""
    for item in report.items:
        if item.kind != "removed" or item.title in gone or not title:
            title = item.title or title
        if item.kind in left_out:
            continue
        near = next((shown for known, shown in reversed(found[-NEAR:]) if known == title), None)
        if near is None:
            found.append((title, [item]))
        else:
            near.append(item)
    for title, shown in found:
        yield Chapter(title, tuple(stretches(shown)))


def stretches(items: Iterable[Item]) -> Iterator[Stretch]:
    """Join neighbours that have the same fate and no words to show."""
    together: list[Item] = []
    for item in items:
        if together and not (item.kind == together[0].kind and _is_brief(item) and _is_brief(together[0])):
            yield Stretch(tuple(together))
            together = []
        together.append(item)
    if together:
        yield Stretch(tuple(together))


def _is_brief(item: Item) -> bool:
    if item.kind == "moved":
        return True
    return item.kind in {"added", "removed", "reworded"} and not (item.was or item.now or item.told)
