"""Aligns two versions of a rulebook: what became of each rule.

Rules are matched by their words first, then by structure and similarity, and never by number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.diff.alignment import Alignment, Change, Kind
from judge.diff.equal_words import pair_remaining, pair_repeated_words, pair_unique_words
from judge.diff.outline import NOWHERE
from judge.diff.pairing import Pairing
from judge.diff.similar_words import pair_similar_words
from judge.diff.split_and_merged import merged_into, split_off
from judge.diff.wording import wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.imported_rule import ImportedRule


def align(old: Sequence[ImportedRule], new: Sequence[ImportedRule]) -> Alignment:
    """What became of each rule of ``old`` in ``new``."""
    pairing = Pairing(old, new, [wording(rule) for rule in old], [wording(rule) for rule in new])
    pair_unique_words(pairing)
    while pair_repeated_words(pairing) or pair_similar_words(pairing):
        pass
    pair_remaining(pairing)
    while pair_similar_words(pairing):
        pass
    return Alignment(tuple(_changes(pairing, old, new)))


def _changes(pairing: Pairing, old: Sequence[ImportedRule], new: Sequence[ImportedRule]) -> list[Change]:
    """The changes in the order of the new version; a removed rule follows the rule that preceded it."""
    merged = _grouped(merged_into(pairing))
    split = _grouped(split_off(pairing))
    found: dict[tuple[int, int], Change] = {}
    for here, there in enumerate(pairing.new_of):
        if there == NOWHERE:
            continue
        more_old = merged.get(here, [])
        more_new = [] if more_old else split.get(there, [])
        kind: Kind = "merged" if more_old else "split" if more_new else _kind(pairing, old, new, here)
        into = sorted([there, *more_new])  # what a split rule begins with carries it on
        found[into[0], NOWHERE] = Change(kind, _numbers(old, [here, *more_old]), _numbers(new, into))
    told_old = {number for change in found.values() for number in change.old}
    told_new = {number for change in found.values() for number in change.new}
    behind = NOWHERE
    for here, rule in enumerate(old):
        behind = behind if pairing.new_of[here] == NOWHERE else pairing.new_of[here]
        if rule.number not in told_old:
            found[behind, here] = Change("removed", (rule.number,), ())
    for there, rule in enumerate(new):
        if rule.number not in told_new:
            found[there, NOWHERE] = Change("added", (), (rule.number,))
    return [found[place] for place in sorted(found)]


def _kind(pairing: Pairing, old: Sequence[ImportedRule], new: Sequence[ImportedRule], here: int) -> Kind:
    there = pairing.new_of[here]
    if pairing.old_words[here] != pairing.new_words[there]:
        return "reworded"
    return "unchanged" if old[here].number == new[there].number else "moved"


def _grouped(whole_of: dict[int, int]) -> dict[int, list[int]]:
    grouped: dict[int, list[int]] = {}
    for part, whole in whole_of.items():
        grouped.setdefault(whole, []).append(part)
    return grouped


def _numbers(rules: Sequence[ImportedRule], places: Sequence[int]) -> tuple[str, ...]:
    return tuple(rules[place].number for place in places)
