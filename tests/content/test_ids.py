"""Ids and rule numbers, as they are written and as people type them."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

from judge.content.ids import fold, number_key, parse_id, slug
from judge.content.several_numbers import Numbers, several_numbers
from judge.content.typed_numbers import Typed, number_of_no_rule, read_number


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("428.1.a", Typed("428.1.a")),
        ("CR 359.3.e.12", Typed("359.3.e.12", "core")),
        ("383.", Typed("383")),
        ("rule 737", Typed("737")),
        ("TR 704", Typed("704", "tournament")),
        ("tournament rules 703.2", Typed("703.2", "tournament")),
        ("tournament:702.2", Typed("702.2", "tournament")),
        ("core:428", Typed("428", "core")),
        ("§ 428", Typed("428")),
        ("428.1A", Typed("428.1.a")),
        ("1.2 415.1", Typed("415.1", "core", "1.2")),
        ("core 1.2: 415.1", Typed("415.1", "core", "1.2")),
        ("359. 3. e. 12", Typed("359.3.e.12")),
        ("section 000?", Typed("000")),
        ("428,1,a", Typed("428.1.a")),
        ("428(1)(a)", Typed("428.1.a")),
        ("428-1-a", Typed("428.1.a")),
        ("428 1 a", Typed("428.1.a")),
        ("428 point 1 dot a", Typed("428.1.a")),
        ("rule number 428", Typed("428")),
        ("rule:428", Typed("428")),
        ("CR-428", Typed("428", "core")),
        ("comprehensive rules 428", Typed("428", "core")),
        ("737 in 1.2", Typed("737", "core", "1.2")),
        ("rule 737 (1.2)", Typed("737", "core", "1.2")),
        ("428.1 of core rules 1.3", Typed("428.1", "core", "1.3")),
    ],
)
def test_a_number_is_read_however_it_is_typed(text: str, typed: Typed) -> None:
    assert read_number(text) == typed


@pytest.mark.parametrize(
    "text",
    ["hidden", "4281", "42", "737 hidden", "", "1.2", "deal 3", "rule of 428 things", "428-430", "2026-10-16"],
)
def test_more_or_less_than_a_number_is_no_number(text: str) -> None:
    assert read_number(text) is None


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("CR1000", Typed("1000", "core")),
        ("TR 1000", Typed("1000", "tournament")),
        ("rule 1", Typed("1")),
        ("4281", Typed("4281")),
    ],
)
def test_a_number_that_no_rule_can_have_is_told_from_words(text: str, typed: Typed) -> None:
    assert number_of_no_rule(text) == typed


@pytest.mark.parametrize("text", ["2v2", "deal 3", "2026-10-16", "rules 428 and 430", "hidden"])
def test_figures_in_other_words_are_no_such_number(text: str) -> None:
    assert number_of_no_rule(text) is None


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("428 and 430", Numbers((Typed("428"), Typed("430")))),
        ("rules 428, 430 & 431.1", Numbers((Typed("428"), Typed("430"), Typed("431.1")))),
        ("428-430", Numbers((Typed("428"), Typed("430")), is_range=True)),
        ("between 428 and 430", Numbers((Typed("428"), Typed("430")), is_range=True)),
        ("TR 703 to 704", Numbers((Typed("703", "tournament"), Typed("704", "tournament")), is_range=True)),
        ("1.2 428 and 430", Numbers((Typed("428", "core", "1.2"), Typed("430", "core", "1.2")))),
    ],
)
def test_several_numbers_are_read_with_what_stands_between_them(text: str, numbers: Numbers) -> None:
    assert several_numbers(text) == numbers


@pytest.mark.parametrize("text", ["428", "428-1-a", "428 and hidden", "2 and 3", "1.2", "428 vs 430", "2026-10-16"])
def test_one_number_or_other_words_are_not_several(text: str) -> None:
    assert several_numbers(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "core@1.4:428.1.a",
        "tournament@2026-07-16:703.2",
        "faq@origins:baited-hook-1",
        "faq@origins#43",
        "errata@2025-10-28:unlicensed-armory",
        "errata@2025-10-28",
        "card:Baited Hook",
    ],
)
def test_an_id_survives_being_read_and_written(text: str) -> None:
    assert str(parse_id(text)) == text


@pytest.mark.parametrize("text", ["428", "core@1.4", "core:428", "faq@origins", "hidden", "@", ":"])
def test_what_is_no_whole_id_is_none(text: str) -> None:
    assert parse_id(text) is None


@given(some.text(max_size=60))
def test_no_text_breaks_the_readers(text: str) -> None:
    read_number(text)
    parse_id(text)
    fold(text)


def test_numbers_sort_as_in_the_rulebook() -> None:
    numbers = ["383.2.c.1", "383.10", "383.2", "383.2.a", "383.2.c", "383"]
    assert sorted(numbers, key=number_key) == ["383", "383.2", "383.2.a", "383.2.c", "383.2.c.1", "383.10"]


def test_slugs_and_folded_names_drop_apostrophes_and_commas() -> None:
    assert slug("Zhonya's Hourglass") == "zhonyas-hourglass"
    assert fold("Zhonya\u2019s  HOURGLASS") == fold("Zhonya's Hourglass")
    assert slug("Teemo, Strategist") == "teemo-strategist"


_NUMBER = r"\d{3}(?:\.(?:\d{1,2}|[a-z]))*"
_FORMS = re.compile(
    rf"(?:core|tournament)@(?:\d\.\d|\d{{4}}-\d\d-\d\d):{_NUMBER}\.?|faq@[a-z-]+(?::[a-z0-9-]+|#\d+)"
    r"|errata@\d{4}-\d\d-\d\d(?::[a-z0-9-]+)?|card:\s*.+",
    re.IGNORECASE | re.ASCII,
)
"""The forms of ids as one pattern, which a look-up has no time to compile."""
_PARTS = some.sampled_from(
    ["core", "tournament", "Core", "faq", "errata", "card", "@", ":", "#", ".", "-", "1.4", "1", "428", "a", "12",
     "2026-07-16", "2026", "07", "origins", "slug-1", "A", " "]
)  # fmt: skip


@given(some.lists(_PARTS, max_size=9).map("".join))
@example("core@1.4:428.1.a.")
@example("FAQ@Origins:Hook-1")
@example("card: ")
def test_an_id_has_one_of_four_forms(text: str) -> None:
    assert (parse_id(text) is not None) is (_FORMS.fullmatch(text.strip()) is not None)


@given(some.text())
def test_names_are_folded_to_letters_digits_and_single_spaces(text: str) -> None:
    plain = re.sub("[\u2019\u2018\u02bc\u00b4`']", "", text.lower())
    assert fold(text) == re.sub(r"[^a-z0-9\[\]]+", " ", plain).strip()
