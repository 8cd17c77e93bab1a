"""Blocks as plain text: complete without colour, readable at 40 columns, made without any library."""

from __future__ import annotations

from judge.answers.page.blocks import GAP, RULES, TITLE, unmarked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.answers.page.blocks import Block, Line

BEGINNING = frozenset({"outcome", "section", "cited", "list", "heading"})
"""Lines that have a blank one before them."""

TABLE = frozenset({"columns", "row", "asked"})
"""The heads of the columns of a table, and its rows; other heads begin another table."""

_INDENT = {
    "frame": "  ",
    "when": "  ",
    "shared": "    ",
    "step": "    ",
    "item": "  ",
    "note": "  ",
    "text": "  ",
    "label": "  ",
    "official": "  | ",
    "hit": "  ",
    "excerpt": "      ",
    "besides": "      ",
    "event": "    ",
    "expected": "  ",
    "affected": "  ",
    "place": "    ",
    "because": "    - ",
    "detail": "    ",
    "hint": "      ",
    "ruling": "  ",
    "left": "  ",
    "common": "  ",
    "pointed": "  ",
    "found": "  ",
    "below": "    ",
}
_NUMBERED = {"outcome": "{}) {}", "step": "{}. {}"}
_WRITTEN = {"section": "{}:", "note": "({})"}
_KEPT = frozenset({"expected", "finding"})
"""Lines that are copied or jumped to, and never broken."""
HANGING = {
    "because": "      ",
    "ruling": "    ",
    "left": "    ",
    "common": "    ",
    "more": "  ",
    "assumed": "  ",
    "pointed": "    ",
    "found": "    ",
    "also": "  ",
}
"""Kinds of lines that go on deeper than they begin."""


def plain(blocks: Iterable[Block], width: int = 80) -> str:
    """Write blocks as lines no longer than ``width``, where a word is not longer; 0 breaks no line."""
    lines: list[str] = []
    table: list[Line] = []
    for block in blocks:
        for line in block.as_lines():
            if table and (line.kind == "columns" or line.kind not in TABLE):
                lines += _in_columns(table, width)
                table = []
            if line.kind in TABLE:
                table.append(line)
                continue
            if line.kind in BEGINNING and lines:
                lines.append("")
            lines += _laid_out(line, width)
    return "\n".join([*lines, *_in_columns(table, width)] if table else lines)


def _in_columns(lines: Sequence[Line], width: int) -> Iterator[str]:
    """A table; its columns need more than most pages do."""
    from judge.cli.writers.columns import drawn, table  # noqa: PLC0415 - most answers have no table

    return (drawn(cells, line.kind) for line, cells in table(lines, width))


def _laid_out(line: Line, width: int) -> Iterable[str]:
    kind, spans, number, depth = line
    if kind == "read":
        spans = tuple([one._replace(text=one.text.upper()) if one.mark is TITLE else one for one in spans])
    text = "".join(["  " if mark is GAP else f"({text})" if mark is RULES else text for text, mark in spans])
    if kind in _NUMBERED:
        text = _NUMBERED[kind].format(number, text)
    elif kind in _WRITTEN:
        text = _WRITTEN[kind].format(text)
    indent = "  " * depth + _INDENT.get(kind, "")
    if kind in _KEPT or not width:
        return [indent + one if one else "" for one in text.split("\n")]
    if kind == "read":
        return _first_line(text, width)
    if kind == "more" and len(text) <= width:
        return (text,)
    if kind == "message":
        return _with_marks(text.split("\n"), width, indent)
    return wrap(text, width, indent, HANGING.get(kind))


def _first_line(text: str, width: int) -> Iterator[str]:
    """What was read, with its parts apart; where they have no room beside each other, the last one below the others."""
    if len(text) <= width:
        yield text
        return
    before, _, last = text.rpartition("  ")
    yield from wrap(before, width)
    yield from wrap(last, width)


def wrap(text: str, width: int, indent: str = "", hanging: str | None = None) -> Iterator[str]:
    """Break a text into lines no longer than ``width``; a longer word has a line of its own, as far left as it takes.

    ``hanging`` is the indent of all lines but the first.
    """
    deeper = indent if hanging is None else hanging
    for paragraph in unmarked(text).split("\n"):
        line = ""
        for word in paragraph.split():
            if not line or len(line) + len(word) >= width:
                if line:
                    yield line
                    indent = deeper
                room = width - len(word)
                line = indent + word if room >= len(indent) else _outdented(indent, word, room)
            else:
                line = f"{line} {word}"
        yield line
        indent = deeper


def _outdented(indent: str, word: str, room: int) -> str:
    """A word that has room only with less of the indent; with all of it where even that is too little."""
    return " " * room + word if room >= 0 and indent.isspace() else indent + word


def _with_marks(lines: Sequence[str], width: int, indent: str) -> Iterator[str]:
    """Break lines that are too wide, each with its own indent; those with a mark below them, and the mark, stay."""
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        if len(indent) + len(line) <= width or "^" in {line.strip(), below.strip()}:
            yield indent + line if line else ""
        else:
            yield from wrap(line, width, indent + line[: len(line) - len(line.lstrip())])
