"""Applies a report to the old document, which yields the new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.diff.words import apply
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.diff.report import Report


def patch(report: Report, old: Mapping[str, str]) -> dict[str, str]:
    """The texts of the new document by number, from those of the old one.

    This requires a complete report; raises Misuse if it omits an old entry or is about other texts.
    """
    left = dict(old)
    new: dict[str, str] = {}
    for item in report.items:
        try:
            was = "\n".join(left.pop(number) for number in item.old_numbers)
        except KeyError as problem:
            raise Misuse(f"the old document has no {problem.args[0]}, or more than once") from None
        now = apply(item.runs, was) if item.runs else was
        if item.new_numbers:
            new.update(zip(item.new_numbers, now.split("\n", len(item.new_numbers) - 1), strict=True))
    if left:
        raise Misuse(f"the report says nothing about {', '.join(left)}")
    return new
