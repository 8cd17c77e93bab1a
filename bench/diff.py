"""Times of comparing every two versions of the official rulebooks: ``python bench/diff.py [OFFICIAL_TEXTS]``.

Prints the counts and the median of three runs per pair; the budget is 3 s.
"""

from __future__ import annotations

import statistics
import sys
import time
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

from judge.content.importers.core_rules import import_core_rules
from judge.diff.compare import compare
from judge.diff.compared_document import ComparedDocument

if TYPE_CHECKING:
    from judge.content.importers.imported_rule import ImportedRule

BUDGET = 3.0
RUNS = 3
OFFICIAL = Path(__file__).parents[2] / "shared" / "official"


def rulebooks(official: Path, document: str) -> dict[str, list[ImportedRule]]:
    found = {}
    for path in sorted((official / f"{document}-rules").glob(f"{document}-rules-*.md")):
        found[path.stem.removeprefix(f"{document}-rules-").removeprefix("v")] = import_core_rules(path)
    return found


def volume(document: str, version: str, rules: list[ImportedRule]) -> ComparedDocument:
    return ComparedDocument(f"{document}@{version}", document, version, "official", tuple(rules))


def main() -> int:
    official = Path(sys.argv[1]) if len(sys.argv) > 1 else OFFICIAL
    slowest = 0.0
    for document in ("core", "tournament"):
        books = rulebooks(official, document)
        for old, new in combinations(books, 2):
            taken = []
            for _ in range(RUNS):
                before, after = volume(document, old, books[old]), volume(document, new, books[new])
                started = time.perf_counter()
                report = compare(before, after)
                taken.append(time.perf_counter() - started)
            median = statistics.median(taken)
            slowest = max(slowest, median)
            counts = ", ".join(f"{count} {kind}" for kind, count in report.counts().items())
            print(f"{document} {old} -> {new}: {median:.2f} s; {counts}")
    print(f"slowest: {slowest:.2f} s of {BUDGET:.0f} s")
    return int(slowest > BUDGET)


if __name__ == "__main__":
    sys.exit(main())
