"""The ids of the passages of rulings are kept in short, and are the same again."""

from __future__ import annotations

from judge.index.ruling_ids import ids_of, rows_of_ids

IDS = ["ruling:a", "ruling:a!2", "ruling:a!13", "ruling:b/c-d", "ruling:e", "ruling:e!1"]


def test_they_are_a_row_for_each_ruling() -> None:
    assert rows_of_ids(IDS) == "ruling:a 2 13\nruling:b/c-d\nruling:e 1"
    assert ids_of(rows_of_ids(IDS)) == IDS
    assert ids_of(rows_of_ids([])) == []
