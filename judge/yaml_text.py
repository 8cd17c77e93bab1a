"""Reads a text of YAML: with the reader in C where PyYAML was built with it, which takes a tenth of the time."""

from __future__ import annotations

from typing import Any

import yaml

_AS_TEXT = frozenset({"tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:timestamp"})


def _without_numbers(loader: Any) -> Any:
    """The loader, for which what looks like a number or a day is a text.

    187.10 is another rule than 187.1, and so is 056; and there is no day 2026-13-40.
    """
    kept = {
        first: [(tag, form) for tag, form in forms if tag not in _AS_TEXT]
        for first, forms in loader.yaml_implicit_resolvers.items()
    }
    return type(loader.__name__, (loader,), {"yaml_implicit_resolvers": kept})


_IN_C: Any = _without_numbers(yaml.CSafeLoader) if hasattr(yaml, "CSafeLoader") else None
_IN_PYTHON: Any = _without_numbers(yaml.SafeLoader)


def yaml_values(text: str) -> Any:
    """The plain values of a text of YAML, in which a number and a day are texts.

    Raises ``yaml.YAMLError`` with the line at fault where it cannot be read.
    """
    if _IN_C is not None:
        try:
            return yaml.load(text, _IN_C)  # noqa: S506 - the loader is a safe one
        except (yaml.YAMLError, ValueError):
            pass  # the other reader tells it in more words, and in the same ones everywhere
    try:
        return yaml.load(text, _IN_PYTHON)  # noqa: S506 - so is this one
    except ValueError as problem:  # a text that is tagged as a number
        raise yaml.YAMLError(str(problem)) from problem
