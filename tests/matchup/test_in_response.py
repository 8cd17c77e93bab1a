"""What is done in response: a unit with Ambush takes a target away, a move takes it from where it has to be."""

from __future__ import annotations

import pytest

from tests.matchup.test_first_set_up import first


@pytest.mark.parametrize(
    ("moves", "acts", "words"),
    [
        ("Flash", "Elder Dragon", "u is no longer a legal target of Elder Dragon's trigger"),
        ("Flash", "Teemo, Strategist", "a is no longer a legal target of Teemo, Strategist's trigger"),
        ("Flash", "Vi, Peacekeeper", "u is no longer a legal target of Vi, Peacekeeper's trigger"),
        ("Flash", "Leona, Determined", "u is no longer a legal target of Leona, Determined's trigger"),
        ("Flash", "Crackshot Corsair", "u is no longer a legal target of Crackshot Corsair's trigger"),
    ],
)
def test_a_target_that_has_to_be_here_or_one_at_each_location_is_lost_by_a_move(
    moves: str, acts: str, words: str
) -> None:
    best = first(moves, acts)
    assert best.edges[0].words == f"through {moves}, {words}: it no longer meets the requirements"
    assert {part.name: part.who for part in best.board.parts}[moves] in {"P1", "P2"}


@pytest.mark.parametrize("removal", ["Alpha Strike", "Vengeance", "Singularity", "Void Seeker"])
def test_a_unit_with_ambush_returns_the_target_of_a_spell_in_response(removal: str) -> None:
    best = first("Grim Apothecary", removal)
    assert best.edges[0].words == (
        f"through Grim Apothecary, u is no longer a legal target of {removal}: it has left the board"
    )
    assert {part.name: part.who for part in best.board.parts} == {"Grim Apothecary": "P2", removal: "P1"}
    assert best.board.acts[-1].describe() == "P2 plays Grim Apothecary on u in response"


@pytest.mark.parametrize("removal", ["Flash", "Grim Apothecary"])
def test_targets_that_might_not_have_been_chosen_are_stated(removal: str) -> None:
    acts = [act.describe() for act in first("Elder Dragon", removal).board.acts]
    assert acts == ["P1 plays Elder Dragon on u", f"P2 plays {removal} on u in response"]
