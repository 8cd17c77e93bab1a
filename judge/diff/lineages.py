"""Builds one line for each rule from the comparison of each version with the next."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from judge.content.history import Lineage, bare
from judge.content.ids import number_key
from judge.diff.align import align
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.content.importers.imported_rule import ImportedRule
    from judge.diff.alignment import Alignment

_FATES = {"unchanged": "same", "moved": "moved", "reworded": "reworded", "split": "reworded", "merged": "reworded"}


class _Passage(NamedTuple):
    """What became of the rules from one version to the next, by number.

    ``onward`` maps a rule to the one that carries it on, and ``backward`` the other way round; ``into`` maps a merged
    rule to the rule it became part of; ``out_of`` maps a part that was split off to the rule it was part of.
    """

    onward: dict[str, str]
    backward: dict[str, str]
    into: dict[str, str]
    out_of: dict[str, str]
    fates: dict[tuple[str, str], str]


def lineages(rulebooks: Mapping[str, Sequence[ImportedRule]]) -> list[Lineage]:
    """Every rule in all versions (oldest first), sorted by the newest number; removed rules come last."""
    passages = [_passage(align(old, new)) for old, new in pairwise(rulebooks.values())]
    found = [
        _lineage(passages, version, rule.number)
        for version, rules in enumerate(rulebooks.values())
        for rule in rules
        if not version or rule.number not in passages[version - 1].backward
    ]
    return sorted(found, key=_order)


def _passage(alignment: Alignment) -> _Passage:
    passage = _Passage({}, {}, {}, {}, {})
    for kind, old, new in alignment.changes:
        if not (old and new):
            continue
        passage.onward[old[0]] = new[0]
        passage.backward[new[0]] = old[0]
        passage.into.update(dict.fromkeys(old[1:], new[0]))
        passage.out_of.update(dict.fromkeys(new[1:], old[0]))
        passage.fates.update({(before, after): _FATES[kind] for before in old for after in new})
    return passage


def _lineage(passages: Sequence[_Passage], version: int, number: str) -> Lineage:
    """The rule that begins as ``number``, followed in both directions.

    Numbers shared with other rules are in brackets.
    """
    earlier: list[str] = []
    here, later = number, [number]
    for passage in reversed(passages[:version]):
        here = passage.backward.get(here, "") or passage.out_of.get(here, "") if here else ""
        earlier.insert(0, f"({here})" if here else "")
    here, is_own = number, True
    for passage in passages[version:]:
        onward = passage.onward.get(here, "")
        is_own = is_own and bool(onward)
        here = onward or passage.into.get(here, "")
        later.append(here if is_own or not here else f"({here})")
    numbers = (*earlier, *later)
    fates = (_fate(passage, *map(bare, pair)) for passage, pair in zip(passages, pairwise(numbers), strict=True))
    return Lineage(numbers, tuple(fates))


def _fate(passage: _Passage, before: str, after: str) -> str:
    if before and after:
        return passage.fates[before, after]
    return "removed" if before else "new" if after else ""


def _order(lineage: Lineage) -> tuple[int, tuple[tuple[int, str], ...], bool]:
    """A key that sorts by the newest number; among rules that share it, its owner comes first."""
    ages = enumerate(reversed(lineage.numbers))
    age, number = next((age, number) for age, number in ages if number)
    return age, number_key(bare(number)), number != bare(number)
