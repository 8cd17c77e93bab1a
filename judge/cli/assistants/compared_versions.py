"""A comparison of two documents for an assistant: what changed, as many changes as fit, and how to go on."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from judge.cli.assistants.values import Compared

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.api.values import DiffValues

MOST_LETTERS = 12_000
"""The maximum number of characters of changes handed out at once; at least one change is."""
_COUNTED = ("reworded", "added", "removed", "moved", "unchanged")
_SAME_WORDS = frozenset({"unchanged", "moved"})


def compared(found: DiffValues, skip: int) -> tuple[str, Compared]:
    """The text and the data; what kept its words is counted only, in a section what moved is named, too."""
    shown_kinds = frozenset({"unchanged"}) if found["section"] else _SAME_WORDS
    changes = [item for item in found["items"] if item["kind"] not in shown_kinds]
    sections = Counter(filter(None, map(_section, changes)))
    told: list[str] = []
    for item in changes[skip:]:
        change = "\n".join(_change(item))
        if told and sum(map(len, told)) + len(change) > MOST_LETTERS:
            break
        told.append(change)
    at = skip + len(told)
    rest = len(changes) - at
    counts = ", ".join(f"{found[kind]} {kind}" for kind in _COUNTED)  # type: ignore[literal-required]
    head = [f"{found['old']['title']} to {found['new']['title']}: {counts}."]
    if not found["section"] and len(sections) > 1:
        head.append(f"Changes by section: {', '.join(f'{name}: {many}' for name, many in sections.items())}.")
    if told and (skip or rest):
        head.append(f"Changes {skip + 1} to {at} of {len(changes)}:")
    if rest:
        told.append(f"{rest} changes follow: skip={at} goes on, and section shows one section.")
    data = Compared(
        old=found["old"]["id"],
        new=found["new"]["id"],
        reworded=found["reworded"],
        added=found["added"],
        removed=found["removed"],
        moved=found["moved"],
        unchanged=found["unchanged"],
        sections=dict(sections),
        shown=at - skip,
        next=at if rest else None,
    )
    return "\n\n".join(["\n".join(head), *told]), data


def _section(item: dict[str, Any]) -> str:
    """The section of a rule, by the newer number; "" for what has no number."""
    number = str(item["new_number"] or item["old_number"] or "").partition(".")[0]
    return number if len(number) == len("428") and number.isdigit() else ""


def _change(item: dict[str, Any]) -> Iterator[str]:
    is_renumbered = item["new_number"] and item["old_number"] and item["new_number"] != item["old_number"]
    number = f" (was {item['old_number']})" if is_renumbered else ""
    yield f"{item['kind']} {item['id']}{number} {item['title']}".rstrip()
    if item["kind"] not in _SAME_WORDS:
        for word in ("was", "now"):
            if item[word]:
                yield f"{word}: {item[word]}"
