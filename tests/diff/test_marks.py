from __future__ import annotations

import pytest

from judge.diff.marks import marked
from judge.diff.words import difference


@pytest.mark.parametrize(
    ("old", "new", "shown"),
    [
        ("A player draws here.", "A player recycles here.", "A player [-draws-] {+recycles+} here."),
        ("such as a spell", "such as to a spell", "such as {+to+} a spell"),
        ("(Play it.)", "(Hide it.)", "([-Play-] {+Hide+} it.)"),
        ("Play it.", "Play it", "Play it[-.-]"),
        ("one", "one", "one"),
        ("", "new", "{+new+}"),
    ],
)
def test_both_texts_stand_in_one(old: str, new: str, shown: str) -> None:
    assert marked(difference(old, new)) == shown


def test_in_short_only_the_words_around_a_change_are_left() -> None:
    old = "one two three four five six seven eight nine ten eleven twelve"
    shown = marked(difference(old, old.replace("twelve", "dozen")), brief=True)
    assert shown == "\u2026 six seven eight nine ten eleven [-twelve-] {+dozen+}"
