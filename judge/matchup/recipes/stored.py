"""The list of recipes, ``recipes.tsv``: the boards on which each part of each card's text is live.

``python tools/recipes.py`` writes it. A line has the card, the part, the recipe, and a hash of the card's definition;
where no board was found the recipe is ``none:`` and what is missing. Lines lapse as the definition changes. It is read
when somebody asks for the recipes of a card, and only its lines are split.
"""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH118, PTH120, PTH123

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

from judge.matchup.recipes.recipe import Recipe, recipe_of
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

FILE = os.path.join(os.path.dirname(__file__), "recipes.tsv")
NONE = "none: "
"""How the recipe of a part begins that is live on no board that was tried."""
DIGITS = 6


class Line(NamedTuple):
    """A line of the list."""

    card: str
    part: str
    recipe: str
    hash: str

    @property
    def lacks(self) -> str:
        """What is missing for the part to be live, "" where it is live on a board."""
        return self.recipe.removeprefix(NONE) if self.recipe.startswith(NONE) else ""

    def __str__(self) -> str:
        return "\t".join(self)


def wording_hash(name: str) -> str:
    """The hash of a card's definition that stands in its lines. Raises as ``definition_hash`` does."""
    from judge.cards.card_coverage import definition_hash  # noqa: PLC0415 - not for whoever only reads the list

    return definition_hash(name)[:DIGITS]


@cache
def _by_card() -> dict[str, list[str]]:
    """The lines of the list, unread, by their card."""
    found: dict[str, list[str]] = {}
    try:
        with open(FILE, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except FileNotFoundError:
        lines = []
    for line in lines:
        found.setdefault(line.partition("\t")[0], []).append(line)
    return found


def lines_of(card: str) -> tuple[Line, ...]:
    """The lines of a card, lapsed ones too."""
    return tuple(Line(*line.split("\t")) for line in _by_card().get(card, ()))


def recipes_of(card: str) -> dict[str, tuple[Recipe, ...]]:
    """The recipes of a card by the name of the part that is live on their boards."""
    found: dict[str, tuple[Recipe, ...]] = {}
    for line in lines_of(card):
        if not line.lacks:
            found[line.part] = (*found.get(line.part, ()), recipe_of(line.recipe))
    return found


def all_lines() -> tuple[Line, ...]:
    """Every line of the list, in its order."""
    return tuple(line for card in _by_card() for line in lines_of(card))


def write(lines: Iterable[Line]) -> None:
    """Write the list anew."""
    with open(FILE, "w", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in lines)
    _by_card.cache_clear()
