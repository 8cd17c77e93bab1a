"""Whether a card was corrected: yes or no first, then what it says now."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from tests.answers.drawn import LINES, ask, screen


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("has baited hook been errata'd", "Yes."),
        ("is zhonyas errataed", "Yes."),
        ("does charm have errata", "No. Charm has no errata in any bulletin."),
        ("was charm changed", "No. Charm has no errata in any bulletin."),
        ("errata for charm", "Charm has no errata in any bulletin."),
        ("has jinx been errata'd", "No. None of these 3 cards has errata."),
    ],
)
def test_the_second_line_begins_with_what_was_asked(question: str, says: str) -> None:
    found = ask(open_library(), question)
    lines = screen(found)
    assert lines[1].startswith(says)
    assert len(lines) <= LINES
    assert found.exit_code == 0


def test_before_its_bulletin_a_card_was_not_corrected() -> None:
    assert ask(open_library("2025-10-20"), "has baited hook been errata'd").answer.startswith("No.")


@pytest.mark.parametrize("question", ["which cards have errata", "list of all errata", "is there any official errata"])
def test_errata_as_such_are_the_bulletins(question: str) -> None:
    assert any(hit.id.startswith("errata@") for hit in ask(open_library(), question).hits)


@pytest.mark.parametrize(
    "question", ["what changed in combat", "is damage corrected in cleanup", "errata of slow play"]
)
def test_other_words_are_no_card(question: str) -> None:
    assert not ask(open_library(), question).read_as.startswith("card:")
