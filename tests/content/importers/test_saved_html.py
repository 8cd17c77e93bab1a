"""Saved web pages as lines."""

from __future__ import annotations

from judge.content.importers.saved_html import html_lines


def texts(page: str) -> list[str]:
    return [line.text for line in html_lines(page) if line.text]


def test_rules_that_a_converter_left_in_one_paragraph_are_lines_of_their_own() -> None:
    page = "<p>101. Play.\n101.1. Units are\n  played, see\n102 words.\n102. <b>Stop.</b>\nNow.</p>"
    assert texts(page) == ["101. Play.", "101.1. Units are played, see 102 words.", "102. Stop. Now."]


def test_lines_count_in_text_that_is_set_as_it_is() -> None:
    page = "<pre>Riftbound FAQ\n\nQ: May I?\nYes.</pre><p>Not\nhere.</p>"
    assert texts(page) == ["Riftbound FAQ", "Q: May I?", "Yes.", "Not here."]


def test_what_is_all_bold_is_known_line_by_line() -> None:
    lines = html_lines("<pre><b>Title</b>\nText</pre>")
    assert [(line.text, line.strong) for line in lines if line.text] == [("Title", True), ("Text", False)]
