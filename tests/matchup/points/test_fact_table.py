"""The fact table: what holds on every line with both cards and without the text of one, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.matchup.points.fact_table import MOST, fact_table
from judge.matchup.points.facts_of_a_walk import AskingOrder
from judge.matchup.points.verdicts import Verdict
from tests.matchup.search.test_pair_search import between

if TYPE_CHECKING:
    from judge.matchup.points.fact_table import FactTable, Row


def table(one: str, other: str) -> FactTable:
    best = between(one, other).best
    assert best is not None
    return best.facts


def row(found: FactTable, words: str) -> Row:
    return next(one for one in found.rows if one.fact == words)


def cells(found: FactTable, words: str) -> tuple[str, str]:
    one = row(found, words)
    assert one.without is not None
    return one.here.words, one.without.words


def test_the_hourglass_keeps_the_unit_alive_and_its_controller_draws_all_the_same() -> None:
    found = table("Hidden Blade", "Zhonya's Hourglass")
    assert found.left_out == "Zhonya's Hourglass"
    assert cells(found, "u is killed") == ("never", "always")
    assert cells(found, "the death of u is replaced") == ("always", "never")
    assert cells(found, "P2 draws") == ("2", "2")
    assert cells(found, "u ends in") == ("P2's base", "P2's trash")
    assert found.rows[0].fact == "u is killed"


def test_who_pays_for_the_armory_decides_whether_the_unit_dies() -> None:
    found = table("Baited Hook", "Unlicensed Armory")
    assert found.left_out == "Unlicensed Armory"
    dies = row(found, "u is killed")
    assert dies.here.verdict is Verdict.DEPENDS
    assert dies.whose == ("P1",)
    assert dies.without is not None
    assert dies.without.verdict is Verdict.ALWAYS
    assert {one.value: one.outcome for one in dies.here.values} == {"yes": 2, "no": 1}


def test_deflect_makes_the_spell_dearer_and_the_unit_that_has_it_stays_on_the_board_without_it() -> None:
    found = table("Draven, Audacious", "Hextech Ray")
    assert found.left_out == "Draven, Audacious"
    assert cells(found, "P1 pays for Hextech Ray") == ("[1][C][A]", "[1][C]")
    assert not [row.fact for row in found.first if row.differs and "damage" in row.fact]


def test_a_counter_is_left_out_and_the_spell_resolves() -> None:
    found = table("Hextech Ray", "Defy")
    assert found.left_out == "Defy"
    assert cells(found, "Hextech Ray is countered") == ("always", "never")
    assert cells(found, "u is killed") == ("never", "always")
    assert [one.asked for one in found.first] == sorted([one.asked for one in found.first], key=lambda one: one.value)


@pytest.mark.parametrize(
    "pair", [("Hidden Blade", "Zhonya's Hourglass"), ("Soraka, Wanderer", "Recruit"), ("Defy", "Void Seeker")]
)
def test_few_rows_are_shown_and_none_of_them_is_bookkeeping(pair: tuple[str, str]) -> None:
    found = table(*pair)
    assert 0 < len(found.first) <= MOST
    assert len(found.first) < len(found.rows)
    assert not any(one.aside or one.asked is AskingOrder.BOOKKEEPING for one in found.first)


def test_nothing_is_said_of_what_is_the_same_everywhere() -> None:
    for pair in (("Hidden Blade", "Zhonya's Hourglass"), ("Baited Hook", "Unlicensed Armory"), ("Defy", "Void Seeker")):
        for one in table(*pair).rows:
            assert one.differs or one.here.verdict is Verdict.DEPENDS or one.fact.endswith(" draws")


def test_without_a_comparison_only_what_depends_is_said() -> None:
    best = between("Baited Hook", "Unlicensed Armory").best
    assert best is not None
    alone = fact_table(best.walk)
    assert alone.left_out == ""
    assert all(one.without is None and not one.differs for one in alone.rows)
    assert row(alone, "u is killed").here.words == "depends"


def test_a_walk_on_which_the_acts_cannot_be_taken_has_no_facts() -> None:
    best = between("Trusty Ramhound", "Vilemaw's Lair").best
    assert best is not None
    assert (best.walk.lines, best.facts.rows, best.facts.left_out) == (0, (), "")
