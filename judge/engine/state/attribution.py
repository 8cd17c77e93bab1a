"""What a game action is attributed to, and who is responsible for it (rules 411, 417.6, 428.5).

Spells and abilities have attribution, players have responsibility. What an ability does is done by the object that
created it as well: a reflexive trigger of a spell deals the damage of a spell (417.6.b.2.a, 428.5.d).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import SPELL, UNIT
from judge.engine.state.chain import ItemKind
from judge.engine.state.origin import ABILITY, Origin

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject


def of_context(game: Game, context: EffectContext, responsible: str = "") -> Origin:
    """The origin of what a spell or ability does itself; ``responsible`` where another player performs it (411.1)."""
    item = context.item
    if item is not None:
        return of_item(game, item, responsible)
    objects = (context.source,) if context.source is not None else ()
    source = game.state.objects.get(context.source.card) if context.source is not None else None
    kinds = (ABILITY, *(source.card.types if source is not None else ()))
    return Origin(responsible or context.you, context.you, kinds, (), objects)


def of_item(game: Game, item: ChainItem, responsible: str = "") -> Origin:
    """The origin of what a chain item does itself."""
    you = item.controller
    if item.kind is ItemKind.SPELL:
        return Origin(responsible or you, you, (SPELL,), (item.id,), (item.object,))
    kinds = (ABILITY, *game.state.objects[item.object.card].card.types)
    return Origin(responsible or you, you, kinds, (item.id, *item.made_by), (item.object,))


def of_unit(unit: GameObject) -> Origin:
    """The origin of damage that a spell or ability has a unit deal: the unit alone (417.6.b.3-4)."""
    return Origin(unit.controller, unit.controller, (UNIT,), objects=(unit.id,))


def of_combat(player: str, units: list[GameObject]) -> Origin:
    """The origin of combat damage: the units of the other side (417.6.c.1, 428.5.c.2)."""
    return Origin(player, player, (UNIT,), objects=tuple(unit.id for unit in units), in_combat=True)
