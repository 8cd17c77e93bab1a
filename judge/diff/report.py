"""What changed from one document to another, with the words: what every form of ``judge diff`` shows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from judge.diff.alignment import Alignment, Change

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.diff.alignment import Kind
    from judge.diff.words import Run

OFFICIAL = "official"
_CLASS = re.compile(r"\[(changes rulings|clarifies|examples|new mechanic)\]")
KINDS: tuple[Kind, ...] = ("unchanged", "moved", "reworded", "split", "merged", "added", "removed")


class Side(NamedTuple):
    """One of the two documents: its id, its name for people, its day, and whose words are compared."""

    id: str
    title: str
    date: str = ""
    words: str = ""


class Item(NamedTuple):
    """One change. ``was`` and ``now`` are the whole texts where they are known, ``runs`` how one becomes the other.

    An item that is unchanged or moved has runs where only its punctuation or its pointers differ. ``title`` is the
    heading that it stands under, ``note`` what there is to say besides, ``told`` the change in the project's own words.
    """

    kind: Kind
    old: tuple[str, ...]
    new: tuple[str, ...]
    old_numbers: tuple[str, ...]
    new_numbers: tuple[str, ...]
    title: str = ""
    was: str = ""
    now: str = ""
    runs: tuple[Run, ...] = ()
    note: str = ""
    told: str = ""

    @property
    def classes(self) -> tuple[str, ...]:
        """What kind of change we say it is: ``changes rulings``, ``clarifies``, ``examples``, ``new mechanic``."""
        return tuple(dict.fromkeys(_CLASS.findall(self.told)))

    @property
    def id(self) -> str:
        """The id to look the item up by: the new one where there is one."""
        return (self.new or self.old)[0]


class Report(NamedTuple):
    """Two documents and every change between them, in the order of the newer one."""

    old: Side
    new: Side
    items: tuple[Item, ...]
    notes: tuple[str, ...] = ()
    section: str = ""

    def counts(self) -> dict[str, int]:
        """Count old entries by what became of them, and added ones; split and merged ones count as reworded."""
        changes = (Change(item.kind, item.old, item.new) for item in self.items)
        return Alignment(tuple(changes)).counts()

    @property
    def is_official(self) -> bool:
        """Whether official texts are compared: then the words of a change come before what we say about it."""
        return self.old.words == self.new.words == OFFICIAL

    def only(self, wanted: Callable[[Item], bool]) -> Report:
        """Give the same report with fewer items."""
        return self._replace(items=tuple(item for item in self.items if wanted(item)))
