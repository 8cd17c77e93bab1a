"""The list of recipes: lines for another definition than the card's own, and cards without a line."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding
from judge.cards.loader import defined, definition
from judge.errors import ContentError
from judge.matchup.recipes.parts import parts_of
from judge.matchup.recipes.stored import all_lines, lines_of, wording_hash

if TYPE_CHECKING:
    from collections.abc import Iterator

_AGAIN = "Run python tools/recipes.py, which finds the recipes of that card anew."
_FILE = "judge/matchup/recipes/recipes.tsv"


def check_recipes() -> Iterator[Finding]:
    """Each card whose lines lapsed, that has none, or that there is no longer."""
    known = frozenset(defined())
    for name in known:
        try:
            has_text = bool(parts_of(definition(name).on(date.max)))
        except ContentError:
            continue  # the check of definitions says so
        lines = lines_of(name)
        if has_text and not lines:
            yield Finding("recipes", _FILE, f"{name} has no recipe", _AGAIN)
        elif any(line.hash != wording_hash(name) for line in lines):
            yield Finding("recipes", _FILE, f"the recipes of {name} are for another definition of it", _AGAIN)
    for name in sorted({line.card for line in all_lines()} - known):
        yield Finding("recipes", _FILE, f"{name} has recipes and is no card", _AGAIN)
