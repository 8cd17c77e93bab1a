"""Marks and notes that judges make beside the lines of a scenario, kept in its file as remarks.

A remark right below a line of play belongs to that line::

    P1 plays Hidden Blade on v
    # ! the only target that wins the race

``!`` is a good decision, ``?`` a doubtful one, ``note`` neither.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Mapping

MARKS = ("!", "?", "note")
_REMARK = re.compile(r"\s*#\s*(!|\?|note)(?:\s+(.*))?")


class Annotation(Struct, frozen=True):
    """A mark (one of ``MARKS``) and what is noted beside it, which may be empty."""

    mark: str
    note: str = ""

    def __str__(self) -> str:
        return f"{self.mark} {self.note}".strip()


def annotations_in(text: str, first_line: int = 1) -> Mapping[int, Annotation]:
    """The annotations of a text by the number of the line that they stand below; ``first_line`` is that of the text."""
    found: dict[int, Annotation] = {}
    above = 0
    for number, line in enumerate(text.split("\n"), first_line):
        remark = _REMARK.fullmatch(line)
        if remark is not None and above:
            found[above] = Annotation(remark[1], (remark[2] or "").strip())
        elif line.strip() and not line.lstrip().startswith("#") and line[0] not in " \t":
            above = number
        elif not line.strip():
            above = 0
    return found


def annotated(text: str, line: int, annotation: Annotation | None, first_line: int = 1) -> str:
    """The text with this annotation below a line, in the place of the one that was there; None takes that away.

    Raises Misuse if the text has no such line, or where the mark is none.
    """
    lines = text.split("\n")
    place = line - first_line
    if not 0 <= place < len(lines):
        raise Misuse(f"there is no line {line} to annotate", hint="Annotate a step of the scenario itself.")
    if annotation is not None and annotation.mark not in MARKS:
        raise Misuse(f"{annotation.mark!r} is not a mark", hint=f"The marks are {', '.join(MARKS)}.")
    below = place + 1
    while below < len(lines) and lines[below][:1] in {" ", "\t"}:
        below += 1  # an indented line goes on with the one above
    end = below
    while end < len(lines) and _REMARK.fullmatch(lines[end]):
        end += 1
    made = [f"# {annotation.mark} {' '.join(annotation.note.split())}".rstrip()] if annotation is not None else []
    return "\n".join([*lines[:below], *made, *lines[end:]])
