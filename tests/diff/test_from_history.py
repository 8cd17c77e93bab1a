"""The same changes, told from the history of numbers alone."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from judge.content.history import parse_history, read_history
from judge.diff.alignment import Change
from judge.diff.from_history import from_history
from judge.diff.history import HISTORY
from judge.errors import NotFound
from tests.diff.rulebooks import BY_ONE_WORKER, VERSIONS, official_alignment

SMALL = parse_history(
    "1.0\t1.1\t1.2\t1.0>1.1\t1.1>1.2\n"
    "001\t001\t001\tsame\tsame\n"
    "100\t100\t(001)\tsame\treworded\n"
    "101\t200\t300\tmoved\tsame\n"
    "\t101\t101\tnew\tsame\n"
    "(101)\t201\t301\treworded\tmoved\n"
    "102\t\t\tremoved\t\n"
)


def test_numbers_and_fates_are_told_without_any_words() -> None:
    assert from_history(SMALL, "1.0", "1.1").changes == (
        Change("unchanged", ("001",), ("001",)),
        Change("unchanged", ("100",), ("100",)),
        Change("added", (), ("101",)),
        Change("split", ("101",), ("200", "201")),
        Change("removed", ("102",), ()),
    )


def test_two_steps_are_taken_as_one() -> None:
    changes = set(from_history(SMALL, "1.0", "1.2").changes)
    assert Change("merged", ("001", "100"), ("001",)) in changes
    assert Change("split", ("101",), ("300", "301")) in changes
    assert Change("removed", ("102",), ()) in changes


def test_backwards_what_was_added_is_removed_and_what_was_split_is_merged() -> None:
    changes = set(from_history(SMALL, "1.1", "1.0").changes)
    assert Change("added", (), ("102",)) in changes
    assert Change("removed", ("101",), ()) in changes
    assert Change("merged", ("200", "201"), ("101",)) in changes


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(NotFound, match=r"version 1\.9"):
        from_history(SMALL, "1.0", "1.9")


@pytest.mark.parametrize(("old", "new"), [*combinations(VERSIONS, 2)])
def test_every_rule_of_both_versions_is_in_exactly_one_change(old: str, new: str) -> None:
    history = read_history(HISTORY)
    for first, last in ((old, new), (new, old)):
        changes = from_history(history, first, last).changes
        for version, numbers in (
            (first, [number for change in changes for number in change.old]),
            (last, [number for change in changes for number in change.new]),
        ):
            column = history.versions.index(version)
            own = [one.numbers[column] for one in history.lineages]
            assert sorted(numbers) == sorted(number for number in own if number and "(" not in number)


def test_the_history_gives_the_counts_that_are_asked_for() -> None:
    history = read_history(HISTORY)
    counts = from_history(history, "1.2", "1.3").counts()
    assert counts["moved"] >= 1150
    assert counts["moved"] + counts["reworded"] + counts["unchanged"] >= 1600
    counts = from_history(history, "1.3", "1.4").counts()
    assert counts["unchanged"] >= 1150
    assert counts["moved"] >= 390


@BY_ONE_WORKER
@pytest.mark.parametrize(("old", "new"), [*pairwise(VERSIONS)])
def test_the_history_of_one_step_is_what_the_texts_give(old: str, new: str) -> None:
    changes = from_history(read_history(HISTORY), old, new).changes
    assert changes == official_alignment(old, new).changes
