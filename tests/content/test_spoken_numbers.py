"""Rule numbers as they are said."""

from __future__ import annotations

import pytest

from judge.content.spoken_numbers import number_said


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("four twenty eight", "428"),
        ("four twenty-eight", "428"),
        ("Four two eight", "428"),
        ("four hundred and twenty eight", "428"),
        ("four hundred one", "401"),
        ("four oh one", "401"),
        ("four hundred", "400"),
        ("eight eleven", "811"),
        ("eight ten", "810"),
        ("rule four sixty five point two", "rule 465.2"),
        ("four sixty five dot two dot c", "465.2.c"),
        ("four twenty eight one a", "428.1.a"),
        ("three fifty nine point three point e point twelve", "359.3.e.12"),
        ("tournament rule seven oh three point two", "tournament rule 703.2"),
        ("the rule number four twenty eight", "rule 428"),
        ("4 twenty 8", "428"),
    ],
)
def test_a_number_is_written_as_it_is_said(said: str, written: str) -> None:
    assert number_said(said) == written


@pytest.mark.parametrize(
    "said",
    [
        "",
        "rule",
        "four",
        "four units",
        "two for one",
        "four twenty eight units",
        "four twenty eight hundred",
        "forty two",
        "four point two eight",
        "428",
        "428 and 430",
        "ten eleven",
    ],
)
def test_other_words_are_no_number(said: str) -> None:
    assert number_said(said) == ""
