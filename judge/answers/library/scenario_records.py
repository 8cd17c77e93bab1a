"""Puts the scenario blocks of answers into the compiled library, already parsed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.left_out import attempt
from judge.errors import ContentError, ScenarioError

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.model import Content, FaqEntry


def records(content: Content, _root: Path) -> dict[str, Any]:
    """``scenarios <id>`` for every answer that has scenario blocks, all of which can be read."""
    found: dict[str, Any] = {}
    for entry in content.faq:
        if entry.scenarios and (blocks := attempt(_parsed, entry, content.leave_out, _left_out)):
            found[f"scenarios {entry.id}"] = blocks
    return found


def _left_out(entry: FaqEntry) -> tuple[str, ...]:
    return (f"scenarios {entry.id}",)


def _parsed(entry: FaqEntry) -> list[Any]:
    """The blocks of an answer; raises ContentError with the line of one that cannot be read."""
    from judge.scenario.language.parse import parse  # noqa: PLC0415 - compiling only
    from judge.scenario.language.script_json import to_json  # noqa: PLC0415

    blocks = zip(entry.scenarios, entry.scenario_lines, strict=True)
    try:
        return [to_json(parse(text, where=entry.file, first_line=line)) for text, line in blocks]
    except ScenarioError as problem:
        raise ContentError(problem.reason, where=f"{entry.file}:{problem.line}", hint=problem.hint) from problem
