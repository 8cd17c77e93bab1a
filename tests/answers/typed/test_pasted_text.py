"""Questions that were pasted from a chat, or typed to a bot: their markup is no part of what is asked."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.typed.pasted_text import as_meant
from tests.answers.drawn import LINES, ask, screen


@pytest.mark.parametrize(
    "question",
    [
        "<b>tank</b>", "@judge tank", "/judge tank", "!keyword tank", "keyword: tank", "<@1234> tank",
        "\uff34\uff21\uff2e\uff2b",
        "[tank](https://example.com/tank)", "||tank||", "**tank**",
    ],
)  # fmt: skip
def test_what_is_no_part_of_the_question_is_left_out(question: str) -> None:
    assert ask(open_library(), question).read_as == "core@1.4:815"


@pytest.mark.parametrize("text", ["[>]", "card:Charm", "core@1.4:428", "is a < b", "[[Hidden Blade]] vs charm"])
def test_what_only_looks_like_it_stays(text: str) -> None:
    assert as_meant(text) == text


def test_markup_alone_stays_as_it_is() -> None:
    assert as_meant("<b></b>") == "<b></b>"


@pytest.mark.parametrize("question", ["hidden " * 200, "xyzzy " * 200], ids=["known", "unknown"])
def test_of_a_long_question_two_lines_are_repeated(question: str) -> None:
    assert len(screen(ask(open_library(), question))) <= LINES
