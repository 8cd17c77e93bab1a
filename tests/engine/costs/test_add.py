"""Add (rule 429): priority stays where it is, passes count anew (339.1), and Power for spells pays for spells only."""

from __future__ import annotations

from judge.engine.actions.draw import Draw
from judge.engine.costs.purposes import ANY, ANY_FOR_SPELLS
from judge.engine.state.player import Pool
from tests.engine.boards import Board, spell


def test_priority_stays_after_an_add_and_passes_count_anew() -> None:
    board = Board().add(spell("Draw", Draw(1)), at="hand").card("Seal of Rage", player="P2", at="base")
    board.card("Seal of Rage", player="P2", at="base", label="Other")  # so that passing is not all that P2 can do
    play = board.play("play Draw", "pass")
    assert play.state.priority == "P2"
    assert play.state.passes == 1
    play.do("use Seal of Rage")
    assert play.state.priority == "P2"
    assert play.state.passes == 0
    assert [item.label for item in play.state.chain] == ["Draw"]
    assert dict(play.state.player("P2").pool.power) == {"Fury": 1}


def test_an_add_in_the_open_state_leaves_no_chain_and_no_priority() -> None:
    play = Board().card("Seal of Rage", at="base").play("use Seal of Rage")
    assert not play.state.chain
    assert play.state.priority is None
    assert play.decision.by == "P1"


def test_power_for_spells_pays_for_no_gear_and_no_hiding() -> None:
    pool = Pool(2, ((ANY_FOR_SPELLS, 1),))
    board = Board(pools={"P1": pool}, battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1")
    options = board.card("Seal of Rage").card("Hidden Blade").play().options
    assert "play Hidden Blade" in options
    assert "play Seal of Rage" not in options
    assert "hide Hidden Blade" not in options


def test_universal_power_pays_for_all_of_them() -> None:
    pool = Pool(2, ((ANY, 1),))
    board = Board(pools={"P1": pool}, battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1")
    options = board.card("Seal of Rage").card("Hidden Blade").play().options
    assert {"play Hidden Blade", "play Seal of Rage", "hide Hidden Blade"} <= set(options)


def test_like_runes_are_offered_once() -> None:
    board = Board()
    board.runes("P1", "Fury", 3)
    uses = [option for option in board.play().options if option.startswith("use ")]
    assert uses == ["use P1's Fury Rune", "use P1's Fury Rune 1"]
