"""Who takes a spell and may choose anew has something else to choose on the board (751.1), and that leads."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer


@pytest.mark.parametrize("spell", ["Vengeance", "Gust", "Hextech Ray"])
def test_the_new_choices_are_shown_with_what_comes_of_them(spell: str) -> None:
    found = answer(open_library(), Request(f"Mystic Reversal vs {spell}"))
    assert found.answer.startswith(
        f"Mystic Reversal gives P2 control of {spell}, and P2 can make new choices for it (751.1)"
    )


def test_a_spell_that_chooses_nothing_is_only_taken() -> None:
    found = answer(open_library(), Request("Mystic Reversal vs Stacked Deck"))
    assert found.answer.startswith("Mystic Reversal gives P2 control of Stacked Deck.")
