"""When the layers are worked out again: after every change of what the effects in force read, and of little else."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.keywords.level import WhileLevel
from judge.engine.layers.effect_text import AttachedThisTurn
from judge.engine.layers.layers import refreshed
from judge.engine.state.card import LEGEND, RUNE, UNIT, Card
from judge.engine.state.delayed import Until
from judge.engine.state.identity import ObjectId
from judge.engine.state.reading import (
    ANYTHING,
    EVERY_TYPE,
    ITSELF,
    OBJECTS,
    STATUSES,
    Reading,
)
from judge.engine.state.traits import Lasting, MightBy
from judge.engine.state.zones import Zone
from judge.engine.turn.game_hooks import game_on
from judge.engine.wording.changes import HasAbilities, HasKeywords
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.counted_changes import MightByPoints
from judge.engine.wording.criteria import Criteria, Facedown, Side, a_unit
from judge.engine.wording.criteria_with_condition import AllOf
from judge.engine.wording.exact_numbers import ThereAreExactly
from judge.engine.wording.passive import Dependent, Static
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.references import Every, This
from judge.engine.wording.source_circumstances import ThisIs
from tests.engine.boards import Board
from tests.engine.random_boards import layered_setup, random_play

ONE_MORE = (MightBy(1),)
XP_AND_OBJECTS, POINTS = Reading(others=True, game=frozenset({"xp"})), Reading(game=frozenset({"points"}))
XP, MARKS = Reading(game=frozenset({"xp"})), Reading(game=frozenset({"marks"}))


@pytest.mark.parametrize("seed", range(3))
def test_what_objects_are_is_up_to_date_at_every_decision(seed: int) -> None:
    layered = 0
    for position, _ in random_play(Random(f"reading {seed}"), 700, draw=layered_setup):
        now = refreshed(position.state)
        assert now.objects == position.state.objects
        assert now.layered == position.state.layered
        layered += now.layered is not None
    assert layered > 500


@pytest.mark.parametrize(
    ("ability", "reading"),
    [
        (Dependent(IsEmpowered(), (), ("Ganking",)), ITSELF),
        (Static(This(), ONE_MORE, during=WhileLevel(3)), XP),
        (Static(Every(Criteria(side=Side.FRIENDLY)), ONE_MORE), OBJECTS),
        (Static(Every(a_unit(IsReady())), ONE_MORE), STATUSES),
        (Static(This(), (HasAbilities((Static(This(), ONE_MORE, during=AttachedThisTurn()),)),)), MARKS),
        (Static(This(), ONE_MORE, during=ThereAre(Criteria())), OBJECTS),
        (Static(This(), ONE_MORE, during=ThereAre(a_unit(IsReady()))), STATUSES),
        (Static(This(), ONE_MORE, during=ThereAreExactly(1, Criteria(RUNE))), EVERY_TYPE),
        (Static(This(), ONE_MORE, during=ThereAre(Criteria(LEGEND))), EVERY_TYPE),
        (Static(This(), ONE_MORE, during=ThereAre(Facedown())), ANYTHING),
        (Static(This(), ONE_MORE, during=AllOf((WhileLevel(3), ThereAre(Criteria())))), XP_AND_OBJECTS),
        (Static(This(), ONE_MORE, during=ThisIs(IsReady())), STATUSES),
        (Static(This(), (MightByPoints(),)), POINTS),
    ],
)
def test_a_text_says_what_it_reads(ability: Static | Dependent, reading: Reading) -> None:
    """Also of what it gives: only a change of that makes the layers be worked out again."""
    card = Card("Reader", (UNIT,), might=1, abilities=(ability,))
    assert Board().unit("u", 1).state().layered is None
    assert Board().unit("u", 1).add(card).state().layered == reading


def test_several_texts_read_what_each_of_them_does() -> None:
    level = Card("Level", (UNIT,), might=1, abilities=(Static(This(), ONE_MORE, during=WhileLevel(3)),))
    guide = Card("Guide", (UNIT,), might=1, abilities=(Static(Every(Criteria()), ONE_MORE),))
    assert Board().add(level).add(guide).state().layered == XP_AND_OBJECTS


def test_nothing_is_read_any_more_once_what_was_changed_for_a_while_has_left() -> None:
    game = game_on(Board().unit("u", 1).state())
    unit = next(iter(game.units))
    lasting = (Lasting(HasKeywords(("Tank",)), Until.END_OF_TURN, None, ""),)
    assert game.update(unit, lasting=lasting).has("Tank")
    assert game.state.layered == ITSELF
    game.put(game.state.objects[unit.id.card], replace(unit.place, zone=Zone.TRASH))
    assert game.state.layered is None


def test_a_text_that_counts_runes_is_read_again_as_one_comes() -> None:
    miner = Card("Miner", (UNIT,), might=1, abilities=(Static(This(), ONE_MORE, during=ThereAre(Criteria(RUNE), 2)),))
    game = game_on(Board().add(miner).runes("P1", "Fury", 1).state())
    assert [unit.might for unit in game.units] == [1]
    rune = next(thing for thing in game.state.on_board if thing.card.is_a(RUNE))
    game.new_object(replace(rune, id=ObjectId(99, 0), label="another rune"))
    assert [unit.might for unit in game.units] == [2]
