"""Imports a library without modules that it imports and that are not used here: they can take longer than the library.

While it is imported, a stand-in is found under the name of each, and afterwards the real module again.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any


@contextmanager
def spared_imports(names: Mapping[str, Mapping[str, Any]]) -> Iterator[None]:
    """Put stand-ins in the place of modules that are not imported yet, and take them away at the end.

    ``names`` has for each module what the library takes from it as it is imported. For anything else a stand-in
    imports the real module: the library may ask for it later, and another thread meanwhile.
    """
    stand_ins = {name: _stand_in(name, has) for name, has in names.items() if name not in sys.modules}
    sys.modules.update(stand_ins)
    try:
        yield
    finally:
        for name, module in stand_ins.items():
            if sys.modules.get(name) is module:
                del sys.modules[name]


def _stand_in(name: str, has: Mapping[str, Any]) -> ModuleType:
    module = ModuleType(name)

    def other(attribute: str) -> Any:
        if attribute.startswith("__"):  # an import looks whether it is a package
            raise AttributeError(attribute)
        if sys.modules.get(name) is module:
            del sys.modules[name]
        return getattr(import_module(name), attribute)

    module.__dict__.update(has, __getattr__=other)
    return module
