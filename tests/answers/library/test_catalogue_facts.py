"""The facts of a card: its keywords are those that it has, not those that its text only mentions."""

from __future__ import annotations

import pytest

from judge.answers.library.catalogue_facts import facts_line
from judge.answers.library.open_library import open_library


@pytest.mark.parametrize(
    ("name", "keywords"),
    [
        ("Jaull-Fish", "keywords Accelerate;"),  # its text mentions Mighty, which is no keyword
        ("Shock Blast", "keywords Action;"),  # it asks for an Empowered one (828.1)
        ("Serene Ascetic", "Empowered"),
    ],
)
def test_the_keywords_are_those_that_the_card_has(name: str, keywords: str) -> None:
    assert keywords in facts_line(open_library(), name)


@pytest.mark.parametrize("name", ["Fiora, Victorious", "Kadregrin the Infernal", "Kayle, Justified"])
def test_a_keyword_that_is_only_mentioned_or_had_for_a_while_is_left_out(name: str) -> None:
    line = facts_line(open_library(), name)
    assert not {"Mighty", "Ganking", "Empowered"} & set(line.replace(";", ",").replace(".", ",").split(", "))


def test_a_card_that_is_not_in_the_catalogue_has_no_facts() -> None:
    assert facts_line(open_library(), "Nobody of Nowhere") == ""
