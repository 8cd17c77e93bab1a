"""Why something cannot be done now (rules 308-313, 355.8, 378-381, 811, 419)."""

from __future__ import annotations

import pytest

from judge.citations.numbers import number
from judge.engine.abilities.activated import Activated, abilities_of
from judge.engine.actions.draw import Draw
from judge.engine.playing.legality import (
    WHY,
    Allowed,
    Refused,
    Verdict,
    may_activate,
    may_play,
)
from judge.engine.state.card import UNIT, Card
from judge.engine.state.cost import Cost
from judge.engine.state.player import Pool
from judge.engine.state.zones import Place, Zone
from judge.engine.turn.game_hooks import game_on
from judge.slugs import Slug
from tests.engine.boards import Board, Play, spell

QUICK = spell("Quick", Draw(1))
SLOW = spell("Slow", Draw(1), keywords=("Action",))
PLAIN = spell("Plain", Draw(1), keywords=())
WORKER = Card("Worker", (UNIT,), might=9, abilities=(Activated(Cost(exhaust_this=True), (Draw(1),)),))


def playing(play: Play, player: str, label: str) -> Verdict:
    return may_play(game_on(play.state), player, play.thing(label))


def using(play: Play, player: str, label: str) -> Verdict:
    thing = play.thing(label)
    return may_activate(game_on(play.state), player, thing, *abilities_of(thing)[0])


def refused(verdict: Verdict, rule: str) -> bool:
    assert isinstance(verdict, Refused), verdict
    assert verdict.why == WHY[verdict.rule]
    return number(verdict.rule) == rule


def showdown() -> Play:
    board = Board().unit("Raider").add(SLOW, at="hand").add(PLAIN, at="hand").add(WORKER).card("Baited Hook", at="base")
    return board.add(SLOW, "Theirs", "P2", "hand").play("move", "BF1", "Raider")


def closed() -> Play:
    board = Board().add(QUICK, at="hand").add(SLOW, at="hand").add(WORKER).add(QUICK, "Other", "P1", "hand")
    return board.add(QUICK, "Theirs", "P2", "hand").play("play Quick")


def test_in_the_main_phase_the_turn_player_may_play_and_the_opponent_has_no_priority() -> None:
    play = Board().add(PLAIN, at="hand").add(QUICK, "Theirs", "P2", "hand").play()
    assert isinstance(playing(play, "P1", "Plain"), Allowed)
    assert refused(playing(play, "P2", "Theirs"), "312.1")


def test_a_closed_state_wants_reaction() -> None:
    assert refused(playing(closed(), "P1", "Slow"), "309.1.a")
    assert isinstance(playing(closed(), "P1", "Other"), Allowed)
    assert refused(playing(closed(), "P2", "Theirs"), "312.1")


def test_a_showdown_wants_action_or_reaction() -> None:
    assert refused(playing(showdown(), "P1", "Plain"), "308.1.a")
    assert isinstance(playing(showdown(), "P1", "Slow"), Allowed)
    assert refused(playing(showdown(), "P2", "Theirs"), "312.1")


def test_activated_abilities_say_who_when_and_where() -> None:
    play = Board().add(WORKER).play()
    assert isinstance(using(play, "P1", "Worker"), Allowed)
    assert refused(using(play, "P2", "Worker"), "378")
    assert refused(using(closed(), "P1", "Worker"), "381")
    assert refused(using(showdown(), "P1", "Worker"), "145.2")
    assert refused(using(showdown(), "P1", "Baited Hook"), "151.2")
    assert refused(using(Board().add(WORKER, at="hand").play(), "P1", "Worker"), "380")
    assert refused(using(Board().add(WORKER, exhausted=True).play(), "P1", "Worker"), "419.2.a")


def test_targets_and_resources_are_looked_for() -> None:
    assert refused(playing(Board().card("Void Seeker").play(), "P1", "Void Seeker"), "355.8")
    assert refused(using(Board().card("Baited Hook", at="base").play(), "P1", "Baited Hook"), "355.8")
    poor = Board(pools={"P1": Pool(1)}).card("Baited Hook").play()
    assert refused(playing(poor, "P1", "Baited Hook"), "419.2.a")


@pytest.mark.parametrize("zone", [Zone.TRASH, Zone.BANISHMENT, Zone.MAIN_DECK])
def test_cards_are_played_from_hand_or_champion_zone(zone: Zone) -> None:
    play = Board().add(QUICK, at=zone.value).play()
    assert play.thing("Quick").place == Place(zone, "P1")
    assert refused(playing(play, "P1", "Quick"), "419.1.a")


def test_a_unit_is_played_from_the_champion_zone() -> None:
    play = Board().card("Nocturne, Horrifying", at="champion zone").play("play Nocturne, Horrifying")
    assert play.where("Nocturne, Horrifying") == "P1's base"


def test_a_facedown_card_waits_for_the_next_turn_and_for_a_target_at_its_battlefield() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}, hidden_this_turn={"Hidden Blade"})
    play = board.unit("Guard", at="BF1").card("Hidden Blade", at="facedown BF1").play()
    assert refused(playing(play, "P1", "Hidden Blade"), "811.1.b")
    empty = Board(battlefields={"BF1": "P1", "BF2": None}).card("Hidden Blade", at="facedown BF1").play()
    assert refused(playing(empty, "P1", "Hidden Blade"), "811.1.d")
    assert refused(playing(empty, "P2", "Hidden Blade"), "419.1.a")


def test_every_reason_has_words_and_a_number() -> None:
    for rule, words in WHY.items():
        assert isinstance(rule, Slug)
        assert words
        assert number(rule)
