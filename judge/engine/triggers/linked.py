"""Linked Abilities (rules 393-397, 427.3): what one ability of an object has banished, and another one refers to.

The texts themselves say which abilities are linked: those of one object that say "with this" refer to the same
object, also where one of them was given to another card (395). It is known by its incarnation, so that a second copy of
the card, or the same card once it has come back, has nothing to do with it (397, 427.3.a).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.state import BanishedWith
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.references import This

LINKED = cite("linked.one-set-of-abilities")  # 394
ONLY_BY_THIS = cite("linked.only-what-they-affected")  # 397
BY_THE_SAME_OBJECT = cite("banish.by-the-same-object")  # 427.3


def linked_to(context: EffectContext, this: This) -> ObjectId | None:
    """The object whose abilities are linked: the source, or the attached card that gave it the text (395)."""
    return this.which or context.source


def remember(game: Game, source: ObjectId, thing: GameObject) -> None:
    """Note that an ability of the object ``source`` has banished ``thing`` (427.3)."""
    game.change(banished_with=(*game.state.banished_with, BanishedWith(source, thing.id)))


def banished_with(game: Game, source: ObjectId | None) -> list[GameObject]:
    """What was banished with an object and is still in banishment, wherever the object itself is by now."""
    found = [game.find(link.thing) for link in game.state.banished_with if link.source == source]
    return [thing for thing in found if thing is not None]


def is_back(game: Game, thing: GameObject) -> None:
    """A card whose play was undone (358.5) is what it was before, also for abilities that speak of it."""
    before = replace(thing.id, incarnation=thing.id.incarnation - 2)
    if any(link.thing == before for link in game.state.banished_with):
        game.change(banished_with=tuple(
            replace(link, thing=thing.id) if link.thing == before else link for link in game.state.banished_with
        ))  # fmt: skip
