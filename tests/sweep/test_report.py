"""What is counted of a sweep."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.cli.writers.plain import plain
from judge.errors import ContentError
from judge.sweep.pages import report_page
from judge.sweep.pair_record import CUT, FAILED, REFUSED, Came
from judge.sweep.report import report_on
from tests.sweep.made_up import kept, record

if TYPE_CHECKING:
    from pathlib import Path

DEFY, WALL, OTHER = ("Defy", "Vengeance"), ("Defy", "Wind Wall"), ("Vengeance", "Wind Wall")
COUNTERS = (Came("Defy counters Wind Wall"),)


def page(directory: Path, most: int = 5) -> str:
    return plain(report_page(report_on(directory), most), 0)


def test_interactions_are_counted_with_their_kinds(tmp_path: Path) -> None:
    kept(tmp_path, record(DEFY, outcomes=COUNTERS), record(WALL, outcomes=COUNTERS, kinds=("replaces", "acts on")),
         record(OTHER, interact=None, exit_code=3, kinds=()))  # fmt: skip
    report = report_on(tmp_path)
    assert report.interact == {"true": 2, "unknown": 1, "false": 0}
    assert report.kinds == {"acts on": 2, "replaces": 1}
    assert report.contradictions == {}
    assert "3 of 3 pairs: 3 answered." in page(tmp_path)
    assert "2  true (67%)" in page(tmp_path)


def test_what_has_no_answer_stands_under_its_reason(tmp_path: Path) -> None:
    kept(
        tmp_path,
        record(DEFY, REFUSED, why="Defy: a clause is not modelled yet."),
        record(OTHER, REFUSED, why="Vengeance: a clause is not modelled yet."),
        record(WALL, FAILED, why="KeyError: 'x'", place="engine/x.py:3 f"),
    )
    report = report_on(tmp_path)
    assert {why: [one.pair for one in pairs] for why, pairs in report.refused.items()} == {
        "A: a clause is not modelled yet.": [DEFY, OTHER]
    }
    assert sum(report.interact.values()) == 0
    assert "Defy x Wind Wall: engine/x.py:3 f" in page(tmp_path)
    assert "and 1 more" in page(tmp_path, 1)


def test_a_pair_that_was_cut_is_the_slowest(tmp_path: Path) -> None:
    kept(tmp_path, record(DEFY, seconds=0.5), record(WALL, CUT, seconds=20, why="It was not answered."),
         record(OTHER, seconds=0.1))  # fmt: skip
    report = report_on(tmp_path)
    assert [one.pair for one in report.slowest] == [WALL, DEFY, OTHER]
    assert (report.times.median, report.times.longest) == (0.5, 20)


def test_disagreements_and_contradictions_are_listed_with_what_they_are(tmp_path: Path) -> None:
    kept(tmp_path, record(DEFY, check="disagrees", at_odds="The ruling says 2."), record(WALL, interact=None))
    written = page(tmp_path)
    assert "Defy x Vengeance: The ruling says 2." in written
    assert "whether they interact is open, and the exit code is 0" in written
    assert report_on(tmp_path).pairs_at_odds == 2


def test_an_unfinished_sweep_says_how_far_it_is(tmp_path: Path) -> None:
    assert "0 of 3 pairs: none finished." in page(kept(tmp_path / "none"))
    assert "1 of 3 pairs: 1 answered." in page(kept(tmp_path / "one", record(DEFY, outcomes=COUNTERS)))
    with pytest.raises(ContentError):
        report_on(tmp_path)


def test_the_json_has_every_pair_of_each_group(tmp_path: Path) -> None:
    pairs = [("Defy", f"Card {number}") for number in range(30)]
    kept(tmp_path, *(record(pair, REFUSED, why="It is not modelled.") for pair in pairs))
    values = report_on(tmp_path).as_json()
    assert values["refused"] == [
        {"what": "It is not modelled.", "pairs": [{"pair": pair, "words": ""} for pair in sorted(pairs)]}
    ]
    assert values["ended"]["refused"] == 30
    assert values["sweep"]["cards"] == 3
