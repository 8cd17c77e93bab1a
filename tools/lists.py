"""Updates every list that is generated from the code and the rulings.

Usage: python tools/lists.py

These are the lists in ``docs/generated``, the number of played cards in the README, the links from FAQ entries to
rulings, the records on coverage, the picture of a terminal session, and the tables of options in ``docs/cli.md``.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))

import cards
import cases
import command_tables
import coverage
import faq_list
import faq_rulings
import floors
import pair_questions
import session

from tools.runs import runs


def failing() -> int:
    """Name each scenario block that does not hold; lists are written only from rulings that do. Returns 1 for any."""
    found = [f"{block.file}:{block.line}\n{run.message}" for block, run in runs() if not run.passed]
    print("\n".join(found), end="\n" * bool(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(
        failing()
        or cards.main()
        or cases.main([])
        or faq_rulings.main()
        or faq_list.main()
        or coverage.main()
        or session.main()
        or floors.main()
        or command_tables.main()
        or pair_questions.main()
    )
