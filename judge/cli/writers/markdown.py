"""Blocks as Markdown, for a chat or a document."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from judge.answers.page.blocks import GAP, GONE, ID, MATCH, REFUSED, RULES, STANDS
from judge.cli.writers.columns import cells_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.page.blocks import Block, Line, Span

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
PHONE = 40
"""Columns of a chat on a phone: a wider table is written as a list."""
_FENCED = {"message": "text", "expected": "scenario"}
"""Lines that are kept as they are, and the language of their fence."""


def markdown(blocks: Iterable[Block]) -> str:
    """Write blocks as Markdown; a paragraph is one line."""
    written: list[str] = []
    before = ""
    for part in _parts(line for block in blocks for line in block.as_lines()):
        kind = part[0].kind
        if kind == "columns":
            kind, text = ("cells", _table(part)) if _fits_a_phone(part) else ("row", _listed(part))
        else:
            text = _written(part[0])
        if text:
            written += [_parting(before, kind), text]
            before = kind
    return "".join(written)


def _parts(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Lines one by one, those of a table together, its heads first."""
    table: list[Line] = []
    for line in lines:
        if table and line.kind == "row":
            table.append(line)
            continue
        if table:
            yield table
        table = [line] if line.kind == "columns" else []
        if not table:
            yield [line]
    if table:
        yield table


def _parting(before: str, kind: str) -> str:
    """What stands between a line and the one before it: a remark goes on with its line."""
    if not before:
        return ""
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


def _cells(line: Line) -> list[str]:
    return ["".join(map(_marked, cell)) for cell in cells_of(line)]


def _fits_a_phone(table: list[Line]) -> bool:
    """Whether a table is no wider than a chat on a phone."""
    columns = zip_longest(*map(_cells, table), fillvalue="")
    return sum(max(map(len, column)) + 3 for column in columns) < PHONE


def _table(lines: list[Line]) -> str:
    """A table; below its heads comes the line that Markdown needs."""
    rows = [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in _cells(line))} |" for line in lines]
    return "\n".join([rows[0], f"|{' --- |' * len(_cells(lines[0]))}", *rows[1:]])


def _listed(lines: list[Line]) -> str:
    """A table as a list: numbered rows by what they say, others with each cell behind its head."""
    heads, *rows = map(_cells, lines)
    if not heads[0]:
        return "\n".join(f"- **{first}** {': '.join(cell for cell in cells if cell)}" for first, *cells in rows)
    found = [f"{heads[0]}:"]
    for first, *cells in rows:
        told = (f"{head} {cell}" for head, cell in zip(heads[1:], cells, strict=False) if cell != "-")
        found.append(f"- {first}: {'; '.join(told)}")
    return "\n".join(found)


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
