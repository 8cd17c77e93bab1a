"""Blocks as Markdown, for a chat or a document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.blocks import GAP, GONE, ID, MATCH, REFUSED, RULES, STANDS
from judge.cli.writers.columns import cells_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.blocks import Block, Line, Span

LISTED = frozenset(
    {
        "row",
        "asked",
        "pointed",
        "found",
        "below",
        "cells",
        "ruling",
        "frame",
        "step",
        "item",
        "hit",
        "excerpt",
        "besides",
        "event",
        "affected",
        "place",
        "because",
    }
)
"""Lines of a list: there is no blank one between them."""

_WRITTEN = {
    "basis": "_{}_",
    "frame": "- {}",
    "doubt": "_{}_",
    "outcome": "### {}",
    "section": "### {}",
    "heading": "## {}",
    "item": "- {}",
    "note": "_{}_",
    "hit": "- {}",
    "excerpt": "  {}",
    "besides": "  {}",
    "event": "- {}",
    "line of play": "**{}**",
    "result": "- {}",
    "affected": "- [ ] {}",
    "place": "  {}",
    "because": "  - {}",
    "read": "## {}",
    "row": "- {}",
    "asked": "- **>** {}",
    "pointed": "- {}",
    "found": "- {}",
    "below": "  {}",
    "points": "**{}**",
    "ruling": "- {}",
    "common": "- {}",
    "left": "- {}",
    "assumed": "_{}_",
    "more": "_{}_",
    "also": "_{}_",
}
_NUMBERED = {"outcome": "{}) {}", "step": "{}. {}"}
_MARKED = {ID: "`{}`", RULES: " ({})", STANDS: "**{}**", MATCH: "**{}**", GONE: "**{}**", REFUSED: "**{}**"}
_FENCED = {"message": "text", "expected": "scenario"}
"""Lines that are kept as they are, and the language of their fence."""


def markdown(blocks: Iterable[Block]) -> str:
    """Write blocks as Markdown; a paragraph is one line."""
    written: list[str] = []
    before = ""
    in_table = False
    for line in (line for block in blocks for line in block.as_lines()):
        in_table = line.kind == "columns" or (in_table and line.kind == "row")
        kind = "heads" if line.kind == "columns" else "cells" if in_table else line.kind
        if text := _in_cells(line) if in_table else _written(line):
            written += [_parting(before, kind), text]
            before = kind
    return "".join(written)


def _parting(before: str, kind: str) -> str:
    """What stands between a line and the one before it: a remark goes on with its line."""
    if not before:
        return ""
    if (before, kind) == ("heads", "cells"):
        return "\n"
    return " " if kind == "note" else "\n" if kind in LISTED and before in LISTED else "\n\n"


def _written(line: Line) -> str:
    if language := _FENCED.get(line.kind):
        text = "".join(text for text, _ in line.spans)
        return _below(f"```{language}\n{text}\n```", line.depth)
    text = "".join(map(_marked, line.spans))
    if line.kind in _NUMBERED:
        text = _NUMBERED[line.kind].format(line.number, text)
    if line.kind == "verdict":
        return "\n".join(_bold(paragraph) for paragraph in text.strip().split("\n"))
    if line.kind in {"text", "official"}:
        return "\n".join(f"> {one}".rstrip() for one in text.split("\n"))
    return _below(_WRITTEN.get(line.kind, "{}").format(text), line.depth)


def _in_cells(line: Line) -> str:
    """A row of a table; below its heads comes the line that Markdown needs."""
    cells = ["".join(map(_marked, cell)).replace("|", "\\|") for cell in cells_of(line)]
    row = f"| {' | '.join(cells)} |"
    return f"{row}\n|{' --- |' * len(cells)}" if line.kind == "columns" else row


def _marked(span: Span) -> str:
    if span.mark == GAP:
        return " "
    if span.mark in _MARKED:
        return _MARKED[span.mark].format(span.text)
    return escaped(span.text)


def _bold(line: str) -> str:
    """A line in bold; one that is bold already, or empty, stays as it is."""
    line = line.strip()
    return line if "**" in line or not line else f"**{line}**"


def _below(text: str, depth: int) -> str:
    """A text that belongs to a list entry so many levels up."""
    return "\n".join(_indented(text.split("\n"), "  " * depth)) if depth else text


def _indented(lines: Iterable[str], indent: str) -> Iterator[str]:
    return (indent + line if line else "" for line in lines)


def escaped(text: str) -> str:
    """A text in which ``[E]`` is no link; Markdown that is meant as such stays."""
    return text.replace("[", "\\[").replace("<", "\\<")
