"""What the FAQ answers say of two cards is asked early: those that order and kinds were tuned on."""

from __future__ import annotations

from itertools import combinations

import pytest

from judge.content.sources import read_content
from tools.faq_pairs import FIRST, Point, in_order, points
from tools.runs import ROOT

REACHED = 0.8
"""The share of points of the tuned half that is kept; ``python tools/faq_pairs.py`` lists the others."""


def test_every_answer_that_names_several_cards_has_its_points() -> None:
    named = {entry.id: set(entry.cards) for entry in read_content(ROOT).faq if len(set(entry.cards)) > 1}
    found = list(points())
    assert {point.entry for point in found} == set(named)
    assert not [point for point in found if point.kinds and not {point.one, point.other} <= named[point.entry]]
    assert all(point.kinds or point.why_not for point in found)
    for entry, cards in named.items():
        said = [point for point in found if point.entry == entry]
        pairs = {(point.one, point.other) for point in said if point.kinds}
        rest = {pair for pair in combinations(sorted(cards), 2) if pair not in pairs}
        assert not rest or any(point.why_not for point in said), f"{entry}: {rest}"


def test_about_half_of_the_points_are_never_tuned_on() -> None:
    halves = [point.half for point in points() if point.kinds]
    assert 0.4 < halves.count("unseen") / len(halves) < 0.6


def test_the_points_of_the_tuned_half_are_among_the_first_questions() -> None:
    said = [point for point in points("tuning") if point.kinds]
    reached = [point for point in said if any(map(point.is_met_by, in_order(point.one, point.other)[:FIRST]))]
    assert len(said) > 60
    assert len(reached) >= REACHED * len(said)


@pytest.mark.parametrize(
    ("wanted", "kind", "met"),
    [
        ("DIE, REPLACES DIE", "DIE, REPLACES DIE", True),
        ("DIE, REPLACES DIE", "DIE, LISTENS DIE", False),
        ("*, REPLACES RECALL", "COMBAT, REPLACES RECALL", True),
        ("MIGHT, * MIGHT", "MIGHT, READS MIGHT", True),
        ("STUN, *", "STUN, OBJECT", True),
        ("COPY, OBJECT", "COPY, CHANGES WIN", False),
        ("PLAY, READS *", "PLAY, OBJECT", False),
    ],
)
def test_a_kind_is_met_with_anything_in_the_place_of_a_star(wanted: str, kind: str, met: bool) -> None:
    assert Point("", "", "", (wanted,), "").is_met_by(kind) is met
