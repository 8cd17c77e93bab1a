"""The record of reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.content.reviewed import Review, parse_reviews, read_reviews, write_reviews
from judge.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path


def test_what_is_written_is_read_again_sorted_by_id(tmp_path: Path) -> None:
    reviews = {name: Review(name, "1.4", "2026-08-01") for name in ("faq@b:x-1", "faq@a:x-1")}
    write_reviews(tmp_path, reviews)
    assert (tmp_path / "rules/reviewed.tsv").read_text().splitlines()[1].startswith("faq@a:x-1\t")
    found = read_reviews(tmp_path)
    assert {name: review._replace(line=0) for name, review in found.items()} == reviews


def test_no_file_means_no_reviews(tmp_path: Path) -> None:
    assert read_reviews(tmp_path) == {}


@pytest.mark.parametrize("line", ["faq@a:x-1", "faq@a:x-1\t1.4", "faq@a:x-1\t\t2026-08-01", "a\tb\tc\td"])
def test_a_line_that_is_no_review_is_named(line: str) -> None:
    with pytest.raises(ContentError, match="not a review") as caught:
        parse_reviews(["id\tversion\tdate", line])
    assert caught.value.where == "rules/reviewed.tsv:2"


def test_an_entry_stands_once() -> None:
    with pytest.raises(ContentError, match="is both here and in line 1"):
        parse_reviews(["a\t1.4\t2026-08-01"] * 2)
