"""What one text makes different is said in plain words: who chooses, what is paid, what is gone."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.simulated.pair_screen import PairScreen


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        (
            "Icathian Rain vs Shock Blast",
            (
                "With Icathian Rain, P2's 6-Might unit u is gone, whatever Shock Blast does (without Icathian Rain: 4 "
                "damage; with neither: 0 damage)."
            ),
        ),
        (
            "Mask of Foresight vs Gust",
            ("With Gust, P1 chooses whether P2's 3-Might unit u gets +1 Might this turn (otherwise it always does)."),
        ),
        (
            "Hall of Legends vs Discipline",
            (
                "With Discipline, P1 can pay [1] for Hall of Legends (otherwise nothing); P1 chooses whether P2's "
                "3-Might unit a is killed (otherwise it always is)."
            ),
        ),
        (
            "Solari Shrine vs Stellacorn Herder",
            "With Solari Shrine and Stellacorn Herder, P1 can draw 1 (without Solari Shrine: 0).",
        ),
        (
            "Onslaught vs Conscription",
            "With Onslaught and Conscription, P1 has no XP (without Onslaught: 5 XP or none).",
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
            "With Resonating Strike, Doran's Blade can only end at a battlefield, not in P1's base.",
        ),
        (
            "Clairvoyance vs Volibear, Furious",
            (
                "With Clairvoyance, Volibear, Furious can also end in P1's hand or on the bottom of P1's main deck, by "
                "P1's choice."
            ),
        ),
        (
            "Serrated Dirk vs Curtain Call",
            (
                "With Curtain Call and Serrated Dirk, P2's 6-Might unit u does not always gain Assault 2 (without "
                "Curtain Call it does)."
            ),
        ),
        (
            "Abandon vs Tools of Empire",
            (
                "With Abandon, Tools of Empire or both, P1's 2-Might unit u ends at a battlefield (with neither: in "
                "P1's trash)."
            ),
        ),
        (
            "Twilight Reveler vs Miss Fortune, Buccaneer",
            "With Miss Fortune, Buccaneer, Twilight Reveler can also end at BF2, not only at BF1 or in P1's base.",
        ),
    ],
)
def test_a_difference_is_said_in_plain_words(pair: str, said: str) -> None:
    assert answer(open_library("2026-11-23"), Request(pair, more=SCREEN)).answer.startswith(said)


def test_no_rule_of_a_combat_is_cited_where_the_verdict_is_not_about_it() -> None:
    screen = answer(open_library("2026-11-23"), Request("Mask of Foresight vs Gust", more=SCREEN)).screen
    assert isinstance(screen, PairScreen)
    assert not {"465.2.d", "466.5", "469.1", "466.1.a.1"} & {number for number, _ in screen.rules}
