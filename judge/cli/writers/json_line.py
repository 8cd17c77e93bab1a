"""Plain values as one line of JSON, for programs."""

from __future__ import annotations

from judge.content.json_values import encoded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


def json_line(values: Mapping[str, Any]) -> str:
    """Write values as JSON; letters beyond ASCII stay readable."""
    return encoded(values)
