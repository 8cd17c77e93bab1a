"""Imports the search library without the half of Python that it imports and does not use.

It takes one decorator from ``cached_property``, which imports ``asyncio``, the name of a function that it never calls
from ``urllib.request``, which imports the web, and a list of English words for a kind of query that is not asked here:
together these take longer than the rest of it. While it is imported, a stand-in is found under each of these names, and
afterwards the real module again.
"""

from __future__ import annotations

import functools
import sys
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES: dict[str, dict[str, Any]] = {
    "cached_property": {"cached_property": functools.cached_property},
    "urllib.request": {"urlretrieve": None},
    "whoosh.lang.morph_en": {"variations": None},
}
"""The modules, and what the search library takes from each: its own decorator does the same as that of Python."""


@contextmanager
def spared_imports() -> Iterator[None]:
    """Put stand-ins in the place of modules that are not imported yet, and take them away at the end."""
    stand_ins = {name: _stand_in(name, has) for name, has in NAMES.items() if name not in sys.modules}
    sys.modules |= stand_ins
    try:
        yield
    finally:
        for name, module in stand_ins.items():
            if sys.modules.get(name) is module:
                del sys.modules[name]


def _stand_in(name: str, has: dict[str, Any]) -> ModuleType:
    """A module that has these names, and imports the real one for any other: another thread may ask for one."""
    module = ModuleType(name)

    def other(attribute: str) -> Any:
        if attribute.startswith("__"):  # an import looks whether it is a package
            raise AttributeError(attribute)
        if sys.modules.get(name) is module:
            del sys.modules[name]
        return getattr(import_module(name), attribute)

    module.__dict__.update(has, __getattr__=other)
    return module
