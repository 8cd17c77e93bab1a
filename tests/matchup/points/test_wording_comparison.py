"""A card as printed and as corrected, side by side."""

from __future__ import annotations

import pytest

from judge.cards.loader import definition
from judge.matchup.points.narration import summary
from judge.matchup.points.wording_comparison import compare_wordings


@pytest.mark.parametrize("name", ["Unlicensed Armory", "Zhonya's Hourglass", "The Boss", "Highlander"])
def test_as_printed_a_saved_unit_keeps_its_damage_and_as_corrected_it_is_healed(name: str) -> None:
    killed = compare_wordings(definition(name))[0]
    (printed,) = [summary(outcome) for outcome in killed.only_in("printed")]
    (corrected,) = [summary(outcome) for outcome in killed.only_in("2025-10-28")]
    assert f"{name} saves u" in printed
    assert "with its damage" in printed
    assert "healed" not in printed
    assert "healed" in corrected
    assert "with its damage" not in corrected


@pytest.mark.parametrize("name", ["Unlicensed Armory", "Zhonya's Hourglass", "The Boss", "Highlander"])
def test_as_printed_a_unit_saved_from_lethal_damage_dies_in_the_next_cleanup(name: str) -> None:
    lethal = compare_wordings(definition(name))[1]
    (printed,) = [outcome for outcome in lethal.only_in("printed") if "saves" in summary(outcome)]
    (corrected,) = [outcome for outcome in lethal.only_in("2025-10-28") if "saves" in summary(outcome)]
    assert "u is killed" in summary(printed)
    assert summary(printed).index("saves u") < summary(printed).index("u is killed")
    assert "u is killed" not in summary(corrected)


@pytest.mark.parametrize("name", ["Void Seeker", "Hidden Blade", "Recruit"])
def test_a_card_with_one_wording_has_nothing_to_compare(name: str) -> None:
    assert compare_wordings(definition(name)) == ()


def test_nocturne_stays_banished_only_since_he_is_banished_first() -> None:
    (seen,) = compare_wordings(definition("Nocturne, Horrifying"))
    assert any("stays banished" in summary(outcome) for outcome in seen.only_in("2025-10-28"))
    assert not any("stays banished" in summary(outcome) for outcome in seen.only_in("printed"))


def test_a_unit_whose_play_fails_returns_to_the_deck_as_printed_and_stays_banished_as_corrected() -> None:
    (failed,) = compare_wordings(definition("Baited Hook"))
    (printed,) = [summary(outcome) for outcome in failed.only_in("printed")]
    (corrected,) = [summary(outcome) for outcome in failed.only_in("2025-10-28")]
    assert "undone" in printed
    assert "it is in P1's main deck" in printed
    assert "test unit stays banished" in corrected
