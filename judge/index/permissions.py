"""Checks that files belong to the user alone, because nobody else's files may be loaded as code."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def others_can_write(*paths: Path) -> str:
    """The reason why another user could have written one of these files or folders, or "".

    Symbolic links are not followed. Raises OSError for a path that does not exist.
    """
    for path in paths:
        facts = os.lstat(path)
        if stat.S_ISLNK(facts.st_mode):
            return f"{path.name} is a link"
        if facts.st_uid != os.geteuid():
            return f"{path.name} belongs to another user"
        if facts.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            return f"others can write to {path.name} (chmod go-w makes it yours)"
    return ""
