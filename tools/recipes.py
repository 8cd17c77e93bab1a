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
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from judge.cards.loader import defined, definition
from judge.matchup.recipes.finding import rows_of, what_is_missing
from judge.matchup.recipes.live_parts import Boards, is_live
from judge.matchup.recipes.parts import parts_of
from judge.matchup.recipes.recipe import recipe_of
from judge.matchup.recipes.stored import NONE, Line, all_lines, lines_of, wording_hash, write
from judge.record import NamedTuple

if TYPE_CHECKING:
    from multiprocessing.pool import Pool as PoolOfProcesses

LATEST = date.max
"""Recipes are for the wording that a card has at last."""
SAVED = 50
"""The list is written after so many cards, so that little is lost if this is stopped."""


class Task(NamedTuple):
    """The parts of a card's text for which recipes are looked for, ``quickly`` on the likeliest boards alone."""

    card: str
    parts: tuple[str, ...]
    quickly: bool


def lines_for(task: Task) -> list[Line]:
    """The lines of some parts of a card, found anew."""
    card, mark = definition(task.card).on(LATEST), wording_hash(task.card)
    rows = rows_of(card, task.parts, quickly=task.quickly)
    found = []
    for part in parts_of(card):
        if part.name in task.parts:
            recipes = [str(row.recipe) for row in rows if row.part == part.name]
            recipes = recipes or [f"{NONE}{what_is_missing(card, part)}"]
            found += [Line(task.card, part.name, one, mark) for one in recipes]
    return found


def _parts(name: str) -> tuple[str, ...]:
    return tuple(part.name for part in parts_of(definition(name).on(LATEST)))


def _merged(name: str, known: list[Line], found: list[Line]) -> list[Line]:
    """The lines of a card, with those that were found in the places of earlier ones, in the order of its parts."""
    anew = {line.part for line in found}
    lines = [*(line for line in known if line.part not in anew), *found]
    return [line for part in _parts(name) for line in lines if line.part == part]


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
    known: dict[str, list[Line]] = {}
    for line in all_lines():
        known.setdefault(line.card, []).append(line)
    tasks = [Task(name, _parts(name), quickly=True) for name in _asked_for(asked)]
    with Pool(cpu_count()) as pool:
        if asked != ["--dead"]:
            _find(pool, tasks, known)
        _find(
            pool, [Task(task.card, dead, quickly=False) for task in tasks if (dead := _dead(known[task.card]))], known
        )
    parts = {(line.card, line.part): line.lacks for line in all_lines()}
    live = sum(not lacks for lacks in parts.values())
    print(f"{live} of {len(parts)} parts are live ({live / max(len(parts), 1):.1%}), {len(all_lines())} lines")
    return 0


def _dead(lines: list[Line]) -> tuple[str, ...]:
    return tuple(line.part for line in lines if line.lacks)


def _find(pool: PoolOfProcesses, tasks: list[Task], known: dict[str, list[Line]]) -> None:
    """Find what is asked for, and write it into the list on the way."""
    for number, (task, lines) in enumerate(zip(tasks, pool.imap(lines_for, tasks), strict=True), 1):
        known[task.card] = _merged(task.card, known.get(task.card, []), lines)
        print(f"\r{number} of {len(tasks)}  {task.card:40}", end="", flush=True)
        if not number % SAVED or number == len(tasks):
            _write(known)
    print(end="\n" * bool(tasks))


def _write(known: dict[str, list[Line]]) -> None:
    """Write the list, without cards that there are no longer."""
    is_card = frozenset(defined())
    write(line for name in sorted(known) if name in is_card for line in known[name])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
