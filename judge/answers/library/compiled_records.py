"""Everything compiled into the library besides the content: facts of cards, history of numbers and more.

A record maker is a function from the content and its root to more records (see ``judge.content.compile``).
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from judge.content.compile import FORMAT, RecordMaker, compile_library
from judge.content.locate import LIBRARY_SOURCES, PACKAGE
from judge.content.sources import content_hash

if TYPE_CHECKING:
    from collections.abc import Callable

RECORD_MAKERS = (
    "judge.answers.library.catalogue_records:records",
    "judge.answers.library.history_records:records",
    "judge.answers.library.scenario_records:records",
    "judge.answers.library.wording_records:records",
    "judge.answers.library.infraction_records:records",
    "judge.answers.library.ban_records:records",
)
"""Module and function of each record maker: one line adds one."""


def record_makers() -> tuple[RecordMaker, ...]:
    """The functions that ``RECORD_MAKERS`` names."""
    found = []
    for place in RECORD_MAKERS:
        module, _, function = place.partition(":")
        found.append(getattr(importlib.import_module(module), function))
    return tuple(found)


def prepare(root: str) -> tuple[str, Callable[[], bytes]]:
    """The hash of all that is compiled from ``root``, and the function that compiles it."""
    shaping = [Path(PACKAGE, part) for part in LIBRARY_SOURCES]
    key = f"{FORMAT}-{content_hash(Path(root), *shaping)}"
    return key, lambda: compile_library(Path(root), record_makers(), key=key)
