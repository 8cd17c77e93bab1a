"""Brings every list that is written from the code and the rulings up to date.

Usage: python tools/lists.py

That is the lists of ``docs/generated``, the count of played cards in the README, the links of FAQ entries to rulings,
and what is recorded about coverage.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import cards
import cases
import coverage
import faq_rulings

if __name__ == "__main__":
    sys.exit(cards.main() or cases.main([]) or faq_rulings.main() or coverage.main())
