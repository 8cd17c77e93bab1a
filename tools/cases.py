"""Writes the list of cases, ``docs/generated/cases.md``: the ruling that proves each, and what the others lack.

Usage: python tools/cases.py [SEED]

If SEED (by default ``../shared/cases/seed_rulings.yaml``) exists, ``rulings/cases.tsv`` is written from it first.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.cards.loader import is_defined  # noqa: E402 - the checkout's own code
from judge.scenario.cases import ROLL, Case, proving, read_roll, tally  # noqa: E402
from tools.runs import blocks  # noqa: E402

LISTED = ROOT / "rulings" / ROLL
PAGE = ROOT / "docs" / "generated" / "cases.md"
KINDS = {"simulate": "simulate", "targeting-classification": "targeting", "lookup-only": "look-up"}

HEAD = """# The cases and what proves them

Written by `python tools/cases.py`; a test compares it with the files. A ruling proves a case by naming it (`case: ID`)
and meeting all its expectations. Look-up cases are questions about the content, and are tested as look-ups.

{tally} {lookups}

| case | state | where, or what is missing |
|---|---|---|
"""


def roll(seed: Path) -> str:
    """The text of ``cases.tsv`` for a file of cases."""
    import yaml  # noqa: PLC0415 - only where the file is there

    cases: list[dict[str, Any]] = yaml.safe_load(seed.read_text(encoding="utf-8"))["cases"]
    lines = ["# id, kind, unsettled or nothing, cards, what it is about; written by tools/cases.py"]
    for case in cases:
        unsettled = "unsettled" if case.get("certainty") == "unsettled" else ""
        cards, about = "; ".join(case["cards"]), "; ".join(case["features"])
        lines.append("\t".join((case["id"], KINDS[case["kind"]], unsettled, cards, about)))
    return "\n".join(lines) + "\n"


def look_up_tests() -> dict[str, str]:
    """The test file that names each look-up case."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for case in re.findall(r'"([a-z0-9]+(?:-[a-z0-9]+)+)"', path.read_text(encoding="utf-8")):
            found.setdefault(case, path.relative_to(ROOT).as_posix())
    return found


def page(cases: tuple[Case, ...]) -> str:
    """The list of all cases as Markdown."""
    proven = proving(blocks())
    tested = look_up_tests()
    rows = [f"| {case.id} | {' | '.join(_state(case, proven, tested))} |" for case in cases]
    lookups = [case for case in cases if not case.executable]
    done = sum(case.id in tested for case in lookups)
    counted = f"{done} of {len(lookups)} look-up cases are tested."
    return HEAD.format(tally=tally(cases, frozenset(proven)), lookups=counted) + "\n".join(rows) + "\n"


def _state(case: Case, proven: dict[str, str], tested: dict[str, str]) -> tuple[str, str]:
    if not case.executable:
        found = tested.get(case.id, "")
        unsettled = "" if case.settled else "unsettled, "
        return (f"{unsettled}look-up test", found) if found else (f"{unsettled}look-up, no test yet", "a test")
    where = proven.get(case.id, "")
    if not case.settled:
        return "unsettled", where or "the documents do not decide it"
    if where:
        return "proven", where
    absent = [card for card in case.cards if not is_defined(card)]
    missing = f"cards not defined: {', '.join(absent)}" if absent else "no ruling is written"
    return "not yet", f"{missing} ({', '.join(case.about)})"


def main(arguments: list[str]) -> int:
    """Write both files."""
    seed = Path(arguments[0]) if arguments else ROOT.parent / "shared" / "cases" / "seed_rulings.yaml"
    if seed.is_file():
        LISTED.write_text(roll(seed), encoding="utf-8")
    cases = read_roll(LISTED)
    PAGE.write_text(page(cases), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
