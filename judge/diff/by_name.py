"""Aligns corrections and cards: entries are matched by name, renamed ones by text."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from judge.content.ids import fold
from judge.diff.alignment import Alignment, Change, Kind
from judge.diff.wording import wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.imported_rule import ImportedRule
    from judge.diff.wording import Wording


def align_by_name(old: Sequence[ImportedRule], new: Sequence[ImportedRule]) -> Alignment:
    """What became of each entry; ``moved`` is the same text under another name."""
    names = {fold(entry.number): entry for entry in old}
    partner = {entry.number: names[fold(entry.number)] for entry in new if fold(entry.number) in names}
    taken = {entry.number for entry in partner.values()}
    renamed: defaultdict[Wording, list[ImportedRule]] = defaultdict(list)
    for entry in old:
        if entry.number not in taken:
            renamed[wording(entry)].append(entry)
    changes = []
    for entry in new:
        before = partner.get(entry.number)
        if before is None and (same := renamed.get(wording(entry))) and wording(entry):
            before = same.pop(0)
            taken.add(before.number)
        if before is None:
            changes.append(Change("added", (), (entry.number,)))
        elif wording(before) != wording(entry):
            changes.append(Change("reworded", (before.number,), (entry.number,)))
        else:
            kind: Kind = "unchanged" if fold(before.number) == fold(entry.number) else "moved"
            changes.append(Change(kind, (before.number,), (entry.number,)))
    gone = (Change("removed", (entry.number,), ()) for entry in old if entry.number not in taken)
    return Alignment((*changes, *gone))


def fields_changed(was: str, now: str) -> tuple[str, ...]:
    """The facts of a card that differ, by the names with which lines begin."""
    before, after = _fields(was), _fields(now)
    return tuple(name for name in dict.fromkeys([*before, *after]) if before.get(name) != after.get(name))


def _fields(text: str) -> dict[str, str]:
    lines = (line.partition(": ") for line in text.split("\n"))
    return {name: value for name, found, value in lines if found}
