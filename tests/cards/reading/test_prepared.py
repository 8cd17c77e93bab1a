"""Texts before they are read."""

from __future__ import annotations

from judge.cards.reading.prepared import lines_of, sentences_of


def test_reminders_go_and_names_stand_in_braces() -> None:
    text = "Hero\N{RIGHT SINGLE QUOTATION MARK}s Poros (and others) [Stun] a Recruit unit token.\n\n[Legion][>] Draw 8."
    assert lines_of(text, "Hero, Beloved") == ["{self}'s {Poro}s stun a {Recruit} unit token.", "[legion] — draw 8."]


def test_sentences_end_with_full_stops_outside_quotation_marks() -> None:
    assert sentences_of('give it "draw 8. kill me." this turn. then draw 3.') == [
        'give it "draw 8. kill me." this turn',
        "then draw 3",
    ]
