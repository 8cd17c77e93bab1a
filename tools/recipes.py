"""Writes ``judge/matchup/recipes/recipes.tsv``: for each part of a card's text the boards on which it is live.

Usage: python tools/recipes.py [--all | --dead | --check | CARD...]

Without an argument, for the cards whose definition changed since their lines were written; with ``--dead`` for those
with a part for which no board was found, with ``--check`` for those with a line that does not hold any more, with
``--all`` for every card, which takes some minutes.
"""

from __future__ import annotations

import sys
from datetime import date
from multiprocessing import Pool
from os import cpu_count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from judge.cards.loader import defined, definition
from judge.matchup.recipes.finding import Row, rows_of, what_is_missing
from judge.matchup.recipes.live_parts import Boards, is_live
from judge.matchup.recipes.parts import parts_of
from judge.matchup.recipes.recipe import recipe_of
from judge.matchup.recipes.stored import NONE, Line, all_lines, lines_of, wording_hash, write

LATEST = date.max
"""Recipes are for the wording that a card has at last."""
SAVED = 50
"""The list is written after so many cards, so that little is lost if this is stopped."""


def lines_for(name: str) -> list[Line]:
    """The lines of a card, found anew."""
    return _lines(name, rows_of(definition(name).on(LATEST)))


def first_lines_for(name: str) -> list[Line]:
    """The lines of a card, found on the likeliest boards alone."""
    return _lines(name, rows_of(definition(name).on(LATEST), quickly=True))


def _lines(name: str, rows: tuple[Row, ...]) -> list[Line]:
    card, mark = definition(name).on(LATEST), wording_hash(name)
    found = []
    for part in parts_of(card):
        recipes = [str(row.recipe) for row in rows if row.part == part.name]
        found += [Line(name, part.name, one, mark) for one in recipes or [f"{NONE}{what_is_missing(card, part)}"]]
    return found


def _is_kept(name: str) -> bool:
    lines = lines_of(name)
    return bool(lines) and {line.hash for line in lines} == {wording_hash(name)}


def _hold(name: str) -> bool:
    """Whether each part of a card's text has a line, and is live on the boards of its lines."""
    card = definition(name).on(LATEST)
    boards, parts, lines = Boards(card), {part.name: part for part in parts_of(card)}, lines_of(name)
    return parts.keys() == {line.part for line in lines} and all(
        line.lacks or is_live(boards.difference(recipe_of(line.recipe), parts[line.part])) for line in lines
    )


def _asked_for(asked: list[str]) -> list[str]:
    """The cards whose recipes are to be found."""
    if asked == ["--dead"]:
        return sorted({line.card for line in all_lines() if line.lacks})
    if asked == ["--check"]:
        with Pool(cpu_count()) as pool:
            cards = list(dict.fromkeys(line.card for line in all_lines()))
            return [name for name, holds in zip(cards, pool.imap(_hold, cards), strict=True) if not holds]
    every = [name for name in defined() if parts_of(definition(name).on(LATEST))]
    return every if asked == ["--all"] else asked or [name for name in every if not _is_kept(name)]


def main(asked: list[str]) -> int:
    """Find the recipes of the cards that are asked for, and write the list with them."""
    names = _asked_for(asked)
    known: dict[str, list[Line]] = {}
    for line in all_lines():
        known.setdefault(line.card, []).append(line)
    with Pool(cpu_count()) as pool:
        for find in (first_lines_for, lines_for):
            for number, (name, lines) in enumerate(zip(names, pool.imap(find, names), strict=True), 1):
                known[name] = lines
                print(f"\r{number} of {len(names)}  {name:40}", end="", flush=True)
                if not number % SAVED or number == len(names):
                    _write(known)
            print()
            names = [name for name in names if any(line.lacks for line in known[name])]
    parts = {(line.card, line.part): line.lacks for line in all_lines()}
    live = sum(not lacks for lacks in parts.values())
    print(f"{live} of {len(parts)} parts are live ({live / max(len(parts), 1):.1%}), {len(all_lines())} lines")
    return 0


def _write(known: dict[str, list[Line]]) -> None:
    """Write the list, without cards that there are no longer."""
    is_card = frozenset(defined())
    write(line for name in sorted(known) if name in is_card for line in known[name])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
