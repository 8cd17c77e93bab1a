"""The set-up that is shown first is one that players would have: no idle test spell, no harm of one's own, few acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.matchup.boards.board_of_roles import PROBE_LABEL
from tests.matchup.search.test_pair_search import between

if TYPE_CHECKING:
    from judge.matchup.points.walked_set_up import WalkedSetUp


def first(one: str, other: str) -> WalkedSetUp:
    best = between(one, other).best
    assert best is not None
    return best


def test_a_test_spell_without_a_part_in_what_is_shown_is_left_out() -> None:
    assert [act.label for act in first("Lord Broadmane", "Nasus, Guardian of Knowledge").board.acts] == [
        "Lord Broadmane"
    ]
    labels = [act.label for act in first("Inviolus Vox", "Spectral Centaur").board.acts]
    assert PROBE_LABEL in labels  # without a death nothing triggers


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        ("Disarming Rake", "Iron Ballista", "through Disarming Rake, Iron Ballista is killed"),
        ("Blast of Power", "Maddened Marauder", "through Blast of Power, Maddened Marauder is killed"),
        ("Retreat", "Eclipse Dragon", "through Retreat, Eclipse Dragon returns to P1's hand"),
    ],
)
def test_what_a_card_is_for_is_shown_on_the_plainest_board(one: str, other: str, words: str) -> None:
    best = first(one, other)
    assert best.edges[0].words == words
    assert len(best.board.acts) == 1


@pytest.mark.parametrize(("damage", "pair"), [(0, ("Kharox", "Void Seeker")), (1, ("Vengeance", "Zhonya's Hourglass"))])
def test_a_unit_is_damaged_only_where_a_card_heals_or_asks_for_it(damage: int, pair: tuple[str, str]) -> None:
    assert [one.damage for one in first(*pair).board.setup().objects if one.card.is_unit] == [damage]


def test_a_card_that_can_be_used_up_in_response_is_shown_where_it_is_hit() -> None:
    best = first("Gold", "Pickpocket")
    assert [act.label for act in best.board.acts] == ["Pickpocket"]
    assert best.edges[0].words == "through Pickpocket, Gold is killed"


def test_an_opponents_unit_is_moved_from_a_battlefield_and_not_onto_one() -> None:
    state = first("Charm", "Gearhead").board.setup().state()
    assert [str(thing.place) for thing in state.on_board if thing.label == "Gearhead"] == ["BF1"]
