"""What became of each rule from one version to another."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from judge.record import NamedTuple

Kind = Literal["unchanged", "moved", "reworded", "split", "merged", "added", "removed"]


class Change(NamedTuple):
    """What became of some rules, by number.

    There is one old and one new number, except that a split has several new and a merger several old ones (the first
    carries on), an addition no old and a removal no new ones. ``moved`` is the same words under a new number; a
    ``reworded`` rule may have a new number as well.
    """

    kind: Kind
    old: tuple[str, ...]
    new: tuple[str, ...]


class Alignment(NamedTuple):
    """Every rule of both versions in exactly one change, in the order of the new version."""

    changes: tuple[Change, ...]

    def counts(self) -> dict[str, int]:
        """The number of old rules by what became of them, and of added ones.

        Split and merged rules count as reworded.
        """
        counted = Counter({"unchanged": 0, "moved": 0, "reworded": 0, "removed": 0, "added": 0})
        for change in self.changes:
            kind = "reworded" if change.kind in {"split", "merged"} else change.kind
            counted[kind] += len(change.old) or len(change.new)
        return dict(counted)

    def of_kind(self, kind: Kind) -> tuple[Change, ...]:
        """The changes of one kind."""
        return tuple(change for change in self.changes if change.kind == kind)
