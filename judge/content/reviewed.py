"""``rules/reviewed.tsv``: which entries were read again, against which version of the core rules, and when.

One line per entry: id, version, day. An entry that is not listed was last read when it was written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.errors import ContentError
from judge.record import NamedTuple
from judge.text_file import content_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

FILE = "rules/reviewed.tsv"
_HEAD = ("id", "version", "date")


class Review(NamedTuple):
    """A review of an entry: the version it was read against, and the day."""

    id: str
    version: str
    date: str
    line: int = 0


def read_reviews(root: Path) -> dict[str, Review]:
    """The reviews by id; empty if there is no file. Raises ContentError that names a malformed line."""
    path = root / FILE
    return parse_reviews(content_text(path, FILE).splitlines()) if path.exists() else {}


def parse_reviews(lines: Iterable[str]) -> dict[str, Review]:
    """Parse the lines of the file; raises ContentError for a line without three fields, or a repeated id."""
    found: dict[str, Review] = {}
    for number, line in enumerate(lines, start=1):
        cells = tuple(line.split("\t"))
        if cells == _HEAD or not line.strip():
            continue
        if len(cells) != len(_HEAD) or not all(cells):
            raise ContentError("this line is not a review", where=f"{FILE}:{number}", hint="Write: id, version, date.")
        if cells[0] in found:
            first = found[cells[0]].line
            raise ContentError(
                f"{cells[0]} is both here and in line {first}", where=f"{FILE}:{number}", hint="Remove one of them."
            )
        found[cells[0]] = Review(cells[0], cells[1], cells[2], number)
    return found


def write_reviews(root: Path, reviews: Mapping[str, Review]) -> None:
    """Write all reviews atomically, sorted by id; raises ContentError if the file cannot be written."""
    from judge.content.packing import write_atomically  # noqa: PLC0415 - reading needs none of it

    rows = [_HEAD, *((review.id, review.version, review.date) for _, review in sorted(reviews.items()))]
    try:
        write_atomically(str(root / FILE), "".join("\t".join(row) + "\n" for row in rows).encode())
    except OSError as problem:
        raise ContentError(f"cannot be written: {problem.strerror}", where=str(root / FILE)) from problem
