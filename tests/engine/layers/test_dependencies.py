"""Dependencies (rules 478-479): what is seen at a glance about two effects is what trying them out shows."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from judge.engine.keyword_abilities.quick_draw import HasQuickDraw
from judge.engine.layers import dependencies
from judge.engine.layers.dependencies import _altered, _can_alter
from judge.engine.layers.layer_model import Model, apply, in_force
from judge.engine.layers.layers import called_for, taking_part, through_every_layer
from judge.engine.layers.plain_layers import printed
from judge.engine.state.card import UNIT, Card
from judge.engine.state.delayed import Until
from judge.engine.state.traits import (
    Change,
    Lasting,
    Layer,
    MightBy,
)
from judge.engine.turn.game_hooks import game_on
from judge.engine.wording.changes import (
    BecomesMight,
    HasAbilities,
    HasKeywords,
    HasTags,
    LosesText,
    MightUpTo,
)
from judge.engine.wording.circumstances import IsMighty, ThereAre
from judge.engine.wording.criteria import Criteria, a_unit
from judge.engine.wording.passive import Dependent, Static
from judge.engine.wording.qualities import LessMight, Tagged
from judge.engine.wording.references import Every, This
from judge.engine.wording.source_circumstances import WithKeyword
from tests.engine.boards import Board
from tests.engine.random_boards import layered_setup, random_play

if TYPE_CHECKING:
    from judge.engine.layers.layer_model import Effect
    from judge.engine.state.state import GameState


def begun(state: GameState) -> Model:
    """The objects of a state as they are before any effect is applied."""
    return Model({card: replace(thing, traits=printed(thing)) for card, thing in taking_part(state).items()}, state)


def done(effect: Effect, model: Model) -> tuple[object, ...]:
    """What an effect does to its object when it is applied."""
    before = model.things[effect.target].traits
    apply(effect, model)
    after = model.things[effect.target].traits
    assert before is not None
    assert after is not None
    parts = [(new[len(old) :] if new[: len(old)] == old else ("instead", *new))
             for old, new in zip(before.text, after.text, strict=True)]  # fmt: skip
    return (*parts, after.might if effect.change.layer is Layer.TRAITS else after.might - before.might)


def altered_as_tried_out(effect: Effect, by: Effect, state: GameState) -> bool:
    """Whether an effect exists no longer, or does something else, once another one has been applied."""
    after = begun(state)
    apply(by, after)
    if not any(found.key == effect.key for found in in_force(after, effect.change.layer)):
        return True
    return done(effect, after) != done(effect, begun(state))


def compared(state: GameState, most: int) -> tuple[int, int]:
    """How many pairs of effects were tried out, and how many altered one another; the glance has to say the same."""
    model = begun(state)
    pairs = [
        pair for layer in Layer for pair in permutations(list(in_force(model, layer))[:most], 2)
    ]  # fmt: skip
    altered = 0
    for effect, by in pairs:
        expected = altered_as_tried_out(effect, by, state)
        assert _altered(effect, by, model) is expected
        assert _can_alter(by, effect) or not expected
        altered += expected
    return len(pairs), altered


@pytest.mark.parametrize("seed", range(2))
def test_a_glance_at_two_effects_shows_what_trying_them_out_does(seed: int) -> None:
    tried = 0
    for play in range(10):  # how many effects there are is a matter of chance
        for position, _ in random_play(Random(f"dependencies {seed} {play}"), 120, draw=layered_setup):
            if called_for(position.state) is not None:
                tried += compared(position.state, 5)[0]
        if tried > 1000:
            return
    raise AssertionError(tried)


@pytest.mark.parametrize("seed", range(2))
def test_effects_applied_together_come_to_the_same_as_one_by_one(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    together = 0
    first = dependencies._in_any_order
    for position, _ in random_play(Random(f"in any order {seed}"), 200, draw=layered_setup):
        things = taking_part(position.state)
        monkeypatch.setattr(dependencies, "_in_any_order", first)
        found = through_every_layer(things, position.state)
        monkeypatch.setattr(dependencies, "_in_any_order", lambda _: [])
        assert found == through_every_layer(things, position.state)
        together += any(traits is not None for traits in found.values())
    assert together > 100


CHANGES: tuple[Change, ...] = (
    MightBy(2), MightBy(-3), MightUpTo(5), BecomesMight(4), HasTags(("Yordle",)), HasKeywords(("Tank",)), LosesText(),
    HasAbilities((Static(This(), (MightBy(1),)),)),
    HasAbilities((Dependent(WithKeyword("Tank"), (), ("Shield",)),)), HasQuickDraw(),
)  # fmt: skip
WHOSE: tuple[This | Every, ...] = (
    This(), Every(Criteria()), Every(a_unit(Tagged("Yordle"))), Every(a_unit(LessMight())),
)  # fmt: skip
WHILE = (None, None, IsMighty(), WithKeyword("Tank"), ThereAre(a_unit(Tagged("Yordle"))))


def test_the_same_holds_for_effects_that_no_card_has() -> None:
    """Texts that read tags, Might and keywords, and changes that look at what is there already."""
    random = Random("effects")
    altered = 0
    for _ in range(150):
        board = Board().unit("u", random.randint(1, 6))
        for number in range(3):
            text = Static(random.choice(WHOSE), (random.choice(CHANGES),), random.choice(WHILE))
            board = board.add(Card(f"c{number}", (UNIT,), might=random.randint(1, 6), abilities=(text,)))
        game = game_on(board.state())
        changes = random.sample(CHANGES, 2)
        lasting = tuple(Lasting(change, Until.END_OF_TURN, None, "", 100) for change in changes)
        game.update(random.choice(game.units), lasting=lasting)
        altered += compared(game.state, 8)[1]
    assert altered > 50
