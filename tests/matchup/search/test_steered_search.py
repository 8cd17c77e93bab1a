"""Set-ups of two cards as an asker wants them: what is shown then, and what is said where there is none."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from judge.engine.state.zones import Zone
from judge.errors import Misuse
from judge.matchup.boards.steering import Steering, Timing
from judge.matchup.search.steered_search import Steered, steered_matchup
from judge.matchup.walks.planned_acts import Slot
from judge.scenario.board.setup import card_for

if TYPE_CHECKING:
    from judge.scenario.board.stated_setup import Placed

DAY = date(2026, 8, 1)


def between(one: str, other: str, **wanted: object) -> Steered:
    asked = Steering(day=DAY, **wanted)  # type: ignore[arg-type]
    return steered_matchup(card_for(one, DAY), card_for(other, DAY), None, asked)


def placed(made: Steered, label: str) -> Placed:
    assert made.found.best is not None
    return next(one for one in made.found.best.board.setup().objects if one.label == label)


def test_the_counter_acts_in_response_anyway() -> None:
    assert between("Hextech Ray", "Defy", timing=Timing.RESPONSE, timed="Defy").said == (
        "This is what the set-up is like anyway.",
    )


def test_a_card_without_reaction_is_never_played_in_response() -> None:
    made = between("Hidden Blade", "Vengeance", timing=Timing.RESPONSE, timed="Vengeance")
    assert not made.found.set_ups
    assert any("only Reaction may be played" in one.why for one in made.found.rejected)


def test_with_the_players_changed_over_the_spell_is_played_in_the_combat_of_the_other_turn() -> None:
    best = between("Hextech Ray", "Defy", swapped=True).found.best
    assert best is not None
    assert [(act.who, act.verb, act.slot) for act in best.board.acts] == [
        ("P1", "move", Slot.ON_ITS_OWN), ("P2", "play", Slot.ON_ITS_OWN), ("P1", "play", Slot.IN_RESPONSE)
    ]  # fmt: skip


def test_two_spells_meet_in_a_combat() -> None:
    best = between("Void Seeker", "Wind Wall", timing=Timing.COMBAT).found.best
    assert best is not None
    assert best.board.acts[0].verb == "move"


def test_the_unit_has_the_might_and_the_damage_that_are_asked_for() -> None:
    unit = placed(between("Vengeance", "Zhonya's Hourglass", might=5, damage=2), "u")
    assert (unit.card.might, unit.damage) == (5, 2)


def test_an_equipment_of_the_pair_is_attached_to_what_is_hit() -> None:
    made = between("Hidden Blade", "Guardian Angel", attached=("Guardian Angel",))
    assert placed(made, "Guardian Angel").attached_to == "u"
    assert made.found.interact


def test_a_further_equipment_is_attached_to_what_is_hit() -> None:
    blade = card_for("Doran's Blade", DAY)
    made = between("Hidden Blade", "Zhonya's Hourglass", attached=("Doran's Blade",), cards=(blade,))
    assert placed(made, "Doran's Blade").attached_to == "u"


def test_the_unit_stands_at_the_battlefield_that_is_asked_for() -> None:
    camp = card_for("Trifarian War Camp", DAY)
    best = between("Void Seeker", "Zhonya's Hourglass", battlefield=camp.name, cards=(camp,)).found.best
    assert best is not None
    assert best.board.setup().fields["BF1"] is camp
    assert best.board.describe().startswith("BF1 is Trifarian War Camp; P2 has u, a 3-Might unit, at BF1")


@pytest.mark.parametrize("who", ["P1", "P2"])
def test_somebody_controls_a_third_card(who: str) -> None:
    hourglass = card_for("Zhonya's Hourglass", DAY)
    made = between("Hidden Blade", "Wind Wall", third=((hourglass.name, who),), cards=(hourglass,))
    assert (placed(made, hourglass.name).controller, placed(made, hourglass.name).place.zone) == (who, Zone.BASE)


def test_set_ups_are_opened_by_their_numbers() -> None:
    plain = between("Hidden Blade", "Zhonya's Hourglass").found
    for number, found in enumerate(plain.set_ups, 1):
        best = between("Hidden Blade", "Zhonya's Hourglass", set_up=number).found.best
        assert best is not None
        assert best.board == found.board
    with pytest.raises(Misuse, match=f"from 1 to {len(plain.set_ups)}"):
        between("Hidden Blade", "Zhonya's Hourglass", set_up=len(plain.set_ups) + 1)


def test_a_gear_that_responds_is_played_from_facedown() -> None:
    made = between("Hidden Blade", "Zhonya's Hourglass", timing=Timing.RESPONSE, timed="Zhonya's Hourglass")
    assert placed(made, "Zhonya's Hourglass").place.zone is Zone.FACEDOWN
    assert made.found.interact


def test_a_gear_that_is_played_after_the_death_saves_nobody() -> None:
    made = between("Hidden Blade", "Zhonya's Hourglass", timing=Timing.BEFORE, timed="Hidden Blade")
    best = made.found.best
    assert best is not None
    assert [act.label for act in best.board.acts] == ["Hidden Blade", "Zhonya's Hourglass"]
    assert not any("Zhonya's Hourglass saves" in str(fact) for end in best.walk.outcomes for fact in end.facts)
    assert not made.found.interact
