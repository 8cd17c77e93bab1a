"""The message to users whose environment lacks an extra."""

from __future__ import annotations


def how_to_install(extra: str) -> str:
    """The command that installs an extra, from the index of packages and in a checkout."""
    return f"pip install 'riftbound-judge[{extra}]', or in a checkout pip install -e '.[{extra}]'"
