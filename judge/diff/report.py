"""A report on what changed between two documents, with the words; every form of ``judge diff`` shows it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.diff.alignment import Alignment, Change
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.diff.alignment import Kind
    from judge.diff.words import Run

OFFICIAL = "official"
_CLASS = re.compile(r"\[(changes rulings|clarifies|examples|new mechanic)\]")
KINDS: tuple[Kind, ...] = ("unchanged", "moved", "reworded", "split", "merged", "added", "removed")


class Side(NamedTuple):
    """One of the two documents: its id, title and day, and whose words are compared."""

    id: str
    title: str
    date: str = ""
    words: str = ""


class Item(NamedTuple):
    """One change. ``was`` and ``now`` are the complete texts if known, ``runs`` the steps from one to the other.

    An unchanged or moved item has runs if only its punctuation or its references differ. ``title`` is the heading that
    it is under, ``note`` a further remark, ``told`` the change in the project's own words.
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
        """Our classes of the change: ``changes rulings``, ``clarifies``, ``examples``, ``new mechanic``."""
        return tuple(dict.fromkeys(_CLASS.findall(self.told)))

    @property
    def id(self) -> str:
        """The id by which the item is looked up: the new one if there is one."""
        return (self.new or self.old)[0]


class Report(NamedTuple):
    """Two documents and every change between them, in the order of the newer one."""

    old: Side
    new: Side
    items: tuple[Item, ...]
    notes: tuple[str, ...] = ()
    section: str = ""

    def counts(self) -> dict[str, int]:
        """The number of old entries by what became of them, and of added ones.

        Split and merged ones count as reworded.
        """
        changes = (Change(item.kind, item.old, item.new) for item in self.items)
        return Alignment(tuple(changes)).counts()

    @property
    def is_official(self) -> bool:
        """Whether official texts are compared; then the words of a change precede our remarks on it."""
        return self.old.words == self.new.words == OFFICIAL

    def only(self, wanted: Callable[[Item], bool]) -> Report:
        """The report with only the items that ``wanted`` accepts."""
        return self._replace(items=tuple(item for item in self.items if wanted(item)))
