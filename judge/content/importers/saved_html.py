"""Reads a saved web page as plain lines: blocks become lines, headings keep their level, other elements are skipped."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import TYPE_CHECKING

from judge.content.importers.rule_numbers import readings
from judge.content.importers.text_line import TextLine

if TYPE_CHECKING:
    from collections.abc import Sequence

_LEFT_OUT = frozenset({"script", "style", "noscript", "template", "svg", "nav", "footer", "button", "form", "iframe"})
_BLOCKS = frozenset(
    [
        "address",
        "article",
        "aside",
        "blockquote",
        "body",
        "br",
        "caption",
        "dd",
        "div",
        "dl",
        "dt",
        "figure",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "header",
        "hr",
        "html",
        "li",
        "main",
        "ol",
        "p",
        "pre",
        "section",
        "table",
        "tbody",
        "td",
        "th",
        "thead",
        "title",
        "tr",
        "ul",
    ]
)
_HEADINGS = {"title": 1} | {f"h{level}": level for level in range(1, 7)}
_APART = frozenset({"p", "ul", "ol", "blockquote", "table", *_HEADINGS})
"""Blocks with a gap after them."""
_BOLD = frozenset({"b", "strong"})
_SURE = 3
_MARKED = (("chapter", 2), ("heading", 3))
"""Classes by which converted rulebooks mark headings without <h1> to <h6>, and their level."""


def html_lines(text: str, *, where: str = "") -> list[TextLine]:
    """The lines of a page; malformed HTML is read as far as it makes sense, as browsers do."""
    reader = _Reader(where)
    reader.feed(text)
    reader.close()
    reader.end_line()
    return reader.lines


class _Reader(HTMLParser):
    def __init__(self, where: str) -> None:
        super().__init__(convert_charrefs=True)
        self.lines: list[TextLine] = []
        self._where = where
        self._words: list[str] = []
        self._left_out: list[str] = []
        self._levels: list[tuple[str, int]] = []
        self._item = False
        self._bold = 0
        self._pre = 0
        self._plain = False  # whether the line has letters that are not bold
        self._counts: list[int] = []  # the next number of each open list; 0 where a list counts for itself

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        if tag in _LEFT_OUT:
            self._left_out.append(tag)
        if tag in _BLOCKS:
            self.end_line()
            self._item = self._item or tag == "li"
        self._bold += tag in _BOLD
        self._pre += tag == "pre"
        self._count(tag, attrs)
        level = _HEADINGS.get(tag, 0)
        classes = next((value or "" for name, value in attrs if name == "class"), "")
        for word, marked in _MARKED:
            if not level and tag == "div" and word in classes:
                level = marked
        if tag in _HEADINGS or tag == "div":
            self._levels.append((tag, level))

    def _count(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        """Number the items of a list with a ``start``: converters write rules without subrules in this way."""
        if tag in {"ol", "ul"}:
            start = next((value or "" for name, value in attrs if name == "start"), "") if tag == "ol" else ""
            self._counts.append(int(start) if start.isdecimal() and len(start) <= 3 else 0)
        elif tag == "li" and self._counts and self._counts[-1]:
            self._words.append(f"{self._counts[-1]:03}. ")
            self._counts[-1] += 1

    def handle_endtag(self, tag: str) -> None:
        if tag in {"ol", "ul"} and self._counts:
            self._counts.pop()
        self._bold -= tag in _BOLD and self._bold > 0
        self._pre -= tag == "pre" and self._pre > 0
        if tag in self._left_out:
            del self._left_out[self._left_out.index(tag) :]
        if tag in _BLOCKS:
            self.end_line()
        if tag in _APART and self.lines and self.lines[-1].text:
            self.lines.append(TextLine("", 0, f"{self._where}:{self.getpos()[0]}"))
        if self._levels and self._levels[-1][0] == tag:
            self._levels.pop()

    def handle_data(self, data: str) -> None:
        if self._left_out:
            return
        for place, line in enumerate(data.split("\n")):
            if place and (self._pre or _begins_with_a_number(line)):
                self.end_line()
            self._add(f"\n{line}" if place else line)

    def _add(self, text: str) -> None:
        self._words.append(text)
        self._plain = self._plain or (not self._bold and bool(text) and not text.isspace())

    def end_line(self) -> None:
        """End the current line."""
        text = " ".join("".join(self._words).split())
        self._words.clear()
        if text:
            level = next((level for _, level in reversed(self._levels) if level), 0)
            place = f"{self._where}:{self.getpos()[0]}"
            self.lines.append(TextLine(text, level, place, item=self._item, strong=not self._plain))
            self._item = False
        self._plain = False


def _begins_with_a_number(line: str) -> bool:
    """Whether a line of the page's source begins like a rule: converters leave many rules in one paragraph."""
    return any(one.sure == _SURE for one in readings(line.strip()))
