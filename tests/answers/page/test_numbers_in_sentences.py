"""A verdict has the number that a rule has in the version that is asked for, and none where it has no such rule."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.numbers_in_sentences import NEW_CHOICES, RESTRICTED, cited, with_numbers
from judge.citations.numbers import number
from tests.answers.drawn import ask


def test_a_slug_becomes_its_number() -> None:
    assert with_numbers(f"It asks for more {cited(RESTRICTED)}.") == "It asks for more (355.9.b)."
    assert with_numbers("It costs (some.thing).") == "It costs (some.thing)."


@pytest.mark.parametrize("day", ["2026-01-10", "2026-08-01"])
@pytest.mark.parametrize(
    ("question", "slug"), [("Defy vs Wind Wall", RESTRICTED), ("Mystic Reversal vs Vengeance", NEW_CHOICES)]
)
def test_of_each_version(day: str, question: str, slug: str) -> None:
    library = open_library(day)
    known = number(slug, library.version)
    said = ask(library, question).answer
    assert slug not in said
    assert (f"({known})" in said) if known is not None else (f"({number(slug)})" not in said)
