"""A card as it is once its play has begun: on the chain, and no card of a hand or trash any more (rule 354)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.zones import CHAIN, Zone

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject

_BEGUN = frozenset({Zone.CHAIN, Zone.NOWHERE})
"""Where what is being played is: a card on the chain, and a token before it is there."""


def has_begun(thing: GameObject) -> bool:
    """Whether step 1 of its play has been performed, or moves nothing."""
    return thing.place.zone in _BEGUN


def put_there(game: Game, player: str, thing: GameObject) -> tuple[Game, GameObject]:
    """A second game in which step 1 has put the card there for ``player``, and the card as it is in that game."""
    begun = game.fork()
    return begun, begun.update(begun.put(thing, CHAIN), controller=player)
