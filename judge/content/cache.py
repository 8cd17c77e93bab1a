"""The user's cache directory, created on demand; no answer depends on it."""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH111, PTH118

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_told: set[str] = set()


def cache_directory() -> str:
    """The path: ``JUDGE_CACHE``, else ``riftbound-judge`` in ``XDG_CACHE_HOME`` or the system's place for caches."""
    if own := os.environ.get("JUDGE_CACHE"):
        return own
    if base := os.environ.get("XDG_CACHE_HOME"):
        return os.path.join(base, "riftbound-judge")
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or os.path.expanduser("~")
    elif sys.platform == "darwin":
        base = os.path.expanduser("~/Library/Caches")
    else:
        base = os.path.expanduser("~/.cache")
    return os.path.join(base, "riftbound-judge")


def cannot_be_written(directory: str, problem: OSError, note: Callable[[str], None]) -> None:
    """Pass to ``note`` that nothing can be kept in the cache, once per run and directory."""
    if directory not in _told:
        _told.add(directory)
        reason = problem.strerror or str(problem)
        note(f"The cache {directory} cannot be written ({reason}): what it would keep is made for this run only.")
