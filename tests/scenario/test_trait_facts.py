"""Facts about what an object is and has: each is told where it is so, and shown where it is not."""

from __future__ import annotations

import pytest

from tests.scenario.claimed import check
from tests.scenario.said import said

UNITS = """\
P1: base u = 3-Might unit with Tank and Assault 2, v = 1-Might unit buffed, d = Kinkou Monk;
    base g = Doran's Blade attached to v
P2: base k = 5-Might unit owned by P1; at BF1 w = 2-Might unit with Shield
effect of P2: give -4 Might to u"""
COPY = """\
P1: hand Mirror Image
P2: base e = 5-Might unit with Tank; at BF1 z = 1-Might unit
P1 plays Mirror Image on e
resolve the chain"""


@pytest.mark.parametrize(
    ("true", "false", "seen"),
    [
        ("u has Tank", "u has Shield", "u has Tank, Assault 2"),
        ("u has Assault 2", "u has Assault 3", "u has Tank, Assault 2"),
        ("u has Assault", "u has Tank 2", "u has Tank, Assault 2"),
        ("w has Shield 1", "w has Shield 0", "w has Shield 1"),
        ("v has no keywords", "u has no keywords", "u has Tank, Assault 2"),
        ("keywords of u: Assault 2, Tank", "keywords of u: Tank", "u has Tank, Assault 2"),
        ("keywords of w: Shield", "keywords of w: Shield, Tank", "w has Shield 1"),
        ("keywords of v: nothing", "keywords of w: nothing", "w has Shield 1"),
        ("u controlled by P1", "u controlled by P2", "u is controlled by P1"),
        ("k controlled by P2", "k controlled by nobody", "k is controlled by P2"),
        ("k owned by P1", "k owned by P2", "k is owned by P1"),
        ("Kinkou Monk controlled by P1", "Kinkou Monk controlled by P2", "d is controlled by P1"),
        ('u has the name "3-Might unit"', "u has the name Kinkou Monk", "the name of u is 3-Might unit"),
        ("d has the tag Ionia", 'd has the tag "Bandle City"', "the tags of d: Ionia"),
        ("d a unit", "d a gear", "d is a unit"),
        ("g a gear", "g a token", "g is a gear"),
        ("u -1 raw Might", "u 0 raw Might", "u has -1 raw Might"),
        ("v 4 raw Might", "g 1 raw Might", "g is not a unit"),
        ("k Mighty", "u Mighty", "u has 0 Might"),
        ("v 1 buff", "v 2 buffs", "v has 1 buff"),
    ],
)  # fmt: skip
def test_what_an_object_is_and_has(true: str, false: str, seen: str) -> None:
    check(UNITS, true, false, seen)


@pytest.mark.parametrize(
    ("true", "false", "seen"),
    [
        ('Reflection a copy of "5-Might unit"', 'e a copy of "5-Might unit"', "e is no copy, but 5-Might unit"),
        ('Reflection has the name "5-Might unit"', "Reflection has the name Recruit",
         "the name of Reflection is 5-Might unit"),
        ("Reflection has Tank", "Reflection has Tank 1", "Reflection has Tank, Temporary"),
        ("Reflection a token", "e a token", "e is a unit"),
    ],
)  # fmt: skip
def test_a_copy_has_the_name_and_the_keywords_of_what_it_copies(true: str, false: str, seen: str) -> None:
    check(COPY, true, false, seen)


def test_a_spell_that_was_taken_has_its_new_controller() -> None:
    play = """\
P1: hand Cleave; base u = 2-Might unit
P2: hand Rebuttal
P1 plays Cleave on u
P2 plays Rebuttal on Cleave
expect Cleave controlled by P1
all pass
P2 pays [A]
expect the chain: Cleave"""
    check(play, "Cleave controlled by P2", "Cleave controlled by P1", "Cleave is controlled by P2")
    check(play, "Cleave owned by P1", "Cleave owned by P2", "Cleave is owned by P1")


def test_a_value_that_is_no_keyword_s_is_no_fact() -> None:
    assert "is not possible here" in said(f"{UNITS}\nexpect u has 2")[1]
