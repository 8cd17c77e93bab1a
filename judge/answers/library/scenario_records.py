"""Puts the scenario blocks of answers into the compiled library, already parsed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.model import Content


def records(content: Content, _root: Path) -> dict[str, Any]:
    """``scenarios <id>`` for every answer that has scenario blocks.

    Raises ScenarioError for a block that cannot be read.
    """
    from judge.scenario.language.parse import parse  # noqa: PLC0415 - compiling only
    from judge.scenario.language.script_json import to_json  # noqa: PLC0415

    found: dict[str, Any] = {}
    for entry in content.faq:
        if entry.scenarios:
            blocks = zip(entry.scenarios, entry.scenario_lines, strict=True)
            found[f"scenarios {entry.id}"] = [
                to_json(parse(text, where=entry.file, first_line=line)) for text, line in blocks
            ]
    return found
