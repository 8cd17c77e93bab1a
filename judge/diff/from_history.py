"""Aligns two versions by ``rules/history.tsv``, from numbers and fates without words."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from judge.content.history import bare
from judge.content.ids import number_key
from judge.diff.alignment import Alignment, Change, Kind
from judge.errors import NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.content.history import History, Lineage

_BACKWARDS: dict[Kind, Kind] = {"added": "removed", "removed": "added", "split": "merged", "merged": "split"}


class _Links(NamedTuple):
    """Corresponding old and new numbers: ``whole`` one to one, ``merged`` and ``split`` by the whole rule."""

    whole: dict[str, str]
    merged: defaultdict[str, list[str]]
    split: defaultdict[str, list[str]]
    reworded: set[tuple[str, str]]
    old: list[str]
    new: list[str]


def from_history(history: History, old: str, new: str) -> Alignment:
    """What became of each rule, in either direction of time; raises NotFound for an unknown version."""
    for version in (old, new):
        if version not in history.versions:
            raise NotFound(f"the history does not know version {version}", hint="judge versions lists them.")
    first, last = sorted((old, new), key=history.versions.index)
    links = _links(history.lineages, history.versions.index(first), history.versions.index(last))
    changes = _changes(links)
    if first == old:
        return Alignment(tuple(changes))
    turned = (Change(_BACKWARDS.get(kind, kind), after, before) for kind, before, after in changes)
    return Alignment(tuple(sorted(turned, key=lambda change: number_key((change.new or change.old)[0]))))


def _links(lineages: tuple[Lineage, ...], first: int, last: int) -> _Links:
    links = _Links({}, defaultdict(list), defaultdict(list), set(), [], [])
    for lineage in lineages:
        before, after = lineage.numbers[first], lineage.numbers[last]
        own_before, own_after = before and before == bare(before), after and after == bare(after)
        if own_before:
            links.old.append(before)
        if own_after:
            links.new.append(after)
        if own_before and own_after:
            links.whole[before] = after
            if "reworded" in lineage.fates[first:last]:
                links.reworded.add((before, after))
        elif own_before and after:
            links.merged[bare(after)].append(before)
        elif own_after and before:
            links.split[bare(before)].append(after)
    return links


def _changes(links: _Links) -> list[Change]:
    """The changes by new number; a removed rule follows the rule that preceded it."""
    old = sorted(links.old, key=number_key)
    new = {number: place for place, number in enumerate(sorted(links.new, key=number_key))}
    _carry_on(links)
    old_of = {after: before for before, after in links.whole.items()}
    found: list[tuple[tuple[int, int], Change]] = []
    told: set[str] = set()
    for after, place in new.items():
        before = old_of.get(after)
        if before is None:
            continue
        merged = links.merged.get(after, [])
        split = [] if merged else links.split.get(before, [])
        told.update((after, *split))
        found.append(((place, -1), _change(links, (before, *merged), (after, *split))))
    found += [((place, -1), Change("added", (), (after,))) for after, place in new.items() if after not in told]
    gone = {number for number in old if number not in links.whole} - {
        one for some in links.merged.values() for one in some
    }
    behind = -1
    for place, before in enumerate(old):
        behind = new.get(links.whole.get(before, ""), behind)
        if before in gone:
            found.append(((behind, place), Change("removed", (before,), ())))
    return [change for _, change in sorted(found, key=lambda pair: pair[0])]


def _carry_on(links: _Links) -> None:
    """Let the first part carry a rule on if no rule does: it became part of a new rule, or only parts of it remain."""
    news = set(links.whole.values())
    for after, parts in links.merged.items():
        if after not in news:
            links.whole[parts[0]] = after
            links.reworded.add((parts.pop(0), after))
            news.add(after)
    for before, parts in links.split.items():
        if before not in links.whole:
            links.whole[before] = parts[0]
            links.reworded.add((before, parts.pop(0)))


def _change(links: _Links, old: tuple[str, ...], new: tuple[str, ...]) -> Change:
    if len(old) > 1:
        return Change("merged", old, new)
    if len(new) > 1:
        return Change("split", old, new)
    if (old[0], new[0]) in links.reworded:
        return Change("reworded", old, new)
    return Change("unchanged" if old == new else "moved", old, new)
