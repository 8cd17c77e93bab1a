"""Hidden (rule 811): a card that can be hidden facedown for [A], and played from there with Reaction for no base cost.

``playing/hide.py`` performs Hide itself; choices that are bound to the battlefield are made in ``choosing.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.facedown import CANNOT_BEATS_CAN, stays_facedown
from judge.engine.keywords.reaction import REACTION
from judge.engine.state.chain import Permission
from judge.engine.state.cost import Cost
from judge.engine.state.zones import battlefield
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

HIDDEN = "Hidden"
HIDDEN_NEXT_TURN = cite("hidden.next-turn")  # 811.1.b
HIDDEN_NEEDS_TARGET = cite("hidden.needs-target-there")  # 811.1.d
COST = Cost(power=("A",))
"""What hiding costs (811.1.b)."""


def not_from_facedown(state: GameState, player: str, thing: GameObject) -> Slug | None:
    """The rule by which a hidden card cannot be played now, or None; it can be from the turn after it was hidden."""
    if thing.hidden_on is not None and thing.hidden_on >= state.turn.number:
        return HIDDEN_NEXT_TURN
    return CANNOT_BEATS_CAN if stays_facedown(state, player, thing.place.of) else None


def from_facedown(thing: GameObject) -> Permission:
    """The permission to play a hidden card: for no base cost, bound to its battlefield (811.1.b, 811.1.d)."""
    return Permission(thing.place, ignoring=True, at=battlefield(thing.place.of))


def keywords_facedown(thing: GameObject) -> tuple[str, ...]:
    """The keywords of a facedown card: its own, and Reaction (811.6)."""
    return (*thing.card.keywords, REACTION)
