"""The changes in listing order: under their headings, with runs of moved or equal rules in one line."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.diff.report import Item, Report

NEAR = 3
"""A heading goes on if it was among the last ones; the same words further away are another heading."""


class Stretch(NamedTuple):
    """Neighbouring items that are told in one line; usually one.

    ``told`` is what we say about it, once for neighbours that share it; ``has_words``: its own words are shown.
    """

    items: tuple[Item, ...]
    told: str = ""
    has_words: bool = False

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
    """The counts in words."""
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
        yield Chapter(title, tuple(_told_once(stretches(shown, has_words=report.is_official), report)))


def stretches(items: Iterable[Item], *, has_words: bool) -> Iterator[Stretch]:
    """Join neighbours that have the same fate and no words to show, or one note and no official words."""
    together: list[Item] = []
    for item in items:
        if together and not _goes_with(together[0], item, has_words=has_words):
            yield Stretch(tuple(together))
            together = []
        together.append(item)
    if together:
        yield Stretch(tuple(together))


def _goes_with(first: Item, item: Item, *, has_words: bool) -> bool:
    shares_a_note = bool(item.told) and item.told == first.told and not has_words and not (item.was and item.now)
    return item.kind == first.kind and (shares_a_note or (_is_brief(item) and _is_brief(first)))


def _told_once(found: Iterable[Stretch], report: Report) -> Iterator[Stretch]:
    """Say what a note says at the first of the neighbours that it is about, and there about which it is."""
    listed = list(found)
    last = ""
    for place, stretch in enumerate(listed):
        item = stretch.items[0]
        shows = bool(item.was or item.now) and (report.is_official or not item.told or bool(item.was and item.now))
        told = "" if item.kind == "moved" or item.told == last else item.told
        last = item.told
        if told and len(stretch.items) == 1:
            same = _from(listed, place)
            ids = [identifier for one in same for identifier in (one.items[0].new or one.items[0].old)]
            told = f"On {span(ids)}: {told}" if len(same) > 1 else told
        yield stretch._replace(told=told, has_words=shows and len(stretch.items) == 1)


def _from(listed: list[Stretch], place: int) -> list[Stretch]:
    """The stretches from a place on that share its note."""
    told = listed[place].items[0].told
    return list(takewhile(lambda one: one.items[0].told == told, listed[place:]))


def _is_brief(item: Item) -> bool:
    if item.kind == "moved":
        return True
    return item.kind in {"added", "removed", "reworded"} and not (item.was or item.now or item.told)
