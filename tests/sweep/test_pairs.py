"""Which pairs a sweep asks about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.errors import Misuse
from judge.sweep.pairs import all_cards, drawn, named_cards, pairs_of

if TYPE_CHECKING:
    from pathlib import Path

THREE = ("Defy", "Vengeance", "Wind Wall")


def test_each_two_cards_are_a_pair_once() -> None:
    assert list(pairs_of(("Wind Wall", "Defy", "Vengeance"))) == [
        ("Defy", "Vengeance"), ("Defy", "Wind Wall"), ("Vengeance", "Wind Wall"),
    ]  # fmt: skip


def test_one_card_meets_every_other_one() -> None:
    pairs = list(pairs_of(("Defy",)))
    assert len(pairs) == len(all_cards()) - 1
    assert all("Defy" in pair and pair[0] < pair[1] for pair in pairs)


def test_a_token_is_one_card_whatever_its_printings() -> None:
    assert sum(name.partition(" (")[0] == "Recruit" for name in all_cards()) == 1


def test_a_smaller_sample_is_the_beginning_of_a_larger_one() -> None:
    cards = all_cards()[:60]
    assert drawn(cards, 200, 7)[:50] == drawn(cards, 50, 7)
    assert drawn(cards, 50, 7) != drawn(cards, 50, 8)
    assert len(set(drawn(cards, 200, 7))) == 200


def test_a_card_more_leaves_the_draw_of_the_others() -> None:
    cards = all_cards()[:40]
    fewer = [pair for pair in drawn(cards, 300, 7) if cards[-1] not in pair]
    assert drawn(cards[:-1], len(fewer), 7) == fewer


def test_a_sample_larger_than_all_is_all_of_them() -> None:
    assert sorted(drawn(THREE, 100, 1)) == drawn(THREE, 0, 1)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("wind wall,Defy", ("Defy", "Wind Wall")),
        ("Draven, Audacious, Defy", ("Defy", "Draven, Audacious")),
        ("defy, draven, audacious", ("Defy", "Draven, Audacious")),
        ("recruit", ("Recruit (DE)",)),
        ("defy,, defy,", ("Defy",)),
    ],
)
def test_names_stand_with_commas_between_them_and_in_them(text: str, cards: tuple[str, ...]) -> None:
    assert named_cards(text) == cards


def test_names_stand_in_a_file_one_a_line(tmp_path: Path) -> None:
    file = tmp_path / "cards.txt"
    file.write_text("Wind Wall\n\nDraven, Audacious\n", encoding="utf-8")
    assert named_cards(str(file)) == ("Draven, Audacious", "Wind Wall")


@pytest.mark.parametrize(
    ("text", "says"), [("no such thing at all", "expected the name of a card"), (",", "not the name of a card")]
)
def test_what_is_no_card_is_said(text: str, says: str) -> None:
    with pytest.raises(Misuse, match=says):
        named_cards(text)
