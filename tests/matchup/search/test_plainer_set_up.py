"""What has no part in the first set-up is not on it, and what its trigger chooses is."""

from __future__ import annotations

from datetime import date

import pytest

from judge.engine.state.events import Happened
from judge.matchup.boards.set_up_lines import assumed
from tests.matchup.test_first_set_up import first


def labels(one: str, other: str) -> set[str]:
    return {thing.label for thing in first(one, other).board.setup().objects}


def test_a_plain_unit_without_a_part_is_left_out() -> None:
    assert labels("Minefield", "Shadow Watcher") == {"Shadow Watcher"}
    assert labels("Cursed Sarcophagus", "Patched Porobot") == {"Cursed Sarcophagus", "Patched Porobot"}
    assert first("Minefield", "Shadow Watcher").board.describe().startswith("BF1 is Minefield; P1 has Shadow Watcher")


def test_a_plain_unit_that_something_happens_to_stays() -> None:
    assert "u" in labels("Soul Harvest", "Flash")
    assert "u" in labels("Megatusk", "Noxian Emissary")  # it gains Ganking as well


@pytest.mark.parametrize("unit", ["Royal Guard", "Galio, Indefatigable"])
def test_a_trigger_that_chooses_a_gear_has_one_to_choose(unit: str) -> None:
    best = first("Veiled Temple", unit)
    assert [one.label for one in best.board.added] == ["g"]
    kinds = {event.kind for outcome in best.walk.outcomes for event in outcome.end.events}
    assert Happened.ABILITY_REMOVED not in kinds


def test_enemies_are_counted_in_a_combat() -> None:
    best = first("Against the Odds", "Mega-Mech")
    assert best.edges[0].words == "through Against the Odds, Mega-Mech gets +2 Might this turn"
    assert [act.verb for act in best.board.acts] == ["move", "play"]


def test_the_mightier_unit_is_the_one_whose_might_is_copied() -> None:
    best = first("Convergent Mutation", "Mega-Mech")
    assert best.edges[0].words == "through Convergent Mutation, Mega-Mech gets +2 Might this turn"


@pytest.mark.parametrize(("spell", "might"), [("Hextech Ray", 3), ("Falling Star", 6), ("Icathian Rain", 12)])
def test_a_unit_raised_to_the_might_of_another_survives(spell: str, might: int) -> None:
    best = first("Convergent Mutation", spell)
    assert best.edges[0].how == "decides"
    assert f"u ({might} Might) can survive the {might} damage of {spell}" in best.edges[0].words


def test_a_unit_that_deals_its_might_has_enough_of_it() -> None:
    best = first("Stormbringer", "Glasc Mixologist")
    assert best.edges[0].words.startswith("Glasc Mixologist triggers on this: Glasc Mixologist would die")
    assert [str(one.place) for one in best.board.added] == ["P2's trash"]  # what its Deathknell plays


def test_a_cost_that_asks_for_ones_own_is_shown_on_the_plainest_board() -> None:
    assert [act.verb for act in first("Malzahar, Fanatic", "Horns of the Dragon").board.acts] == ["use"]


def test_a_unit_that_acts_at_a_battlefield_aims_at_the_opponents() -> None:
    best = first("Caitlyn, Patrolling", "Maduli the Gatekeeper")
    assert {part.name: part.who for part in best.board.parts} == {
        "Caitlyn, Patrolling": "P1", "Maduli the Gatekeeper": "P2",
    }  # fmt: skip


@pytest.mark.parametrize("unit", ["Noxus Saboteur", "Flame Chompers"])
def test_units_of_both_players_stand_at_one_battlefield_only_in_a_combat(unit: str) -> None:
    standing = [thing for thing in first(unit, "Tianna Crownguard").board.setup().objects if "BF" in str(thing.place)]
    assert [(one.label, one.controller) for one in standing] == [("Tianna Crownguard", "P2")]


def test_cards_that_nobody_has_to_discard_are_left_out() -> None:
    assert labels("Gust", "Traveling Merchant") == {"Gust", "Traveling Merchant"}
    assert any("card" in one for one in labels("Charm", "Traveling Merchant"))  # it moves, so it discards


def test_an_act_after_what_is_shown_is_not_taken() -> None:
    assert [act.label for act in first("Friendship", "Xerath, Freed").board.acts] == ["Friendship"]


def test_that_a_battlefield_is_lost_with_its_last_unit_keeps_no_plain_unit_there() -> None:
    assert "u" not in labels("Gust", "Mega-Mech")


def test_the_spell_that_a_battlefield_waits_for_has_words() -> None:
    said = assumed(first("Abandoned Hall", "Clockwork Keeper").board, date(2026, 11, 23))
    assert said[-1] == 'P1 plays the spell "buff a unit" on u'


def test_a_plain_unit_that_something_would_happen_to_otherwise_stays() -> None:
    assert "u" in labels("Kog'Maw, Caustic", "Zhonya's Hourglass")  # dealt 4 by the Deathknell, were it not saved
