"""Every scenario block of the rulings and the FAQ, read and run once for all lists and tests that go by them."""

from __future__ import annotations

import sys
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.matchup.kinds.scenario_questions import answer_to  # noqa: E402 - the checkout's own code
from judge.scenario.ruling_files import read_rulings  # noqa: E402
from judge.scenario.runner import run_block  # noqa: E402

if TYPE_CHECKING:
    from judge.scenario.ruling_files import RulingBlock
    from judge.scenario.run import Run

TODAY = date(2026, 8, 1)
RULINGS, FAQ = ROOT / "rulings", ROOT / "faq"


class BlockRun(NamedTuple):
    """A block and what came of it."""

    block: RulingBlock
    run: Run

    @property
    def name(self) -> str:
        """The file, from the root of the checkout, and the line at which the block begins."""
        return f"{self.block.file}:{self.block.line}"


@cache
def files(place: Path) -> tuple[Path, ...]:
    """The files in which blocks can stand, in order."""
    return tuple(sorted(place.rglob("*.md")))


@cache
def blocks_of(file: Path) -> tuple[RulingBlock, ...]:
    """The blocks of one file, which is named from the root of the checkout."""
    return tuple(read_rulings([file], root=ROOT))


@cache
def runs_of(file: Path) -> tuple[BlockRun, ...]:
    """The blocks of one file, each with its run."""
    found = []
    for block in blocks_of(file):
        try:
            found.append(BlockRun(block, run_block(block, TODAY, answering=answer_to)))
        except Exception as problem:
            problem.add_note(f"in the scenario at {block.file}:{block.line}")
            raise
    return tuple(found)


def blocks(*places: Path) -> tuple[RulingBlock, ...]:
    """Every block of some places, or of all rulings and the FAQ, in the order of files."""
    return tuple(found for place in places or (RULINGS, FAQ) for file in files(place) for found in blocks_of(file))


def runs(*places: Path) -> tuple[BlockRun, ...]:
    """The same blocks, each with its run."""
    return tuple(found for place in places or (RULINGS, FAQ) for file in files(place) for found in runs_of(file))
