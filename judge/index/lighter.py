"""Imports the search library without what it imports and never calls.

It takes one function from ``urllib.request`` that nothing uses, and a backport of ``cached_property`` that brings
asyncio. Together they cost as much as the rest of a search. Both are stood in for while the library is imported, and
only where nobody has imported them already.
"""

from __future__ import annotations

import functools
import importlib
import sys
from types import ModuleType

_STAND_INS: dict[str, dict[str, object]] = {
    "urllib.request": {"urlretrieve": None},
    "cached_property": {"cached_property": functools.cached_property},
}


def import_lightly(names: tuple[str, ...]) -> None:
    """Import the modules called ``names``; afterwards the stand-ins are gone again."""
    placed = []
    for name, contents in _STAND_INS.items():
        if name not in sys.modules:
            module = ModuleType(name)
            module.__dict__.update(contents)
            sys.modules[name] = module
            placed.append(name)
    try:
        for name in names:
            importlib.import_module(name)
    finally:
        for name in placed:
            del sys.modules[name]


import_lightly(
    ("whoosh.fields", "whoosh.query", "whoosh.scoring", "whoosh.searching", "whoosh.index", "whoosh.writing")
)
