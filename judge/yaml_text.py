"""Reads a text of YAML: with the reader in C where PyYAML was built with it, which takes a tenth of the time."""

from __future__ import annotations

from typing import Any

import yaml

_NUMBERS = frozenset({"tag:yaml.org,2002:int", "tag:yaml.org,2002:float"})


def _without_numbers(loader: Any) -> Any:
    """The loader, for which what looks like a number is a text: 187.10 is another rule than 187.1, and so is 056."""
    kept = {
        first: [(tag, form) for tag, form in forms if tag not in _NUMBERS]
        for first, forms in loader.yaml_implicit_resolvers.items()
    }
    return type(loader.__name__, (loader,), {"yaml_implicit_resolvers": kept})


_IN_C: Any = _without_numbers(yaml.CSafeLoader) if hasattr(yaml, "CSafeLoader") else None
_IN_PYTHON: Any = _without_numbers(yaml.SafeLoader)


def yaml_values(text: str) -> Any:
    """The plain values of a text of YAML, in which a number is a text.

    Raises ``yaml.YAMLError`` with the line at fault where it cannot be read.
    """
    if _IN_C is not None:
        try:
            return yaml.load(text, _IN_C)  # noqa: S506 - the loader is a safe one
        except yaml.YAMLError:
            pass  # the other reader tells it in more words, and in the same ones everywhere
    return yaml.load(text, _IN_PYTHON)  # noqa: S506 - so is this one
