"""What happens: the rules of play, section by section."""

import os
import typing

from judge.spared_imports import spared_imports

# msgspec makes do with ``typing`` where ``typing_extensions`` is not installed, and needs the others for little: its
# own ``inspect``, thirty classes, only for a schema.
with spared_imports(
    {
        "typing_extensions": {name: getattr(typing, name) for name in ("get_type_hints", "NotRequired", "Required")},
        "platform": {"system": lambda: os.uname().sysname} if hasattr(os, "uname") else {},
        "textwrap": {},
        "msgspec.inspect": {},
    }
):
    import msgspec  # noqa: F401
