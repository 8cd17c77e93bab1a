"""Updates the records on coverage.

Usage: python tools/coverage.py

Writes ``judge/citations/not-exercised.txt`` (the slugs that no ruling reaches) and ``docs/generated/coverage.md`` (the
number of rules in each class, and what is not modelled), and removes rules that are now cited from the rows of
``coverage.tsv``.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.answers.library.open_library import open_library  # noqa: E402
from judge.answers.lookups.coverage_page import overview, rule_numbers  # noqa: E402 - the checkout's own code
from judge.citations.coverage import expand, not_exercised, rows, sources  # noqa: E402
from judge.citations.numbers import number, slugs  # noqa: E402
from tools.runs import runs  # noqa: E402

CITATIONS = ROOT / "judge" / "citations"


def unreached() -> tuple[str, ...]:
    """The slugs that no ruling and no scenario of an answer reaches."""
    reached = {slug for found in runs() for slug in found.run.touched}
    return tuple(sorted(slugs() - reached))


def without_cited(rules: list[str]) -> str:
    """The table without numbers that have a slug by now; ranges that contain one are split."""
    cited = {number(slug) for slug in slugs()}
    kept = {row.line: row for row in rows()}
    lines = []
    for at, line in enumerate((CITATIONS / "coverage.tsv").read_text(encoding="utf-8").splitlines(), 1):
        row = kept.get(at)
        if row is None or row.kind == "elsewhere":
            lines.append(line)
            continue
        numbers: list[str] = []
        for spec in row.numbers:
            found = expand(spec, rules)
            if spec.endswith("*") and set(found) - cited:
                numbers.append(spec)
            elif "-" in spec and set(found) & cited:
                numbers += [rule for rule in found if rule not in cited]
            elif set(found) - cited:
                numbers.append(spec)
        if numbers:
            lines.append("\t".join((" ".join(numbers), row.kind, row.words)))
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the three files."""
    library = open_library()
    head = "# Slugs that no ruling reaches yet, written by tools/coverage.py.\n"
    text = head + "".join(f"{slug}\n" for slug in unreached())
    (CITATIONS / "not-exercised.txt").write_text(text, encoding="utf-8")
    (CITATIONS / "coverage.tsv").write_text(without_cited(list(rule_numbers(library))), encoding="utf-8")
    for read_once in (not_exercised, rows, sources):
        read_once.cache_clear()
    (ROOT / "docs" / "generated" / "coverage.md").write_text(overview(library), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
