"""The points of two cards: what each says, in which order, and on which set-up it can be seen."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN, Wishes
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.simulated.pair_points import GENERIC, SPECIFIC, WRITTEN, PairPoint
from judge.answers.simulated.pair_screen import PairScreen
from judge.cli.writers.plain import plain

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer


@cache
def ask(question: str, set_up: int = 0) -> Answer:
    wishes = Wishes(set_up=set_up)
    return answer(open_library("2026-11-23"), Request(question, wishes=wishes, more=SCREEN))


def points(question: str, set_up: int = 0) -> tuple[PairPoint, ...]:
    screen = ask(question, set_up).screen
    assert isinstance(screen, PairScreen)
    return screen.points


def test_each_effect_of_one_card_on_the_other_is_a_point() -> None:
    found = points("Falling Star vs Irelia, Fervent")
    assert [one.kind for one in found] == [SPECIFIC] * len(found)
    chosen, damaged, costs = (
        next(one for one in found if words in one.words) for words in ("chooses", "deal 3", "[A]")
    )
    assert found.index(chosen) < found.index(damaged) < found.index(costs)
    assert chosen.rules == ("383.4.b.3",)
    assert "Deflect" in costs.words


def test_a_written_answer_comes_first() -> None:
    first, *others = points("Baited Hook vs Unlicensed Armory")
    assert (first.kind, first.words) == (WRITTEN, "No unit can be played: nothing was killed, so its Might is null.")
    assert [one.kind for one in others] == [SPECIFIC, SPECIFIC]


def test_what_is_so_with_any_card_comes_last_and_has_no_number() -> None:
    *_, last = points("Vengeance vs Pakaa Cub")
    assert last.kind == GENERIC
    assert "\n  -  So it is with any unit" in plain(ask("Vengeance vs Pakaa Cub").shown(), 80)


@pytest.mark.parametrize("pair", ["Falling Star vs Irelia, Fervent", "Svellsongur vs Aphelios, Exalted"])
def test_the_set_up_of_a_point_shows_it_first(pair: str) -> None:
    for point in points(pair):
        shown = points(pair, point.set_up)
        assert point.words in [one.words for one in shown if one.set_up == point.set_up]


def test_points_are_in_the_json() -> None:
    values = ask("Baited Hook vs Unlicensed Armory").as_json()
    assert [one["kind"] for one in values["points"]] == ["written", "specific", "specific"]
    assert values["points"][2] == {
        "kind": "specific",
        "words": "For Baited Hook, no unit was killed, so the killed unit's Might + 1 is null.",
        "rules": ["359.3.e.12", "359.3.e.14.b"],
        "set_up": 1,
        "id": None,
    }


def test_what_takes_both_texts_comes_before_what_one_of_them_does() -> None:
    first, second = points("Blue Sentinel vs Grove of the God-Willow")
    assert first.words == "With Blue Sentinel and Grove of the God-Willow, P2 draws 3 (without Blue Sentinel: 2)."
    assert second.words.startswith("Grove of the God-Willow triggers")


def test_two_equal_cards_are_told_apart_and_each_point_is_told_once() -> None:
    (only,) = points("Gemcraft Seer vs Gemcraft Seer")
    assert only.words == "With the second Gemcraft Seer, Gemcraft Seer has Vision 2 (Vision printed)."


@pytest.mark.parametrize(
    ("pair", "told"),
    [
        ("Master of Shadows vs Up from the Deep", ["Master of Shadows triggers when"]),
        (
            "Endless Riches vs Zilean, Time Mage",
            ["Through Endless Riches, Zilean, Time Mage is banished instead of dying"],
        ),
        ("Forgefire Cape vs Navori Scout", ["Forgefire Cape is attached to Navori Scout: it then has 7 Might"]),
    ],
)
def test_a_difference_that_another_point_tells_is_left_out(pair: str, told: list[str]) -> None:
    found = [one.words for one in points(pair)]
    assert len(found) == len(told)
    assert all(words.startswith(begins) for words, begins in zip(found, told, strict=True))


def test_what_is_printed_names_its_rule_by_number() -> None:
    first = points("Leona, Determined vs Tail-Cloaked Matriarch")[0]
    assert first.words.endswith("costs [4] (355.9.b).")
    renekton = points("Frigid Touch vs Renekton, Brute")[0]
    assert (
        renekton.words == "No. Renekton, Brute waits for its Might to rise to 10 or more, and Frigid Touch lowers it."
    )
