"""The status of a walk: complete, as far as its plan could be followed, or cut."""

from __future__ import annotations

COMPLETE, CUT_SHORT, LINES_LEFT_OUT = "complete", "cut", "lines left out"
