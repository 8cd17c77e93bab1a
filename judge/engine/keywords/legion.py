"""Legion (rule 812): text that applies while its controller has finalized another card this turn."""

from __future__ import annotations

from judge.engine.wording.circumstances import AnotherCardFinalized

LEGION = AnotherCardFinalized()
"""The circumstance that the keyword stands for."""
