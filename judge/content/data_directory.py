"""The user's data directory, where imported documents are kept."""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH111, PTH118

from __future__ import annotations

import os
import sys


def data_directory() -> str:
    """The path: ``JUDGE_DATA``, else ``riftbound-judge`` in ``XDG_DATA_HOME`` or the system's place for user data."""
    if own := os.environ.get("JUDGE_DATA"):
        return own
    if base := os.environ.get("XDG_DATA_HOME"):
        return os.path.join(base, "riftbound-judge")
    if sys.platform == "win32":
        base = os.environ.get("APPDATA") or os.path.expanduser("~")
    elif sys.platform == "darwin":
        base = os.path.expanduser("~/Library/Application Support")
    else:
        base = os.path.expanduser("~/.local/share")
    return os.path.join(base, "riftbound-judge")


def imported_directory() -> str:
    """The path of the folder of imported documents, one file each; it may not exist."""
    return os.path.join(data_directory(), "imported")
