"""Sides, the turn queue, where a third player cannot go, and loops."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from judge.engine.abilities.open_battlefields import (
    NOT_INVOLVED,
    TEAMMATE_THERE,
    TWO_OTHERS_THERE,
    closed_by,
)
from judge.engine.actions.draw import Draw
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.conditions.discards import WhenYouRecycle
from judge.engine.playing.places_to_play import locations
from judge.engine.state.card import GEAR, Card
from judge.engine.state.modes import (
    MAGMA_CHAMBER,
    MODES,
    SKIRMISH,
    Mode,
)
from judge.engine.state.sides import (
    are_friends,
    is_on,
    opponents,
    team_of,
    teammates,
)
from judge.engine.state.state import Combat, GameState
from judge.engine.state.turn import Turn
from judge.engine.state.zones import base, battlefield
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.turn.game_hooks import game_on
from judge.engine.turn.turn_queue import next_turn
from judge.engine.wording.criteria import Criteria, Side
from judge.errors import NotModelled
from tests.engine.boards import Board, spell

FIELDS = {"BF1": None, "BF2": None, "BF3": None}


def board(mode: Mode = SKIRMISH, **fields: str | None) -> Board:
    players = tuple(f"P{seat}" for seat in range(1, mode.players + 1))
    return Board(mode=mode, players=players, teams=mode.seats(players), battlefields={**FIELDS, **fields})


def state_of(mode: Mode) -> GameState:
    return board(mode).state()


def test_without_teams_everybody_is_an_opponent() -> None:
    state = state_of(SKIRMISH)
    assert team_of(state, "P2") == ("P2",)
    assert teammates(state, "P2") == ()
    assert opponents(state, "P2") == ("P3", "P1")
    assert not are_friends(state, "P1", "P2")


@pytest.mark.parametrize(
    ("side", "whose"),
    [
        (Side.ANY, ["P1", "P2", "P3", "P4", ""]),
        (Side.FRIENDLY, ["P1", "P3"]),
        (Side.ENEMY, ["P2", "P4"]),
        (Side.YOURS, ["P1"]),
    ],
)
def test_sides_in_teams(side: Side, whose: list[str]) -> None:
    state = state_of(MAGMA_CHAMBER)
    assert [player for player in ("P1", "P2", "P3", "P4", "") if is_on(side, state, player, "P1")] == whose


def test_what_nobody_controls_is_neither_friendly_nor_an_enemy() -> None:
    state = state_of(SKIRMISH)
    assert not is_on(Side.FRIENDLY, state, "", "P1")
    assert not is_on(Side.ENEMY, state, "", "P1")


def test_criteria_say_whose_in_words() -> None:
    assert Criteria(side=Side.YOURS).describe() == "one of your units"
    assert Criteria(side=Side.YOURS, another=True).describe() == "another of your units"
    assert Criteria(side=Side.YOURS).describe_several() == "your units"
    assert Criteria(side=Side.FRIENDLY).describe() == "a friendly unit"


def test_the_modes_are_those_of_the_rulebook() -> None:
    facts = {
        key: (mode.players, mode.victory_score, mode.battlefields, mode.first_brings, mode.first_draws)
        for key, mode in MODES.items()
    }
    assert facts == {
        "duel": (2, 8, 2, True, True),
        "match": (2, 8, 2, True, True),
        "ffa3": (3, 8, 3, True, False),
        "ffa4": (4, 8, 3, False, False),
        "2v2": (4, 11, 3, False, False),
    }
    assert all(len(mode.bring(("a", "b", "c", "d")[: mode.players])) == mode.battlefields for mode in MODES.values())


def test_the_queue_goes_on_after_additional_turns_where_it_stopped() -> None:
    state = replace(state_of(SKIRMISH), turn=Turn("P2", additional=("P1", "P3")))
    taken = []
    for _ in range(5):
        after = next_turn(state)
        taken.append(after.player)
        state = replace(state, turn=Turn(after.player, additional=after.additional, last_regular=after.regular))
    assert taken == ["P1", "P3", "P3", "P1", "P2"]
    assert state.turn.last_regular is None


def test_a_battlefield_with_units_of_two_others_is_closed() -> None:
    game = game_on(board().unit("a", player="P1", at="BF1").unit("b", player="P2", at="BF1").state())
    assert closed_by(game, "P3", "BF1") is TWO_OTHERS_THERE
    assert closed_by(game, "P1", "BF1") is None
    assert closed_by(game, "P3", "BF2") is None


def test_a_combat_of_others_closes_a_battlefield_even_where_one_side_has_gone() -> None:
    state = board().unit("a", player="P1", at="BF1").state()
    game = game_on(replace(state, combat=Combat("BF1", "P1", "P2")))
    assert closed_by(game, "P3", "BF1") is NOT_INVOLVED
    assert closed_by(game, "P2", "BF1") is None
    assert closed_by(game, "P3", "BF2") is None


def test_a_teammates_units_close_a_battlefield() -> None:
    game = game_on(board(MAGMA_CHAMBER).unit("a", player="P3", at="BF1").unit("b", player="P2", at="BF2").state())
    assert closed_by(game, "P1", "BF1") is TEAMMATE_THERE
    assert closed_by(game, "P1", "BF2") is None
    assert closed_by(game, "P4", "BF1") is None


def test_no_unit_is_played_to_an_own_battlefield_where_others_fight() -> None:
    """P3 controls BF1 while P1 and P2 are in combat there: rule 462.2 leaves the base."""
    state = board(BF1="P3").unit("a", player="P1", at="BF2").state()
    assert locations(state, "P3", None) == [base("P3"), battlefield("BF1")]
    fought_over = replace(state, combat=Combat("BF1", "P1", "P2"))
    assert locations(fought_over, "P3", None) == [base("P3")]


def test_a_loop_that_no_decision_ends_is_reported() -> None:
    """Whenever P1 recycles, they look at the top card and recycle it: with one card in the deck that never ends."""
    engine = Card("engine", (GEAR,), abilities=(Triggered(WhenYouRecycle(), (LookAtTop(1), RecycleRest())),))
    start = Board().add(engine).add(spell("start", LookAtTop(1), RecycleRest()), at="hand")
    start.deck("P1", spell("only", Draw(1)), size=1)
    with pytest.raises(NotModelled, match="A loop"):
        start.play("play start")
