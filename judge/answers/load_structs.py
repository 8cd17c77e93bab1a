"""Loads msgspec without ``typing_extensions``, which takes half of its time to import.

msgspec asks it for ``get_type_hints``, ``Required`` and ``NotRequired`` where it is there, and else takes those of
``typing``: they are the same from Python 3.11 on.
"""

from __future__ import annotations

import sys

_UNNEEDED = "typing_extensions"


def load_structs() -> None:
    """Load msgspec, where it is not loaded; whoever needs ``typing_extensions`` afterwards imports it as ever."""
    if "msgspec" in sys.modules or _UNNEEDED in sys.modules:
        return
    sys.modules[_UNNEEDED] = None  # type: ignore[assignment]  # an import of it fails then
    try:
        import msgspec  # noqa: F401, PLC0415 - only what loads the engine has structs
    finally:
        del sys.modules[_UNNEEDED]
