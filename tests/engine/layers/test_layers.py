"""Layers (rules 473-480): every effect once, layer by layer, with dependencies before timestamps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from judge.engine.layers.layers import refreshed
from judge.engine.state.card import UNIT, Card
from judge.engine.state.delayed import Until
from judge.engine.state.traits import Change, Lasting, MightBy
from judge.engine.state.zones import Zone
from judge.engine.turn.game_hooks import game_on
from judge.engine.wording.changes import (
    BecomesMight,
    HasAbilities,
    HasKeywords,
    HasTags,
    LosesText,
    MightUpTo,
)
from judge.engine.wording.circumstances import IsMighty
from judge.engine.wording.criteria import Criteria, Side, a_friendly_unit
from judge.engine.wording.passive import Dependent, Static
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Every, This
from tests.engine.boards import Board

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState

ALL_OF_MINE = Every(Criteria(side=Side.FRIENDLY))
YORDLES = Every(a_friendly_unit(Tagged("Yordle")))


def aura(name: str, *changes: Change, who: This | Every = ALL_OF_MINE, might: int = 1) -> Card:
    return Card(name, (UNIT,), might=might, abilities=(Static(who, changes),))


def thing(state: GameState, label: str) -> GameObject:
    return next(found for found in state.objects.values() if found.label == label)


def with_lasting(state: GameState, label: str, *changes: Change) -> GameState:
    """The state in which effects of a spell have changed a unit, in this order."""
    found = thing(state, label)
    lasting = tuple(
        Lasting(change, Until.END_OF_TURN, None, "", 1000 + number) for number, change in enumerate(changes)
    )
    return refreshed(replace(state, objects={**state.objects, found.id.card: replace(found, lasting=lasting)}))


def test_a_passive_increase_to_a_number_waits_for_the_increase_it_depends_on() -> None:
    """479: +2 by a spell comes first, and the passive ability then has nothing to add."""
    state = with_lasting(Board().unit("u", 4).add(aura("To five", MightUpTo(5))).state(), "u", MightBy(2))
    assert thing(state, "u").might == 6


def test_without_the_spell_the_passive_increase_adds_what_is_missing() -> None:
    assert thing(Board().unit("u", 4).add(aura("To five", MightUpTo(5))).state(), "u").might == 5


def test_a_number_that_is_set_comes_before_everything_that_is_added() -> None:
    """477.1.a.1 before 477.3, whichever began first."""
    state = with_lasting(Board().unit("u", 2).state(), "u", MightBy(3), BecomesMight(4))
    assert thing(state, "u").might == 7


def test_of_two_numbers_that_are_set_the_later_one_stays() -> None:
    """480.3: the earliest timestamp applies first."""
    state = Board().unit("u", 2).state()
    assert thing(with_lasting(state, "u", BecomesMight(4), BecomesMight(6)), "u").might == 6
    assert thing(with_lasting(state, "u", BecomesMight(6), BecomesMight(4)), "u").might == 4


def test_a_tag_that_is_given_counts_for_what_is_given_to_tags() -> None:
    """477.1.c, 477.2: traits come before abilities."""
    board = Board().unit("u", 2).add(aura("Chief", HasKeywords(("Tank",)), who=YORDLES))
    assert not thing(board.state(), "u").has("Tank")
    found = thing(board.add(aura("All are Yordles", HasTags(("Yordle",)))).state(), "u")
    assert (found.has("Tank"), found.tags) == (True, ("Yordle",))


def test_a_given_passive_ability_works_in_the_next_sequence() -> None:
    """476.2: what an ability gives may itself be an ability that gives something."""
    teacher = aura("Teacher", HasAbilities((Static(This(), (MightBy(2),)),)))
    assert thing(Board().unit("u", 1).add(teacher).state(), "u").might == 3


def test_losing_all_text_ends_what_the_text_gave_unless_it_had_begun_in_an_earlier_layer() -> None:
    board = Board().unit("u", 1).add(aura("Guide", MightBy(1)))
    state = with_lasting(board.state(), "Guide", LosesText())
    assert (thing(state, "u").might, thing(state, "Guide").abilities) == (1, ())


def test_text_given_after_all_text_was_lost_stays() -> None:
    """480.3, in one layer: first the loss, then the later keyword."""
    tank, shield = HasKeywords(("Tank",)), HasKeywords(("Shield",))
    state = with_lasting(Board().unit("u", 1).state(), "u", tank, LosesText(), shield)
    assert thing(state, "u").keywords == ("Shield",)


def test_nothing_is_stored_where_nothing_is_changed() -> None:
    state = Board().unit("u", 1).state()
    assert not state.layered
    assert all(found.traits is None for found in state.objects.values())


def test_traits_are_gone_as_soon_as_their_source_is() -> None:
    game = game_on(Board().unit("u", 1).add(aura("Guide", MightBy(1))).state())
    assert thing(game.state, "u").might == 2
    game.put(thing(game.state, "Guide"), replace(thing(game.state, "u").place, zone=Zone.TRASH))
    assert thing(game.state, "u").might == 1
    assert not game.state.layered


changes = some.lists(
    some.one_of(
        some.integers(-6, 6).map(MightBy), some.integers(0, 9).map(BecomesMight), some.integers(0, 9).map(MightUpTo)
    ),
    max_size=6,
)


@settings(max_examples=150, deadline=None)
@given(printed=some.integers(0, 9), given_to_it=changes)
def test_numbers_come_out_as_written_down_by_hand(printed: int, given_to_it: list[Change]) -> None:
    """The oracle: the last number set, all increases, then what limits demand, then all decreases."""
    might = printed
    for change in given_to_it:
        might = change.might if isinstance(change, BecomesMight) else might
    might += sum(change.amount for change in given_to_it if isinstance(change, MightBy) and change.amount > 0)
    might = max([might, *(change.limit for change in given_to_it if isinstance(change, MightUpTo))])
    might += sum(change.amount for change in given_to_it if isinstance(change, MightBy) and change.amount < 0)
    state = with_lasting(Board().unit("u", printed).state(), "u", *given_to_it)
    assert thing(state, "u").raw_might == might


@settings(max_examples=60, deadline=None)
@given(order=some.permutations(["Guide", "Chief", "To five", "Teacher"]))
def test_the_order_on_the_table_makes_no_difference_where_nothing_is_set(order: list[str]) -> None:
    cards = {
        "Guide": aura("Guide", MightBy(1)),
        "Chief": aura("Chief", HasKeywords(("Tank",)), MightBy(1)),
        "To five": aura("To five", MightUpTo(5)),
        "Teacher": aura("Teacher", HasAbilities((Static(This(), (MightBy(2),)),))),
    }
    board = Board().unit("u", 1)
    for name in order:
        board.add(cards[name])
    found = thing(board.state(), "u")
    assert (found.might, found.has("Tank")) == (5, True)


def test_what_no_longer_qualifies_with_everything_applied_is_removed() -> None:
    """476.3: Mighty as it is printed, and no longer after the decrease; the keyword is not there in the end."""
    card = Card("Proud", (UNIT,), might=5, abilities=(Dependent(IsMighty(), (), ("Tank",)),))
    state = Board().add(card).state()
    assert thing(state, "Proud").has("Tank")
    weaker = with_lasting(state, "Proud", MightBy(-2))
    assert (thing(weaker, "Proud").might, thing(weaker, "Proud").has("Tank")) == (3, False)
