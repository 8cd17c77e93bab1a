"""Reads a text of YAML: with the reader in C where PyYAML was built with it, which takes a tenth of the time."""

from __future__ import annotations

from typing import Any

import yaml

_IN_C: Any = getattr(yaml, "CSafeLoader", None)


def yaml_values(text: str) -> Any:
    """The plain values of a text of YAML; raises ``yaml.YAMLError`` with the line at fault where it cannot be read."""
    if _IN_C is not None:
        try:
            return yaml.load(text, _IN_C)  # noqa: S506 - the loader is a safe one
        except yaml.YAMLError:
            pass  # the other reader tells it in more words, and in the same ones everywhere
    return yaml.safe_load(text)
