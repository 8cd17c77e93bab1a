from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.diff.words import Run, apply, difference
from judge.errors import Misuse

texts = st.text(st.sampled_from("ab \n.,[M]1'\u2019_\u00e9\u0301-")) | st.text(max_size=40)


@given(texts, texts)
def test_applying_the_difference_to_the_old_text_gives_the_new_one(old: str, new: str) -> None:
    assert apply(difference(old, new), old) == new


@given(texts)
def test_a_text_does_not_differ_from_itself(text: str) -> None:
    assert difference(text, text) == ((Run("kept", text),) if text else ())


@given(texts, texts)
def test_kept_runs_never_touch_and_removed_stands_before_added(old: str, new: str) -> None:
    kinds = [run.kind for run in difference(old, new)]
    steps = set(pairwise(kinds))
    assert steps <= {
        ("kept", "removed"),
        ("kept", "added"),
        ("removed", "added"),
        ("removed", "kept"),
        ("added", "kept"),
    }


def test_a_changed_word_is_removed_and_added() -> None:
    assert difference("A player draws a card here.", "A player recycles a card here.") == (
        Run("kept", "A player"),
        Run("removed", " draws"),
        Run("added", " recycles"),
        Run("kept", " a card here."),
    )


def test_a_word_alone_between_two_changes_is_not_kept() -> None:
    assert difference("one two three", "four two five") == (
        Run("removed", "one two three"),
        Run("added", "four two five"),
    )


def test_a_symbol_is_one_word() -> None:
    assert difference("Give it +1 [S] now.", "Give it +1 [M] now.")[1:3] == (
        Run("removed", " [S]"),
        Run("added", " [M]"),
    )


def test_a_difference_is_not_applied_to_another_text() -> None:
    with pytest.raises(Misuse, match="for a different text"):
        apply(difference("a b", "a c"), "a d")
