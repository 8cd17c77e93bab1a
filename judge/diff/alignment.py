"""What became of each rule from one version to another."""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple

Kind = Literal["unchanged", "moved", "reworded", "split", "merged", "added", "removed"]


class Change(NamedTuple):
    """What became of some rules, by their numbers.

    One old and one new number, except: several new where a rule was split and several old where rules were merged
    (the first is the one that carries on), none where a rule was added or removed. ``moved`` is a new number and equal
    words; a rule that is ``reworded`` may have a new number as well.
    """

    kind: Kind
    old: tuple[str, ...]
    new: tuple[str, ...]


class Alignment(NamedTuple):
    """Every rule of both versions in exactly one change, in the order of the new version."""

    changes: tuple[Change, ...]

    def counts(self) -> dict[str, int]:
        """Count old rules by what became of them, and added ones; a split or merged rule counts as reworded."""
        counted = Counter({"unchanged": 0, "moved": 0, "reworded": 0, "removed": 0, "added": 0})
        for change in self.changes:
            kind = "reworded" if change.kind in {"split", "merged"} else change.kind
            counted[kind] += len(change.old) or len(change.new)
        return dict(counted)

    def of_kind(self, kind: Kind) -> tuple[Change, ...]:
        """List the changes of one kind."""
        return tuple(change for change in self.changes if change.kind == kind)
