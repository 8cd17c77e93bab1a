"""Every scenario block of the rulings and the FAQ, run once for all lists that are written from them."""

from __future__ import annotations

import sys
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.matchup.asking.answers import answered  # noqa: E402
from judge.scenario.ruling_files import read_rulings  # noqa: E402 - the checkout's own code
from judge.scenario.runner import run_block  # noqa: E402

if TYPE_CHECKING:
    from judge.scenario.ruling_files import RulingBlock
    from judge.scenario.runner import Run

TODAY = date(2026, 8, 1)


class BlockRun(NamedTuple):
    """A block and what came of it."""

    block: RulingBlock
    run: Run


@cache
def blocks() -> tuple[RulingBlock, ...]:
    """Every block, in the order of files; files are named from the root of the checkout."""
    return tuple(read_rulings([ROOT / "tests" / "rulings", ROOT / "faq"], root=ROOT))


@cache
def runs() -> tuple[BlockRun, ...]:
    """Every block with its run."""
    return tuple(BlockRun(block, run_block(block, TODAY, answering=answered)) for block in blocks())
