"""Removes what repeats on every page: headers, footers and page numbers, even where they interrupt a sentence."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from judge.content.importers.rule_numbers import readings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.text_line import TextLine

_HEAD = 12
_EDGE = 3
"""The number of lines at the top and bottom of a page that may be furniture."""
_TITLE = r"(?:riftbound\W+)?(?:core|tournament) rules"
_DATE = r"(?:last )?updated:? ?[\w ,.-]{4,20}?"
_PAGE = r"page \d+(?: (?:of|/) \d+)?"
_LINE = re.compile(
    rf"(?:{_PAGE}|[-\u2013] ?\d+ ?[-\u2013]|\d+ ?/ ?\d+"
    rf"|{_TITLE}(?:[ ,|\u2013\u2014-]*(?:v(?:ersion)? ?\d\.\d|{_DATE}|{_PAGE}|\d{{1,3}}))*|\W*\u00a9.{{0,80}})",
    re.IGNORECASE,
)
_BARE_TITLE = re.compile(_TITLE, re.IGNORECASE)
_INLINE = re.compile(
    rf"\s*(?:{_TITLE}(?:[ ,|\u2013\u2014-]*(?:v(?:ersion)? ?\d\.\d|{_DATE}))?[ ,|\u2013\u2014-]*)?"
    r"\bpage \d+ (?:of|/) \d+\b"
    rf"|\s*{_TITLE}[ ,|\u2013\u2014-]+(?:v(?:ersion)? ?\d\.\d[ ,|\u2013\u2014-]+)?{_PAGE}\b",
    re.IGNORECASE,
)
_NUMBERED = re.compile(r"\d{3}(?:\.|$)")
_LONE = re.compile(r"\d{1,3}")


def without_furniture(lines: Sequence[TextLine]) -> list[TextLine]:
    """The lines without page furniture; where it was cut out of a line, a space remains."""
    repeated = _on_many_pages(lines)
    lone = _page_numbers(lines)
    head = _head(lines)
    once = _bare_titles_that_come_once(lines)
    kept = []
    for place, line in enumerate(lines):
        text = line.text
        is_furniture = place in repeated or (not line.heading and bool(_LINE.fullmatch(text)) and text not in once)
        if place in lone or (is_furniture and place not in head):
            continue
        if "age " in text:
            text = _INLINE.sub("", text).strip()
        kept.append(line._replace(text=text))
    return kept


def _head(lines: Sequence[TextLine]) -> range:
    """The lines before the first rule, where a header may be the only thing that identifies the document."""
    for place, line in enumerate(lines[:_HEAD]):
        if line.text and any(one.sure == 3 for one in readings(line.text)):
            return range(place)
    return range(min(_HEAD, len(lines)))


def _on_many_pages(lines: Sequence[TextLine]) -> set[int]:
    """The lines at the edges of pages that occur on many pages, ignoring digits."""
    pages: dict[int, list[int]] = {}
    for place, line in enumerate(lines):
        if line.page and line.text:
            pages.setdefault(line.page, []).append(place)
    edges = {place for found in pages.values() for place in (*found[:_EDGE], *found[-_EDGE:])}
    masked = {place: _masked(lines[place].text) for place in edges}
    counts = Counter(masked.values())
    within = Counter(_masked(line.text) for place, line in enumerate(lines) if line.page and place not in edges)
    least = max(3, len(pages) // 3)
    return {
        place
        for place, mask in masked.items()
        if counts[mask] >= least
        and within[mask] * 4 <= counts[mask]
        and (not _NUMBERED.match(lines[place].text) or mask == "#")
    }


def _bare_titles_that_come_once(lines: Sequence[TextLine]) -> set[str]:
    """The titles that fill exactly one line of the document: those are part of a sentence."""
    counts = Counter(line.text for line in lines if _BARE_TITLE.fullmatch(line.text))
    return {text for text, count in counts.items() if count == 1}


def _masked(text: str) -> str:
    return re.sub(r"\d+", "#", text)


def _page_numbers(lines: Sequence[TextLine]) -> set[int]:
    """The lines that consist of a number and count the pages, each one more than the one before."""
    found = [(place, int(line.text)) for place, line in enumerate(lines) if _LONE.fullmatch(line.text)]
    chains: list[list[tuple[int, int]]] = []
    for place, number in found:
        for chain in chains:
            if chain[-1][1] + 1 == number:
                chain.append((place, number))
                break
        else:
            chains.append([(place, number)])
    return {place for chain in chains if len(chain) >= 3 and chain[0][1] < 100 for place, _ in chain}
