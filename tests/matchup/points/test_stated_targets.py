"""A set-up says what is aimed at what, where the question is about that."""

from __future__ import annotations

import pytest

from judge.engine.state.decisions import Kind
from tests.matchup.search.test_pair_search import between


def acts(one: str, other: str) -> str:
    best = between(one, other).best
    assert best is not None
    return ", then ".join(act.describe() for act in best.board.acts)


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ("Draven, Audacious", "Hextech Ray", "P1 plays Hextech Ray on Draven, Audacious"),
        ("Retreat", "Irelia, Fervent", "P1 plays Retreat on Irelia, Fervent"),
        ("Rune Prison", "Covert Informant", "P1 plays Rune Prison on Covert Informant"),
        ("Keeper of Law", "Viktor, Leader", "P1 plays test spell on Keeper of Law"),
    ],
)
def test_a_spell_is_played_on_the_card_that_it_is_asked_about_with(one: str, other: str, said: str) -> None:
    assert acts(one, other) == said


def test_a_counter_is_played_on_the_counter_that_it_is_asked_about_with() -> None:
    assert acts("Defy", "Wind Wall").endswith("then P1 plays Wind Wall on Defy in response")


def test_nothing_is_stated_where_any_target_shows_it() -> None:
    assert " on " not in acts("Vengeance", "Zhonya's Hourglass")


def test_what_is_a_choice_of_another_player_stays_one() -> None:
    best = between("Bone Skewer", "Ruin Runner").best
    assert best is not None
    decisions = {choice.decision.kind for outcome in best.walk.outcomes for choice in outcome.choices if choice.matters}
    assert decisions
    assert Kind.ACT not in decisions


def test_with_the_target_stated_the_outcomes_are_a_part_of_those_before() -> None:
    best = between("Draven, Audacious", "Hextech Ray").best
    assert best is not None
    assert len(best.walk.outcomes) == 1
    (outcome,) = best.walk.outcomes
    assert {fact.what for fact in outcome.facts if fact.aspect == "damage" and fact.value != "0"} == {
        "Draven, Audacious"
    }
