"""Updates every list that is generated from the code and the rulings.

Usage: python tools/lists.py

These are the lists in ``docs/generated``, the number of played cards in the README, the links from FAQ entries to
rulings, the records on coverage, the picture of a terminal session, and the tables of options in ``docs/cli.md``.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import cards
import cases
import command_tables
import coverage
import faq_rulings
import floors
import session

if __name__ == "__main__":
    sys.exit(
        cards.main()
        or cases.main([])
        or faq_rulings.main()
        or coverage.main()
        or session.main()
        or floors.main()
        or command_tables.main()
    )
