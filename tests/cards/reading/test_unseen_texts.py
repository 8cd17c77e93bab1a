"""Texts that no card has are read as they say, or refused with the part that stops them; never read as something else.

Numbers, types, triggers, costs and conditions are put together as newer sets may do.
"""

from __future__ import annotations

import pytest

from judge.cards.reading.phrases import NotRead
from tests.cards.reading.tables import Row, rows


@pytest.mark.parametrize("row", rows("unseen-read"), ids=lambda row: row.text[:60])
def test_a_text_of_a_new_kind_is_read_as_it_says(row: Row) -> None:
    assert row.found() == row.says


@pytest.mark.parametrize("row", rows("unseen-refused"), ids=lambda row: row.text[:60])
def test_a_text_beyond_what_is_known_is_refused_by_the_part_that_stops_it(row: Row) -> None:
    with pytest.raises(NotRead) as refused:
        row.found()
    assert refused.value.part.startswith(row.says)
