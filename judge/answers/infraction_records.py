"""Puts the infractions of the tournament rules into the compiled library, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.ids import fold
from judge.content.read_infractions import read_infractions
from judge.content.sources import pages

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.model import Content


def records(_content: Content, root: Path) -> dict[str, Any]:
    """``infraction <name>`` with its fields, and its name so that a question finds it."""
    found: dict[str, Any] = {}
    for infraction in read_infractions(pages(root, "rules/tournament")):
        found[f"infraction {infraction.name}"] = infraction._asdict()
        found.setdefault(f"name {fold(infraction.name)}", []).append(["infraction", infraction.name])
    return found
