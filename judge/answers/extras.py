"""What is compiled into the library besides the content: facts of cards, history of numbers, and what is added here.

An extra is a function from the content and its root to more records (see ``judge.content.compile``). One that cannot
be imported yet is left out; one that fails says so.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from judge.content.compile import FORMAT, Extra, compile_library
from judge.content.locate import LIBRARY_SOURCES, PACKAGE
from judge.content.sources import content_hash

if TYPE_CHECKING:
    from collections.abc import Callable

EXTRAS = (
    "judge.answers.catalogue_records:records",
    "judge.answers.history_records:records",
    "judge.answers.scenario_records:records",
    "judge.answers.wording_records:records",
    "judge.answers.infraction_records:records",
    "judge.answers.ban_records:records",
)
"""Module and function of each extra: one line adds one."""


def extras() -> tuple[Extra, ...]:
    """Give the functions that ``EXTRAS`` names."""
    found = []
    for place in EXTRAS:
        module, _, function = place.partition(":")
        found.append(getattr(importlib.import_module(module), function))
    return tuple(found)


def prepare(root: str) -> tuple[str, Callable[[], bytes]]:
    """Give the hash of all that is compiled from ``root``, and the function that compiles it."""
    shaping = [Path(PACKAGE, part) for part in LIBRARY_SOURCES]
    key = f"{FORMAT}-{content_hash(Path(root), *shaping)}"
    return key, lambda: compile_library(Path(root), extras(), key=key)
