"""Attached cards: what of them is inactive, what is seen of it, and copies for as long as they are attached."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.engine.instructions.give import give
from judge.engine.keywords.level import level
from judge.engine.layers.attachment import add_changes, begin_attachment, detach
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.card import GEAR, Card
from judge.engine.state.delayed import Until
from judge.engine.state.traits import MightBy
from judge.engine.turn.game_hooks import game_on
from judge.engine.turn.sameness import key
from judge.engine.wording.changes import BecomesMight, IsCopy
from judge.engine.wording.inactive import shows
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This
from judge.engine.wording.source_circumstances import IsAttached, IsEquipped, WithKeyword
from judge.errors import IllegalPosition
from judge.scenario.board.setup import plain_unit
from tests.engine.boards import Board

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState

RING = Card("Ring", (GEAR,), tags=("Equipment",), keywords=("Temporary", "Assault 2"), abilities=(WhileAttached(1),))


def thing(state: GameState, label: str) -> GameObject:
    return next(found for found in state.objects.values() if found.label == label)


def test_a_keyword_in_inactive_text_is_found_and_does_nothing() -> None:
    """135.4.a, 722.1: an attached card still has its keywords for whoever looks for them."""
    state = Board().unit("u").add(RING).add(RING, "Loose").state()
    game = game_on(state)
    begin_attachment(game, thing(state, "Ring"), thing(state, "u"))
    ring = thing(game.state, "Ring")
    assert not ring.has("Temporary")
    assert shows(ring, "Temporary")
    assert shows(ring, "Assault")
    assert not shows(ring, "Tank")
    assert WithKeyword("Temporary").holds(game.state, "P1", ring)
    assert not WithKeyword("Temporary", has=False).holds(game.state, "P1", ring)
    assert not shows(thing(game.state, "u"), "Temporary")
    assert IsEquipped().holds(game.state, "P1", thing(game.state, "u"))
    assert not IsEquipped().holds(game.state, "P1", ring)
    assert IsAttached().holds(game.state, "P1", ring)
    assert IsAttached(attached=False).holds(game.state, "P1", thing(game.state, "Loose"))


def test_a_keyword_behind_a_condition_is_found_while_the_condition_does_not_hold() -> None:
    """727.1.b.1: the dependent ability is there for reference."""
    state = Board().add(Card("Dog", ("Unit",), might=2, abilities=(level(3, keywords=("Tank",)),))).state()
    dog = thing(state, "Dog")
    assert not dog.has("Tank")
    assert shows(dog, "Tank")
    assert not shows(dog, "Ganking")


def test_text_that_becomes_active_again_has_a_new_timestamp() -> None:
    """480.2: it is newer than what came while it was inactive."""
    crown = Card("Crown", (GEAR,), abilities=(Static(This(), (BecomesMight(9),)),))
    state = Board().unit("u").add(crown).state()
    game = game_on(state)
    first = thing(state, "Crown").stamp
    begin_attachment(game, thing(state, "Crown"), thing(state, "u"))
    detach(game, thing(game.state, "Crown"))
    assert thing(game.state, "Crown").stamp > first


def test_a_copy_for_a_while_is_not_the_same_as_the_card_itself() -> None:
    """What it will be afterwards can matter, so that the positions are told apart."""
    board = Board().add(plain_unit(3), "u").add(RING)
    state = board.state()
    game = game_on(state)
    ring = thing(state, "Ring")
    begin_attachment(game, ring, thing(state, "u"))
    plain = game.state
    game = game_on(state)
    begin_attachment(game, ring, thing(state, "u"))
    add_changes(game, ring, (IsCopy(plain_unit(3)),))
    copy = game.state
    assert thing(copy, "u").might == thing(plain, "u").might
    assert key(copy) != key(plain)
    detach(game, thing(game.state, "Ring"))
    again = thing(game.state, "u")
    assert again.card is thing(state, "u").card
    assert again.itself is None


def test_a_copy_replaces_what_older_effects_of_the_layer_have_set_and_no_increase() -> None:
    """477, 480.3: the copy is newer than the Might that was set, and increases come in a later layer."""
    state = Board().unit("u", 2).add(RING).state()
    game = game_on(state)
    give(game, thing(state, "u"), (BecomesMight(8), MightBy(1)), Until.FOREVER, "test")
    begin_attachment(game, thing(game.state, "Ring"), thing(game.state, "u"))
    add_changes(game, thing(game.state, "Ring"), (IsCopy(plain_unit(4)),))
    assert thing(game.state, "u").might == 4 + 1 + 1
    detach(game, thing(game.state, "Ring"))
    assert thing(game.state, "u").might == 8 + 1


def test_an_attachment_with_a_choice_is_no_set_up() -> None:
    """725.1: which unit is copied is chosen as it is attached, so it cannot be stated."""
    board = Board().unit("u").unit("v").card("Shady Spectacles", at="base", attached_to="u")
    with pytest.raises(IllegalPosition, match="something is chosen"):
        board.state()
