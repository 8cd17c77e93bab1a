"""Rulebooks in whatever state: each test is something that an extraction or a retyping hand did to them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.content.ids import number_key
from judge.content.importers.document_lines import document_lines
from judge.content.importers.rule_numbers import follows, growing, readings
from judge.content.importers.rulebook import Rulebook, read_rulebook
from judge.content.importers.source import Source
from judge.errors import ContentError


def book(text: str, form: str = "text") -> Rulebook:
    return read_rulebook(document_lines(Source("book", form, text)), where="book")


def texts(text: str, form: str = "text") -> dict[str, str]:
    return {rule.number: rule.text for rule in book(text, form).rules}


FORMS = ["text", "markdown", "html"]
LETTERS = "0123456789. #\n\fabOIl-Example:rul[]*_>"
PLAIN = {"101": "Play begins.", "101.1": "Each player draws.", "101.1.a": "Four cards each.", "102": "Play ends."}


PRINTED = {
    "as it should be": "101. Play begins.|101.1. Each player draws.|101.1.a. Four cards each.|102. Play ends.",
    "no final dots": "101 Play begins.|101.1 Each player draws.|101.1.a Four cards each.|102 Play ends.",
    "odd blanks": "101. Play  begins.|101.1.  Each   player draws.|101.1.a.\tFour cards\u00a0each.|102. Play ends.",
    "broken lines": "101. Play|begins.|101.1. Each player|draws.|101.1.a.|Four cards each.|102.|Play ends.",
    "letters for digits": "1O1. Play begins.|1O1.1. Each player draws.|IO1.1.a. Four cards each.|lO2. Play ends.",
    "numbers over lines": "101. Play begins.|101.|1. Each player draws.|101.1.|a. Four cards each.|102. Play ends.",
    "numbers with blanks": "101. Play begins.|101. 1. Each player draws.|101. 1. a. Four cards each.|102. Play ends.",
    "divided words": "101. Play begins.|101.1. Each play-|er draws.|101.1.a. Four cards each.|102. Play ends.",
    "a header inside": "101. Play begins.|101.1. Each player|Riftbound Core Rules v9.9|draws.|101.1.a. Four cards each."
    "|102. Play ends.",
    "a footer inside": "101. Play begins.|101.1. Each|Page 3 of 9|player draws.|101.1.a. Four cards each."
    "|102. Play ends.",
    "a header in a line": "101. Play begins.|101.1. Each player Core Rules Page 3 of 9 draws.|101.1.a. Four cards each."
    "|102. Play ends.",
}
MARKED = {
    "Markdown": "# Rules||101. **Play** begins.|- 101.1. Each _player_ draws.|> 101.1.a. Four [cards](#c) each.|"
    "102. Play ends.",
}
PAGES = {
    "paragraphs and lists": "<p>101. Play <b>begins</b>.</p><ul><li>101.1.<li>Each player draws.</ul>"
    "<p>101.1.a. Four cards&nbsp;each.<p>102. Play ends.",
    "numbers in cells": "<td>101.<td>Play begins.<tr><td>101.1.<td>Each player draws.<tr><td>101.1.<td>a Four cards"
    " each.<tr><td>102.<td>Play ends.",
}


@pytest.mark.parametrize("how", PRINTED)
def test_the_same_rules_are_read_however_they_are_printed(how: str) -> None:
    assert texts(PRINTED[how].replace("|", "\n")) == PLAIN


@pytest.mark.parametrize("how", MARKED)
def test_the_same_rules_are_read_from_markdown(how: str) -> None:
    assert texts(MARKED[how].replace("|", "\n"), "markdown") == PLAIN


@pytest.mark.parametrize("how", PAGES)
def test_the_same_rules_are_read_from_saved_pages(how: str) -> None:
    assert texts(PAGES[how], "html") == PLAIN


def test_ligatures_and_quotation_marks_become_plain() -> None:
    (rule,) = book("101. The \ufb01rst e\ufb00ect says \u201cit\u2019s mine\u201d .\n").rules
    assert rule.text == 'The first effect says "it\'s mine".'


def test_a_word_divided_at_the_end_of_a_line_keeps_a_hyphen_that_it_has_elsewhere() -> None:
    text = "101. A face-down card is secret.\n102. A card that is face-\ndown stays so, and a battle-\nfield too.\n"
    assert texts(text)["102"] == "A card that is face-down stays so, and a battlefield too."


def test_a_number_in_a_sentence_is_text() -> None:
    text = (
        "101. Deal damage, see rule\n300. Damage for more information.\n102. It has 120 cards or\n150 cards at most.\n"
    )
    assert texts(text) == {
        "101": "Deal damage, see rule 300. Damage for more information.",
        "102": "It has 120 cards or 150 cards at most.",
    }


def test_the_list_of_contents_is_no_rule() -> None:
    text = "100. Setup 3\n200. Turns 7\n100. Setup\n101. Shuffle.\n101.1. Well.\n200. Turns\n201. Go round.\n"
    assert list(texts(text)) == ["100", "101", "101.1", "200", "201"]
    assert texts(text)["100"] == "Setup"


def test_a_subrule_behind_the_word_or_is_a_rule() -> None:
    assert list(texts("101. One of:\n101.1. Red, or\n101.2. Blue.\n")) == ["101", "101.1", "101.2"]


def test_page_headers_at_the_edges_of_pages_are_left_out() -> None:
    colours = ("red", "green", "blue", "orange", "purple")
    pages = [f"A Book of Rules\n{100 + n}. This is\n{colour}.\nSeite {n}\n" for n, colour in enumerate(colours)]
    assert [rule.text for rule in book("\f".join(pages)).rules] == [f"This is {colour}." for colour in colours]


def test_columns_that_stand_side_by_side_are_read_one_after_the_other() -> None:
    lines = [f"{number}. The rule of the number" for number in range(101, 113)]
    left, right = lines[:6], [*lines[6:8], "that goes on in another", "line of the same column,", *lines[8:12]]
    page = [f"{one:40}{other}" for one, other in zip(["", *left, ""], right, strict=True)]
    found = texts("Some Rules\n\n" + "\n".join(page) + "\n")
    assert list(found) == [str(number) for number in range(101, 113)]
    assert found["108"] == "The rule of the number that goes on in another line of the same column,"


def test_lone_page_numbers_are_left_out() -> None:
    assert texts("101. One\n1\nrule.\n102. Two\n2\nrules.\n103. Three\n3\nrules.\n") == {
        "101": "One rule.",
        "102": "Two rules.",
        "103": "Three rules.",
    }


def test_headings_are_known_by_their_marks_or_looks() -> None:
    marked = book("## 100. Setup\n### 101. Decks\n102. Shuffle.\n103. Cut\n", "markdown")
    assert [rule.heading for rule in marked.rules] == [1, 2, 0, 0]
    bare = book("100. Setup\n101. Decks\n102. Shuffle.\n103. Step 1: Cut\n")
    assert [rule.heading for rule in bare.rules] == [1, 2, 0, 0]


def test_an_example_in_brackets_stays_in_its_rule() -> None:
    (rule,) = book("101. A trigger may be optional. (Example: a fan) Example: Two fans.\n").rules
    assert (rule.text, rule.examples) == ("A trigger may be optional. (Example: a fan)", ("Two fans.",))


def test_odd_numbers_are_reported() -> None:
    found = book("101. One.\n101.1. A.\n101.3. C.\n102.1. No parent. 102.1.a. Inside.\n")
    assert found.odd == (
        "101.3 comes after 101.1: a number between them is missing",
        "102.1 comes after 101.3: there is no 102",
        "102.1 contains what looks like rule 102.1.a",
    )


def test_a_number_that_comes_twice_is_reported_and_its_text_kept() -> None:
    found = book("101. One.\n102. Two.\n102. Two again.\n103. Three.\n")
    assert [rule.number for rule in found.rules] == ["101", "102", "103"]
    assert len(found.odd) == 1
    assert "102 is out of order" in found.odd[0]
    assert "again" in " ".join(rule.text for rule in found.rules)


def test_mixed_up_pages_are_refused() -> None:
    lines = [f"{100 + number * 37 % 101}. Rule." for number in range(101)]
    with pytest.raises(ContentError, match="out of order"):
        book("\n".join(lines))


def test_a_text_without_rules_is_refused() -> None:
    with pytest.raises(ContentError, match="expected numbered rules, got none"):
        book("Nothing here.\n")


def test_questions_behind_the_rules_stand_apart() -> None:
    found = book("428.1. To kill is to trash.\n428.2. It goes there.\nRelated FAQ (1)\nMay I?\nYes.\n")
    assert [rule.number for rule in found.rules] == ["428.1", "428.2"]
    assert [line.text for line in found.behind] == ["Related FAQ (1)", "May I?", "Yes.", ""]


@pytest.mark.parametrize(
    ("number", "earlier", "expected"),
    [
        ("101.1", "101", True),
        ("101.a", "101", True),
        ("101.2", "101", False),
        ("101.2", "101.1", True),
        ("101.2", "101.1.b.3", True),
        ("102", "101.1.b.3", True),
        ("103", "101", False),
        ("101.aa", "101.z", True),
        ("010", "009", True),
        ("101", "101", False),
    ],
)
def test_the_next_number_is_known(number: str, earlier: str, expected: bool) -> None:
    assert follows(number, earlier) is expected


@pytest.mark.parametrize("line", ["", "Text", "12. No", "Ill. Text", "lol. Text", "1,000 things"])
def test_what_is_no_number_is_not_read_as_one(line: str) -> None:
    assert readings(line) == ()


@given(st.lists(st.integers(100, 140).map(str), max_size=30))
def test_the_heaviest_growing_selection_grows(numbers: list[str]) -> None:
    chosen = [number_key(numbers[place]) for place in growing(numbers, [1] * len(numbers))]
    assert all(earlier < later for earlier, later in pairwise(chosen))
    assert bool(chosen) is bool(numbers)


@given(st.text(st.sampled_from(LETTERS), max_size=300), st.sampled_from(FORMS))
def test_any_text_is_read_or_refused(text: str, form: str) -> None:
    try:
        found = book(text, form)
    except ContentError:
        return
    keys = [number_key(rule.number) for rule in found.rules]
    assert keys == sorted(set(keys))
