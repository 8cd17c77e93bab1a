"""How many lines a text takes."""

from __future__ import annotations

from judge.answers.page.fit_lines import height


def test_a_word_that_is_longer_than_a_line_takes_several() -> None:
    assert height("replay ruling:keywords/accelerate-and-move-at-once!1", 20) == 4
    assert height("a few short words", 20) == 1
