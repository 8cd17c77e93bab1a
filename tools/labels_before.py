"""Prints a file of people's questions with the labels that it had before they were corrected.

``python -m tools.labels_before NAME [--keep added]`` reads ``bench/queries/NAME.json`` and ``label-corrections.tsv``
beside it: what was added is left out, and what was taken out is there again. ``--keep added`` keeps the ids that were
added because they answer by themselves, and what was taken out stays out; only rules that were added because they stand
above one that answers are left out. Save the output and score it with ``judge eval``.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from judge.content.ids import parse_id
from judge.index.evaluation.evaluate import read_questions

FOLDER = Path(__file__).parents[1] / "bench" / "queries"
TABLE = FOLDER / "label-corrections.tsv"
ADDED, ABOVE, TAKEN_OUT = "added", "added as parent", "taken out"
"""What can have been done with an id: it answers by itself; it is the rule above one that does; it does not answer."""


class Correction(NamedTuple):
    """One line of the table: an id that was added to what a question of a file expects, or taken out of it."""

    file: str
    query: str
    id: str
    change: str
    reason: str


def corrections() -> list[Correction]:
    """Every line of the table."""
    _, *rows = TABLE.read_text(encoding="utf-8").splitlines()
    return [Correction(*row.split("\t")) for row in rows]


def before(name: str, *, undo: frozenset[str] = frozenset({ADDED, ABOVE, TAKEN_OUT})) -> list[dict[str, Any]]:
    """The questions of the file called ``name``, with the corrections of these kinds undone."""
    undone = [one for one in corrections() if one.file == name and one.change in undo]
    questions = read_questions(str(FOLDER / f"{name}.json"))
    for question in questions:
        mine = [one for one in undone if one.query == question["id"]]
        left_out = {one.id for one in mine if one.change != TAKEN_OUT}
        back = [one.id for one in mine if one.change == TAKEN_OUT]
        question["expect"] = [one for one in question["expect"] if one["id"] not in left_out]
        question["expect"] += [{"kind": identity.kind, "id": one} for one in back if (identity := parse_id(one))]
    return questions


def main(arguments: list[str]) -> int:
    """Print the questions; ends with 2 where the name of a file is missing."""
    names = [one for one in arguments if not one.startswith("--") and one != ADDED]
    if len(names) != 1:
        print(__doc__)
        return 2
    undo = {ABOVE} if "--keep" in arguments else {ADDED, ABOVE, TAKEN_OUT}
    print(json.dumps(before(names[0], undo=frozenset(undo)), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
