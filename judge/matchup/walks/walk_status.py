"""How far a walk went: to every end, as far as its plan could be followed, or until it was cut."""

from __future__ import annotations

COMPLETE, CUT_SHORT, LINES_LEFT_OUT = "complete", "cut", "lines left out"
