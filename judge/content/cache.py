"""The user's cache directory, created on demand; no answer depends on it."""

from __future__ import annotations

from judge.content.data_directory import user_directory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_told: set[str] = set()


def cache_directory() -> str:
    """The path: ``JUDGE_CACHE``, else ``riftbound-judge`` in ``XDG_CACHE_HOME`` or the system's place for caches."""
    return user_directory("JUDGE_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA", "~/Library/Caches", "~/.cache")


def cannot_be_written(directory: str, problem: OSError, note: Callable[[str], None]) -> None:
    """Pass to ``note`` that nothing can be kept in the cache, once per run and directory."""
    if directory not in _told:
        _told.add(directory)
        reason = problem.strerror or str(problem)
        note(f"The cache {directory} cannot be written ({reason}): what it would keep is made for this run only.")
