"""Marks and notes beside the lines of a scenario."""

from __future__ import annotations

import pytest

from judge.errors import Misuse
from judge.replay.annotations import Annotation, annotated, annotations_in
from judge.scenario.language.parse import parse
from tests.replay.replays import TABLE


def test_a_note_stands_below_its_line_and_the_scenario_is_still_the_same() -> None:
    text = annotated(TABLE, 4, Annotation("!", "the only target that wins"))
    assert "P1 plays Hidden Blade on v\n# ! the only target that wins\n" in text
    assert annotations_in(text) == {4: Annotation("!", "the only target that wins")}
    assert [type(line) for line in parse(text).play] == [type(line) for line in parse(TABLE).play]


def test_another_note_takes_its_place_and_none_takes_it_away() -> None:
    once = annotated(TABLE, 4, Annotation("?", "too early"))
    assert annotations_in(annotated(once, 4, Annotation("note", "turn 3"))) == {4: Annotation("note", "turn 3")}
    assert annotated(once, 4, None) == TABLE


def test_a_line_that_goes_on_below_keeps_its_rest() -> None:
    text = "P1: hand Hidden Blade\n\nP1 plays Hidden Blade\n  on u\nall pass"
    assert annotated(text, 3, Annotation("!")).endswith("P1 plays Hidden Blade\n  on u\n# !\nall pass")


def test_remarks_of_other_kinds_are_left_alone() -> None:
    text = "P1 ends the turn\n# nothing else happens here"
    assert annotations_in(text) == {}
    assert annotated(text, 1, Annotation("?")) == "P1 ends the turn\n# ?\n# nothing else happens here"


def test_what_cannot_be_annotated_is_said() -> None:
    with pytest.raises(Misuse, match="no line 40"):
        annotated(TABLE, 40, Annotation("!"))
    with pytest.raises(Misuse, match="not a mark"):
        annotated(TABLE, 4, Annotation("!!"))
