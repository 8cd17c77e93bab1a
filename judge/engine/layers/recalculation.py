"""Working the layers out anew after a change, as far as the effects in force read what has changed (rule 473)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.layers.called_for import reads_of_game, reads_of_object
from judge.engine.layers.layers import (
    any_layered,
    called_for,
    contributors,
    given_to,
    refreshed,
)
from judge.engine.state.events import Happened
from judge.engine.state.zones import BOARD
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState

PASSIVE = cite("passive.statement")  # 364
IN_ORDER = cite("layers.applied-in-order")  # 477


def state_changed(game: Game, before: GameState, fields: AbstractSet[str]) -> None:
    """Bring objects up to date after fields of the state have changed; see ``Hooks.state_changed``."""
    if reads_of_game(before.layered, fields) or (
        "delayed" in fields and (any_layered(before.delayed) or any_layered(game.state.delayed))
    ):
        _work_out_layers(game)


def object_changed(game: Game, before: GameObject, now: GameObject, fields: AbstractSet[str]) -> GameObject:
    """Bring objects up to date after fields of one have changed; returns that one as it is then."""
    if reads_of_object(game.state.layered, before, now, fields) or (
        ("lasting" in fields or "card" in fields) and called_for(game.state) is not None
    ):
        _work_out_layers(game, but=now.id.card)
        return game.state.objects[now.id.card]
    return now


def object_put(game: Game, before: GameObject | None, now: GameObject) -> GameObject:
    """Bring objects up to date after one has come to its place; returns that one as it is then.

    ``before`` is what it was elsewhere; None for one that has come into the game.
    """
    if reads_of_object(game.state.layered, before or now, now) or (now.card.changes_others and now.place.zone in BOARD):
        _work_out_layers(game, but=now.id.card if before is not None else 0)
        return game.state.objects[now.id.card]
    return now


def _work_out_layers(game: Game, but: int = 0) -> None:
    """Bring what objects are, can do and measure up to date with the effects in force.

    Whoever changed the object ``but`` notices themselves that it becomes Mighty.
    """
    before = game.state.objects
    game.state = refreshed(game.state)
    if game.state.objects is not before:
        for card, thing in game.state.objects.items():
            if thing is not before[card] and given_to(thing) != given_to(before[card]):
                _tell_traits(game, before[card], thing)
                if card != but:
                    game.hooks.might_changed(game, before[card].raw_might, thing, False)


def _tell_traits(game: Game, before: GameObject, thing: GameObject) -> None:
    """Say what an object is now: by every text that has come to change it, or by none where one has ceased to."""
    words = ", ".join((f"{thing.might} Might", *thing.keywords)) if thing.is_unit else "other abilities"
    givers = set(contributors(thing)) - set(contributors(before))
    for source in sorted(game.state.objects[by].id for by in givers) or (None,):
        game.tell(Happened.TRAITS_CHANGED, (PASSIVE, IN_ORDER), thing, detail=words, source=source)
