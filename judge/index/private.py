"""Whether files are the user's own: what is read as code, or turned into it, must not come from anybody else."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def others_can_write(*paths: Path) -> str:
    """Say why somebody else could have written one of these files or folders; empty where nobody else can.

    Links count for themselves, not for what they lead to. Raises OSError for what is not there.
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
