"""What one text makes different is said in plain words: who chooses, what is paid, what is gone."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.simulated.pair_screen import PairScreen
from judge.matchup.points.values_in_words import compared


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        (
            "Icathian Rain vs Shock Blast",
            (
                "With Icathian Rain, P2's 6-Might unit u is gone, whatever Shock Blast does (without Icathian Rain it "
                "has 4 damage left on it; with neither it is undamaged in the end)."
            ),
        ),
        (
            "Mask of Foresight vs Gust",
            ("With Gust, P1 chooses whether P2's 3-Might unit u gets +1 Might this turn (otherwise it always does)."),
        ),
        (
            "Hall of Legends vs Discipline",
            (
                "With Discipline, P1 can pay [1] for Hall of Legends; P1 chooses whether P2's "
                "3-Might unit a is killed (otherwise it always is)."
            ),
        ),
        (
            "Solari Shrine vs Stellacorn Herder",
            "With Solari Shrine and Stellacorn Herder, P1 can draw 1 (without Solari Shrine: nothing).",
        ),
        (
            "Onslaught vs Conscription",
            "With Onslaught and Conscription, P1 has no XP (without Onslaught P1 can have 5 XP).",
        ),
        (
            "Void Assault vs Deceiver",
            (
                "With Deceiver and Void Assault, Reflection can come to another battlefield (without Deceiver there is "
                "none)."
            ),
        ),
        (
            "Resonating Strike vs Doran's Blade",
            (
                "With Resonating Strike, Doran's Blade always ends up at a battlefield (otherwise it can "
                "end up in P1's base)."
            ),
        ),
        (
            "Clairvoyance vs Volibear, Furious",
            (
                "With Clairvoyance, Volibear, Furious can also end up in P1's hand or on the bottom of P1's main deck "
                "(P1 chooses)."
            ),
        ),
        (
            "Serrated Dirk vs Curtain Call",
            (
                "With Curtain Call and Serrated Dirk, P2's 6-Might unit u does not always gain Assault 2 (without "
                "Curtain Call it gains Assault 2)."
            ),
        ),
        (
            "Abandon vs Tools of Empire",
            (
                "With Abandon, Tools of Empire or both, P1's 2-Might unit u ends up at a battlefield (with neither it "
                "is killed)."
            ),
        ),
        (
            "Twilight Reveler vs Miss Fortune, Buccaneer",
            "With Miss Fortune, Buccaneer, Twilight Reveler can also end up at BF2, not only at BF1 or in P1's base.",
        ),
        # what a card would do, and what happens instead
        (
            "Gangplank, Naval vs Frigid Touch",
            (
                "Frigid Touch would give Gangplank, Naval less Might, but instead Gangplank, Naval gets +3 Might this "
                "turn."
            ),
        ),
        ("Otterpus vs Tianna Crownguard", "Through Otterpus, P1 draws 1 instead of gaining 1 point."),
        # cards that a set-up only counts have no names
        ("Invert Timelines vs Right of Conquest", "With Right of Conquest, P1 discards a card (otherwise not)."),
        (
            "Jinx, Rebel vs Zaun Warrens",
            (
                "Zaun Warrens triggers when P1 conquers it with Jinx, Rebel: discard 1; draw 1. Jinx, Rebel triggers "
                "when P1 discards a card (through Zaun Warrens): "
            ),
        ),
        # a unit that is saved on all lines, or on some
        (
            "Ambessa, The Wolf vs Falling Comet",
            ("With Falling Comet, Ambessa, The Wolf survives (without its own text it can be killed)."),
        ),
        (
            "Dune Surfer vs Mutated Mouser",
            "With Dune Surfer, Mutated Mouser can survive (without Dune Surfer it is killed).",
        ),
        # what is to be chosen only through the other text
        (
            "Hostile Takeover vs Sterak's Gage",
            "Sterak's Gage can choose P2's 3-Might unit u here only through the text of Hostile Takeover.",
        ),
        ("Wily Newtfish vs Windswept Hillock", "At Windswept Hillock, Wily Newtfish has Ganking."),
    ],
)
def test_a_difference_is_said_in_plain_words(pair: str, said: str) -> None:
    assert answer(open_library("2026-11-23"), Request(pair, more=SCREEN)).answer.startswith(said)


def test_no_rule_of_a_combat_is_cited_where_the_verdict_is_not_about_it() -> None:
    screen = answer(open_library("2026-11-23"), Request("Mask of Foresight vs Gust", more=SCREEN)).screen
    assert isinstance(screen, PairScreen)
    assert not {"465.2.d", "466.5", "469.1", "466.1.a.1"} & {number for number, _ in screen.rules}


def test_states_are_compared_one_by_one() -> None:
    here, there = {"Empowered, exhausted", "exhausted"}, {"exhausted"}
    assert str(compared("u", "is", here, there, " (P1 chooses)")) == "u can be Empowered (P1 chooses)"
    assert str(compared("u", "is", {"ready"}, {"exhausted"})) == "u is ready (otherwise it is exhausted)"
    assert str(compared("u", "is", {"ready"}, {"ready", "ready, stunned"})) == "u is never stunned"


def test_what_is_always_so_and_what_is_not_is_told_apart() -> None:
    assert str(compared("u", "damage", {"0"}, {"0", "2"})) == (
        "u is always undamaged in the end (otherwise it can have 2 damage left on it)"
    )
    assert str(compared("u", "Might", {"4", "6"}, {"4"})) == "u can also have 6 Might"
    assert str(compared("u", "Might", {"6"}, {"4"})) == "u has 6 Might instead of 4"
    assert str(compared("u", "in", {"P1's hand"}, {"P1's trash"})) == (
        "u ends up in P1's hand (otherwise it goes to P1's trash)"
    )
    assert str(compared("P1", "points", {"0"}, {"0", "1"})) == "P1 has no points (otherwise P1 can have 1 point)"
