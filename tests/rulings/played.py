"""The rulings and the FAQ as tests go through them: folder by folder, each block run once.

Tests that look at runs have the mark ``BY_ONE_WORKER``, so that with ``pytest -n`` only one worker plays the rulings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools.runs import FAQ, ROOT, RULINGS, BlockRun, files, runs_of

if TYPE_CHECKING:
    from pathlib import Path

BY_ONE_WORKER = pytest.mark.xdist_group("rulings")


def folders(*places: Path) -> tuple[str, ...]:
    """The folders in which rulings lie, by their paths from the root of the checkout."""
    found = {file.parent.relative_to(ROOT).as_posix() for place in places or (RULINGS, FAQ) for file in files(place)}
    return tuple(sorted(found))


def played_in(folder: str) -> tuple[BlockRun, ...]:
    """The blocks of the files that lie in a folder itself, with their runs."""
    place = ROOT / folder
    return tuple(found for file in files(place) if file.parent == place for found in runs_of(file))


def name_of(found: BlockRun) -> str:
    """Where a block stands."""
    return found.name
