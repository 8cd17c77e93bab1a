"""Brings every list that is written from the code and the rulings up to date.

Usage: python tools/lists.py

That is ``docs/cases.md``, the links of FAQ entries to rulings, and what is recorded about coverage, in this order.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import cases
import coverage
import faq_rulings

if __name__ == "__main__":
    sys.exit(cases.main([]) or faq_rulings.main() or coverage.main())
