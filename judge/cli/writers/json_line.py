"""Plain values as one line of JSON, for programs."""

from __future__ import annotations

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


def json_line(values: Mapping[str, Any]) -> str:
    """Write values as JSON; letters beyond ASCII stay readable."""
    return json.dumps(values, ensure_ascii=False)
