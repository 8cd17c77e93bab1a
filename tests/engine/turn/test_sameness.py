"""Keys of states: equal where nothing differs for what is to come, different where anything does."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine.turn.sameness import key
from judge.scenario.board.setup import plain_unit
from tests.engine.boards import Board


def test_two_ways_to_one_position_have_one_key() -> None:
    first = Board().unit("a").unit("b").play("standard move", "BF1", "a", "standard move", "BF2", "b")
    second = Board().unit("a").unit("b").play("standard move", "BF2", "b", "standard move", "BF1", "a")
    assert key(first.position.state) == key(second.position.state)


def test_a_destination_that_was_chosen_makes_a_difference() -> None:
    """The spell waits on the chain with the same target both times: only where it moves it to differs."""
    board = Board().unit("u").card("Ride the Wind").card("Stupefy", player="P2")
    there, elsewhere = (board.play("play Ride the Wind", "u", place, "pass").position.state for place in ("BF1", "BF2"))
    assert there.chain[0].choices.objects == elsewhere.chain[0].choices.objects
    assert key(there) != key(elsewhere)


def test_what_is_due_in_later_turns_makes_a_difference() -> None:
    state = Board().state()
    for fields in (
        {"additional": ("P1",)},
        {"last_regular": "P2"},
        {"invited": "P2"},
        {"begun": True},
        {"number": 2},
    ):
        assert key(replace(state, turn=replace(state.turn, **fields))) != key(state)


def test_numbers_of_events_and_items_make_none() -> None:
    board = Board().unit("u").card("Stupefy").card("Stupefy", player="P2")
    state = board.play("play Stupefy", "u").position.state
    item = replace(state.chain[0], id=90, begun_by=80)
    assert key(replace(state, chain=(item,), next_id=91)) == key(state)


def test_whatever_is_so_of_an_object_makes_a_difference() -> None:
    """Also what was thought of later: the key takes every field but those that it says in another form."""
    state = Board().unit("u").unit("v").state()
    unit = state.objects[1]
    for fields in (
        {"empowered": True}, {"attached_to": 2}, {"attached": (2,)}, {"stunned": True}, {"buffs": 1},
        {"exhausted": True}, {"controller": "P2"}, {"replaced_by": 2},
        {"damage": (("P2", 1),)}, {"card": plain_unit(4)},
    ):  # fmt: skip
        other = replace(state, objects={**state.objects, 1: replace(unit, **fields)})
        assert key(other) != key(state), fields


def test_what_players_have_makes_a_difference() -> None:
    state = Board().state()
    for fields in (
        {"xp": 1}, {"points": 1}, {"champion": "Vi, Destructive"}, {"is_newcomer": True}, {"turns_begun": 1},
    ):  # fmt: skip
        other = {**state.by_player, "P1": replace(state.player("P1"), **fields)}
        assert key(replace(state, by_player=other)) != key(state), fields
