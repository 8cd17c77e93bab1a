"""Counts how many yes/no questions with a deciding clause get the right verdict: ``python -m bench.verdicts FILE…``.

A file is a JSON list of objects with ``question`` and ``verdict`` (yes, no, depends; null where a price is asked, which
is then in ``value``). Silence is counted by itself: it is neither right nor wrong.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.errors import JudgeError

if TYPE_CHECKING:
    from judge.content.library import Library

DAY = "2026-11-28"
"""The day as of which the questions of the project are asked."""


@cache
def _library() -> Library:
    return open_library(DAY)


def outcome(row: dict[str, Any]) -> str:
    """What became of a question: right, wrong, withheld (a word was not understood) or silent."""
    try:
        found = answer(_library(), Request(row["question"]))
    except JudgeError:
        return "silent"
    if row["verdict"] is None:
        return _price(found.answer, str(row["value"]), is_withheld=bool(found.withheld))
    if found.verdict:
        return "right" if found.verdict == row["verdict"] else "wrong"
    return "withheld" if found.withheld else "silent"


def _price(told: str, value: str, *, is_withheld: bool) -> str:
    if is_withheld:
        return "withheld price"
    if not told.startswith("P1 pays "):
        return "silent price"
    said = told.removeprefix("P1 pays ").split()[0]
    return "right price" if _symbols(said) == _symbols(value) else "wrong price"


def _symbols(price: str) -> list[str]:
    return sorted(price.strip("[],.").split("]["))


def main(files: list[str]) -> int:
    """Print a line for each file, then the questions with a wrong verdict."""
    for name in files:
        rows = json.loads(Path(name).read_text(encoding="utf-8"))
        with ProcessPoolExecutor() as pool:
            outcomes = list(pool.map(outcome, rows, chunksize=4))
        counted = Counter(outcomes)
        asked = sum(row["verdict"] is not None for row in rows)
        print(f"{name}: {counted['right'] / asked:.2f} of {asked} right; {dict(counted.most_common())}")
        for row, one in zip(rows, outcomes, strict=True):
            if one.startswith("wrong"):
                print(f"  {one}: {row['question']} ({row['verdict'] or row['value']})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
