"""Scenario blocks with the answers to all their questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.matchup.asking.answers import answered
from judge.scenario.runner import run_block

if TYPE_CHECKING:
    from datetime import date

    from judge.scenario.ruling_files import RulingBlock
    from judge.scenario.runner import Run


def run_asking(block: RulingBlock, day: date, rules: str) -> Run:
    """Run a block; what it asks is answered over all that its play leaves open."""
    return run_block(block, day, rules, answered)
