"""One rule through the versions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.lookups.history_page import history_answer
from judge.errors import Misuse, NotFound

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer


def history(text: str, as_of: str = "2026-08-01") -> Answer:
    return history_answer(open_library(as_of), text)


def test_a_rule_is_followed_from_version_to_version() -> None:
    answer = history("core@1.2:737")
    assert answer.answer == "737 of 1.2: in 1.0 as 723, moved in 1.1 as 727, moved in 1.2 as 737, moved in 1.3 as 811."
    assert [citation.id for citation in answer.citations] == [
        "core@1.0:723", "core@1.1:727", "core@1.2:737", "core@1.3:811", "core@1.4:811",
    ]  # fmt: skip
    assert {citation.title for citation in answer.citations} == {"Hidden"}


def test_a_reworded_rule_says_what_it_said_before() -> None:
    first, second = history("428.5.e").citations
    assert (first.id, first.note) == ("core@1.3:428.5.e", "new")
    assert first.text.startswith("In 1.3: ")
    assert (second.id, second.note) == ("core@1.4:411.6", "reworded, was core@1.3:428.5.e")


def test_a_removed_rule_ends_with_its_removal() -> None:
    last = history("core@1.3:103.2.e.1").citations[-1]
    assert (last.id, last.note) == ("core@1.4", "removed")
    assert last.text


def test_a_number_that_means_another_rule_elsewhere_says_so() -> None:
    answer = history("737")
    assert answer.read_as == "core@1.4:737"
    assert [(hit.id, hit.title) for hit in answer.hits] == [("core@1.2:737", "another rule: Hidden, now core@1.4:811")]
    assert history("737", "2026-01-10").read_as == "core@1.2:737"


def test_a_tournament_rule_is_followed_from_edition_to_edition_with_nothing_imported() -> None:
    answer = history("tournament:702.2")
    assert answer.answer == "702.2 of 2026-07-16: in 2025-07-21 as 702.2, reworded in 2026-01-30."
    assert [citation.id for citation in answer.citations] == [
        f"tournament@{day}:702.2"
        for day in ("2025-07-21", "2025-10-17", "2026-01-30", "2026-03-30", "2026-04-29", "2026-07-16")
    ]
    assert [citation.note for citation in answer.citations][:3] == ["the first version", "unchanged", "reworded"]
    assert answer.citations[-1].text
    gone = history("tournament@2026-04-29:202.5").citations[-1]
    assert (gone.id, gone.note) == ("tournament@2026-07-16", "removed")


@pytest.mark.parametrize("text", ["999", "core@1.2:999", "core@1.2:829", "TR 999"])
def test_what_never_was_or_is_not_known_is_not_found(text: str) -> None:
    with pytest.raises(NotFound):
        history(text)


def test_what_is_no_number_is_misuse() -> None:
    with pytest.raises(Misuse):
        history("card:Baited Hook")
    with pytest.raises(Misuse):
        history("core@1.9:100")
