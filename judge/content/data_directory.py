"""The user's directories; documents that were imported are kept in the one for data."""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH111, PTH118

from __future__ import annotations

import os
import sys


def user_directory(own: str, xdg: str, windows: str, mac: str, other: str) -> str:
    """The path that the variable ``own`` has, else ``riftbound-judge`` in what ``xdg`` has or in the system's place.

    That place is the variable ``windows``, or a folder of the user's home.
    """
    if path := os.environ.get(own):
        return path
    base = os.environ.get(xdg)
    if not base and sys.platform == "win32":
        base = os.environ.get(windows) or os.path.expanduser("~")
    return os.path.join(base or os.path.expanduser(mac if sys.platform == "darwin" else other), "riftbound-judge")


def data_directory() -> str:
    """The path: ``JUDGE_DATA``, else ``riftbound-judge`` in ``XDG_DATA_HOME`` or the system's place for user data."""
    return user_directory("JUDGE_DATA", "XDG_DATA_HOME", "APPDATA", "~/Library/Application Support", "~/.local/share")


def imported_directory() -> str:
    """The path of the folder of imported documents, one file each; it may not exist."""
    return os.path.join(data_directory(), "imported")
