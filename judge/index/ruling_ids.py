"""The ids of the passages of rulings as the index keeps them: a row for each ruling, with its scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def rows_of_ids(ids: Iterable[str]) -> str:
    """The ids of passages of rulings as a line for each ruling: its id, and the numbers of its scenarios."""
    rows: dict[str, list[str]] = {}
    for identifier in ids:
        whole, _, number = identifier.partition("!")
        rows.setdefault(whole, []).append(number)
    return "\n".join(" ".join((whole, *filter(None, numbers))) for whole, numbers in rows.items())


def ids_of(text: str) -> list[str]:
    """The ids of ``rows_of_ids``, in their order."""
    rows = (row.split(" ") for row in text.split("\n") if row)
    return [one for whole, *numbers in rows for one in (whole, *(f"{whole}!{number}" for number in numbers))]
