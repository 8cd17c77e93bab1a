"""A rulebook as a tree of indices: the parent, section and children of each rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.ids import parent_number
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.imported_rule import ImportedRule

NOWHERE = -1


class Outline(NamedTuple):
    """The neighbours of each rule, by index in the rulebook; ``NOWHERE`` stands for none.

    ``parent`` is the rule one level up, or the section of a rule without a dot. ``section`` is the nearest heading.
    """

    parent: tuple[int, ...]
    section: tuple[int, ...]
    children: tuple[tuple[int, ...], ...]


def outline(rules: Sequence[ImportedRule]) -> Outline:
    """Build the tree of a rulebook."""
    places = {rule.number: place for place, rule in enumerate(rules)}
    parents: list[int] = []
    sections: list[int] = []
    children: list[list[int]] = [[] for _ in rules]
    section = chapter = NOWHERE
    for place, rule in enumerate(rules):
        if rule.heading:
            chapter = place if rule.heading == 1 else chapter
            above = NOWHERE if rule.heading == 1 else chapter
            section = place
        else:
            above = section
        parent = places.get(parent_number(rule.number), above)
        parents.append(parent)
        sections.append(section)
        if parent != NOWHERE:
            children[parent].append(place)
    return Outline(tuple(parents), tuple(sections), tuple(map(tuple, children)))
