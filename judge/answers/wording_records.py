"""Puts our wording of every defined card into the compiled library, so that a card page needs no engine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from judge.cards.definition import CardDefinition, Variant
    from judge.content.model import Content


def records(_content: Content, _root: Path) -> dict[str, Any]:
    """``wording <name>``: per variant its name, what it does, and per part the rules that the part is performed by."""
    from judge.cards.registry import catalogue_names, definition  # noqa: PLC0415 - compiling only

    return {
        f"wording {name}": [_variant(definition(name), variant) for variant in definition(name).variants]
        for name in catalogue_names()
    }


def _variant(card: CardDefinition, variant: Variant) -> dict[str, Any]:
    return {
        "name": variant.name,
        "bulletin": variant.bulletin,
        "text": variant.describe(card.keywords),
        "parts": [{"text": ability.describe(), "rules": _rules(ability)} for ability in variant.abilities]
        + [{"text": instruction.describe(), "rules": _rules(instruction)} for instruction in variant.effect],
    }


def _rules(part: object) -> list[str]:
    """The rules cited by the modules that perform a part and everything inside it."""
    from judge.citations.numbers import rule_id  # noqa: PLC0415
    from judge.engine.instructions import walk  # noqa: PLC0415
    from judge.slugs import Slug  # noqa: PLC0415

    modules = dict.fromkeys(
        type(inner).__module__ for inner in walk(part) if type(inner).__module__.startswith("judge.engine.a")
    )
    slugs = dict.fromkeys(
        value for module in modules for value in vars(sys.modules[module]).values() if isinstance(value, Slug)
    )
    return sorted({rule_id(slug) for slug in slugs}, key=_in_order)


def _in_order(identifier: str) -> list[tuple[int, int | str]]:
    parts = identifier.partition(":")[2].split(".")
    return [(0, int(part)) if part.isdigit() else (1, part) for part in parts]
