"""How far a walk went: to every end, to those that a plan can be followed to, or until it was cut."""

from __future__ import annotations

COMPLETE, CUT_SHORT, LINES_LEFT_OUT = "complete", "cut", "lines left out"
