"""Reads Markdown as plain lines, keeping only the marks of headings and lists.

It is read line by line without building a tree, so that nesting cannot exhaust anything.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.importers.text_line import TextLine
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator

DEEPEST = 20
_FLATTEN = "Import another form of the document."
_HEADING = re.compile(r"(#{1,6})(?: +|$)")
_QUOTE = re.compile(r"(?:> ?)+")
_ITEM = re.compile(r"[-+*\u2022] +(?=\S)")
_LINK = re.compile(r"!?\[((?:[^\[\]]|\[[^\[\]]{0,40}\]){0,300})\]\([^()\s]{0,500}\)")
_ALL_STRONG = re.compile(r"(?<!\\)(\*\*|__)(?=\S)(?:(?!\1).)+(?<=[^\s\\])\1")
_STRONG = re.compile(r"(?<!\\)\*\*+")
_STARS = re.compile(r"(?<=[^\s\\])\*|(?<!\\)\*(?=\S)")
_UNDERLINES = re.compile(r"(?<![A-Za-z0-9\\])_+|(?<!\\)_+(?![A-Za-z0-9])")
_ESCAPED = re.compile(r"\\([\\`*_{}\[\]()#+\-.!>~|])")
_FENCE = re.compile(r"(?:```|~~~)\w*$")


def markdown_lines(text: str, *, where: str = "") -> Iterator[TextLine]:
    """All lines without their marks; raises ContentError if quotations or lists are nested too deeply."""
    for number, raw in enumerate(text.split("\n"), 1):
        place = f"{where}:{number}"
        line = raw.strip()
        if line.startswith(">") and (quote := _QUOTE.match(line)):
            if quote[0].count(">") > DEEPEST:
                raise ContentError(f"nested too deeply: at most {DEEPEST} levels", where=place, hint=_FLATTEN)
            line = line[quote.end() :]
        level = 0
        if heading := _HEADING.match(line):
            level, line = len(heading[1]), line[heading.end() :].rstrip("# ")
        item = _ITEM.match(line)
        depth = 0
        while mark := _ITEM.match(line):
            line, depth = line[mark.end() :], depth + 1
            if depth > DEEPEST:
                raise ContentError(f"nested too deeply: at most {DEEPEST} levels", where=place, hint=_FLATTEN)
        if not _FENCE.match(line):
            strong = bool(_ALL_STRONG.fullmatch(line))
            yield TextLine(unmarked(line), level, place, item=bool(item), strong=strong)


def unmarked(line: str) -> str:
    """The line without emphasis, links and escapes; a single asterisk stays."""
    if "](" in line:
        line = _LINK.sub(r"\1", line)
    if "*" in line:
        line = _STARS.sub("", _STRONG.sub("", line))
    if "_" in line:
        line = _UNDERLINES.sub("", line)
    return _ESCAPED.sub(r"\1", line).strip() if "\\" in line else line.strip()
