"""What is different between two sweeps, and what is no difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from judge.cli.writers.plain import plain
from judge.sweep.comparison import changes_of, compare
from judge.sweep.pages import comparison_page
from judge.sweep.pair_record import CUT, REFUSED, Asked, Came, Compared
from tests.sweep.made_up import PAIR, kept, record

if TYPE_CHECKING:
    from pathlib import Path

A, B = Came("u dies", "1"), Came("u lives", "2")
ASKED, OTHER = Asked("counters", "Defy", "Wind Wall", "shown"), Asked("chooses", "Wind Wall", "Defy", "shown")


def kinds(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    return [change.kind for change in changes_of(record(**before), record(**after))]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"outcomes": (A, B)}, {"outcomes": (B, A)}),
        ({"questions": (ASKED, OTHER)}, {"questions": (OTHER, ASKED)}),
        ({"rules": ("core@1.4:1", "core@1.4:2")}, {"rules": ("core@1.4:2", "core@1.4:1")}),
        ({"kinds": ("a", "b")}, {"kinds": ("b", "a")}),
        ({"doubts": ("a", "b")}, {"doubts": ("b", "a")}),
        ({"seconds": 0.1, "positions": 3, "lines": 2}, {"seconds": 4.0, "positions": 5, "lines": 9}),
    ],
)
def test_order_and_time_are_no_difference(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert kinds(before, after) == []


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        ({"interact": None}, {"interact": True}, ["interact: unknown, then true"]),
        ({}, {"check": "disagrees"}, ["ruling and simulation: no ruling, then disagrees"]),
        ({"outcomes": (A,)}, {"outcomes": (A, B)}, ["other outcomes"]),
        ({"outcomes": (A, B)}, {"outcomes": (A, A)}, ["other outcomes"]),
        ({"outcomes": (A,)}, {"outcomes": (Came("u dies", "9"),)}, ["outcomes with other facts in the same words"]),
        ({"questions": (ASKED,)}, {"questions": (OTHER,)}, ["other questions"]),
        ({"questions": (ASKED,)}, {"questions": (Asked("counters", "Defy", "Wind Wall", "cannot"),)},
         ["questions with another verdict"]),
        ({"kinds": ("acts on",)}, {"kinds": ("replaces",)}, ["other kinds of interaction"]),
        ({"compared": (Compared("u dies", "ALWAYS", "NEVER"),)}, {}, ["other facts with and without"]),
        ({}, {"status": "cut"}, ["simulation: complete, then cut"]),
        ({}, {"rules": ("core@1.4:1",)}, ["other rules or rulings cited"]),
        ({}, {"doubts": ("a",)}, ["other open questions"]),
        ({}, {"set_up": "P1 has it."}, ["another set-up"]),
        ({}, {"answer": "They do indeed."}, ["other words"]),
        ({"interact": None, "answer": "?"}, {"outcomes": (A,)},
         ["interact: unknown, then true", "other outcomes", "other words"]),
        ({}, {"ended": CUT, "why": "It was not answered."}, ["answered, then cut"]),
        ({"ended": REFUSED, "why": "A."}, {"ended": REFUSED, "why": "B."}, ["refused for another reason"]),
        ({"ended": REFUSED, "why": "A."}, {"ended": REFUSED, "why": "A."}, []),
    ],
)  # fmt: skip
def test_a_difference_is_named(before: dict[str, Any], after: dict[str, Any], changes: list[str]) -> None:
    assert kinds(before, after) == changes


def test_the_same_sweep_is_the_same_in_any_order(tmp_path: Path) -> None:
    one, other = record(PAIR, outcomes=(A, B)), record(("Defy", "Vengeance"), CUT, why="It was not answered.")
    compared = compare(kept(tmp_path / "1", one, other), kept(tmp_path / "2", other, one))
    assert (compared.exit_code, compared.in_both, compared.made) == (0, 2, [])
    assert "The same: all 2 pairs have the same answer in both." in plain(comparison_page(compared, 5), 0)


def test_an_erratum_is_named_with_the_pairs_that_it_changed(tmp_path: Path) -> None:
    pairs = [("Defy", "Vengeance"), ("Defy", "Wind Wall"), ("Vengeance", "Wind Wall")]
    kept(tmp_path / "1", *(record(pair, outcomes=(A,)) for pair in pairs))
    after = [record(pair, outcomes=(B,) if "Wind Wall" in pair else (A,)) for pair in pairs]
    kept(tmp_path / "2", *after, as_of="2026-08-01", wordings={"Defy": "1", "Vengeance": "1", "Wind Wall": "2"})
    compared = compare(tmp_path / "1", tmp_path / "2")
    assert compared.exit_code == 1
    assert {kind: [one.pair for one in ones] for kind, ones in compared.changed.items()} == {
        "other outcomes": pairs[1:]
    }
    assert (compared.corrected, compared.of_corrected) == (["Wind Wall"], 2)
    page = plain(comparison_page(compared, 1), 0)
    assert "2 of the 3 pairs in both sweeps are answered differently." in page
    assert "the day: 2026-07-24, then 2026-08-01; the wordings of 1 cards" in page
    assert "Defy x Wind Wall: gone: u dies; new: u lives" in page
    assert "and 1 more" in page


def test_pairs_of_one_sweep_alone_are_a_difference(tmp_path: Path) -> None:
    compared = compare(kept(tmp_path / "1", record(PAIR)), kept(tmp_path / "2"))
    assert (compared.exit_code, compared.different, compared.only_before) == (1, 0, [PAIR])
    assert "Defy x Wind Wall" in plain(comparison_page(compared, 5), 0)
