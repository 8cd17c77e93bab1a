"""Conceding where rulings do not reach: the state that is left behind."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.state.decisions import Kind
from judge.engine.state.modes import (
    MAGMA_CHAMBER,
    SKIRMISH,
    WAR,
    Mode,
)
from judge.engine.state.turn import Phase
from judge.engine.state.zones import (
    NOWHERE,
    field,
    hand,
    trash,
)
from judge.engine.turn.conceding import concede
from judge.engine.turn.position import answer, begin
from judge.engine.turn.removal import TOKEN_BATTLEFIELD
from judge.engine.turn.set_up import new_game
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from tests.engine.boards import Board, spell
from tests.engine.turn.test_set_up import plain_deck

FIELDS = {"BF1": None, "BF2": None, "BF3": None}


def board(mode: Mode = SKIRMISH, turn_player: str = "P1", **fields: str | None) -> Board:
    players = tuple(f"P{seat}" for seat in range(1, mode.players + 1))
    return Board(mode=mode, players=players, teams=mode.seats(players), turn_player=turn_player,
                 battlefields={**FIELDS, **fields})  # fmt: skip


def test_the_player_is_nowhere_in_the_state_any_more() -> None:
    position = board(BF1="P2").unit("u", player="P2", at="BF1").unit("v", player="P3").play().position
    state = concede(position, "P2").state
    assert state.players == ("P1", "P3")
    assert set(state.by_player) == {"P1", "P3"}
    assert state.battlefields["BF1"].controller is None
    assert all(thing.place == NOWHERE for thing in state.objects.values() if thing.owner == "P2")


def test_their_battlefield_becomes_a_token_and_the_others_stay() -> None:
    position = board().play().position
    before = {name: position.state.objects_in(field(name))[0] for name in FIELDS}
    state = concede(position, "P2").state
    after = {name: state.objects_in(field(name))[0] for name in FIELDS}
    replaced = [name for name, thing in before.items() if thing.owner == "P2"]
    assert replaced == ["BF2"]
    assert after["BF2"].card is TOKEN_BATTLEFIELD
    assert after["BF1"] == before["BF1"]


def test_in_ffa4_the_player_who_goes_first_brought_no_battlefield() -> None:
    position = board(WAR).play().position
    state = concede(position, "P1").state
    assert not [thing for thing in state.objects.values() if thing.card is TOKEN_BATTLEFIELD]


def test_a_spell_of_theirs_is_countered_and_one_that_somebody_else_owns_goes_to_its_trash() -> None:
    found = board().add(spell("theirs", Draw(1)), player="P2", at="hand").add(spell("mine", Draw(1)), at="hand")
    found.add(spell("other", Draw(1)), player="P3", at="hand")
    position = found.play("play mine", "play theirs").position
    mine, theirs = position.state.chain
    taken = replace(position.state, chain=(replace(mine, controller="P2"), theirs))
    state = concede(begin(taken), "P2").state
    assert state.chain == ()
    assert [thing.label for thing in state.objects_in(trash("P1"))] == ["mine"]
    assert state.turn.player == "P1"


def test_who_passed_and_left_does_not_count_as_having_passed() -> None:
    """P1 plays, P1 and P2 pass; P2 leaves: P3 still has to pass, and P1's pass counts."""
    found = board().add(spell("mine", Draw(1)), at="hand")
    found.add(spell("x", Draw(1)), player="P2", at="hand").add(spell("y", Draw(1)), player="P3", at="hand")
    found.add(spell("z", Draw(1)), at="hand")
    position = found.play("play mine", "pass", "pass").position
    assert (position.state.priority, position.state.passes) == ("P3", 2)
    state = concede(position, "P2").state
    assert (state.priority, state.passes) == ("P3", 1)


def test_the_turn_after_that_of_a_player_who_left_is_that_of_the_next_one() -> None:
    for leaving, following in (("P1", "P2"), ("P2", "P3"), ("P4", "P1")):
        position = board(WAR, turn_player=leaving).play().position
        state = concede(position, leaving).state
        assert state.turn.player == following
        assert state.turn.phase is Phase.MAIN
        assert state.turn.number == position.state.turn.number + 1


def test_two_players_leave_one_after_the_other() -> None:
    position = concede(board().play().position, "P2")
    assert position.state.winner is None
    assert concede(position, "P1").state.winner == "P3"


def test_a_team_leaves_together() -> None:
    state = concede(board(MAGMA_CHAMBER).play().position, "P2").state
    assert state.winner == "P1"


def test_nobody_leaves_twice() -> None:
    position = concede(board().play().position, "P2")
    with pytest.raises(ValueError, match="P2 is not in the game"):
        concede(position, "P2")


def test_a_choice_that_is_open_goes_on_without_what_has_left() -> None:
    found = board().add(spell("zap", Deal(1, Target(a_unit()))), at="hand").unit("u").unit("v", player="P2")
    position = found.unit("w", player="P3").play("play zap").position
    assert position.decision is not None
    left = concede(position, "P2")
    assert left.decision is not None
    assert [option.key for option in left.decision.options] == ["u", "w"]
    assert answer(left, ("u",)).state.players == ("P1", "P3")
    assert concede(answer(position, ("u",)), "P2").state.players == ("P1", "P3")


@pytest.mark.parametrize("mode", [SKIRMISH, WAR])
def test_at_every_point_of_the_set_up_anybody_can_leave_and_the_others_begin_their_game(mode: Mode) -> None:
    """Also while a shuffle decides the cards of an opening hand or of a mulligan."""
    position = begin(new_game(mode, {f"P{seat}": plain_deck() for seat in range(1, mode.players + 1)}))
    points = 0
    while position.state.turn.phase is Phase.SET_UP:
        for leaving in position.state.players:
            after = concede(position, leaving)
            left = set(position.state.players) - {leaving}
            went_first = position.state.turn.player
            points += 1
            while after.state.turn.phase is Phase.SET_UP:
                assert after.decision is not None
                after = answer(after, (after.decision.options[0].key,))
            state = after.state
            assert set(state.players) == left
            assert len(state.battlefields) in {len(left), len(left) - 1, mode.battlefields}
            assert all(len(state.objects_in(hand(player))) == 4 for player in left)
            if position.decision is not None and position.decision.timing != "first player":
                assert (state.turn.player == went_first) is (leaving != went_first)
        assert position.decision is not None
        keys = [option.key for option in position.decision.options]
        position = answer(position, tuple(keys[:2] if position.decision.kind is Kind.PICK else keys[:1]))
    assert points > 60
