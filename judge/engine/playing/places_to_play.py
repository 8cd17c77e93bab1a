"""Where a player may play a unit (rules 355.2, 462.2, 811.1.d, 822)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.open_battlefields import is_open_to
from judge.engine.abilities.paid_places import paid_places
from judge.engine.abilities.played_where import (
    ADDED_LOCATIONS,
    ONLY,
    added_places,
    is_bound_by_only,
    without_forbidden,
)
from judge.engine.keywords.ambush import AMBUSH, more_places, reaction_places
from judge.engine.state.zones import Zone, base, battlefield
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.chain import ChainItem, Permission
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place
    from judge.slugs import Slug


COMBAT_OF_OTHERS = cite("play.no-combat-of-others")  # 462.2


def locations(state: GameState, player: str, permission: Permission | None) -> list[Place]:
    """The locations where a player may play a unit: their base and the battlefields they control (355.2.a).

    Among several places named by an effect, a battlefield where others fight cannot be chosen (462.2); if there is no
    other, the unit goes to the base as it enters (462.2.a). No unit is played to the base of another player.
    """
    if permission is not None and permission.at is not None:
        return [permission.at]
    if permission is not None and permission.places:
        places = [place for place in permission.places if place.zone is not Zone.BASE or place.of == player]
        return _without_combats_of_others(state, player, places) or places
    held = sorted(name for name, field in state.battlefields.items() if field.controller == player)
    usual = [base(player), *_without_combats_of_others(state, player, map(battlefield, held))]
    also = permission.also_at if permission is not None else None
    return usual if also is None or also in usual else [*usual, also]


def closed_by_a_combat(state: GameState, player: str, name: str) -> Slug | None:
    """The rule by which a player can play no unit to a battlefield where others fight (462.2); None elsewhere."""
    fighting = len(state.players) > 2 and name in state.battlefields and state.is_combat_of_others(player, name)
    return COMBAT_OF_OTHERS if fighting else None


def _without_combats_of_others(state: GameState, player: str, places: Iterable[Place]) -> list[Place]:
    if len(state.players) == 2:
        return list(places)
    fields = state.battlefields
    return [place for place in places if place.of not in fields or not state.is_combat_of_others(player, place.of)]


def rules_of(state: GameState, item: ChainItem, thing: GameObject, at: Place) -> list[Slug]:
    """The rules by which texts add the chosen place or keep the unit from others (054.2, 355.2.b)."""
    player = item.controller
    found = [ONLY] if is_bound_by_only(state, player, thing) else []
    bound = item.permission is not None and item.permission.at is not None
    added = [*added_places(state, player, thing, facedown=bound), *paid_places(state, item.payment.paid)]
    if at not in locations(state, player, item.permission) and at in added:
        found.append(ADDED_LOCATIONS)
    return found


def places_for_item(game: Game, item: ChainItem, thing: GameObject) -> list[Place]:
    """The locations for a unit on the chain, with regard to what was paid for one of them.

    Where an effect names another place, the player picks one of the two (faq@vendetta:dragon-roost-1).
    """
    paid = paid_places(game.state, item.payment.paid)
    if not paid:
        return places_for(game, item.controller, thing, item.permission)
    permission = item.permission
    if permission is not None and permission.ambush:
        usual = places_for(game, item.controller, thing, permission)
        return [place for place in usual if place in paid]
    named = locations(game.state, item.controller, permission) if permission is not None and (
        permission.places or permission.at is not None
    ) else []  # fmt: skip
    return without_forbidden(game.state, item.controller, thing, [*named, *(one for one in paid if one not in named)])


def places_for(game: Game, player: str, thing: GameObject, permission: Permission | None) -> list[Place]:
    """The locations where a player may play this unit now, with those that texts add (355.2.b) or forbid (054)."""
    state = game.state
    if permission is not None and permission.ambush:
        return without_forbidden(state, player, thing, reaction_places(game, player, thing.card))
    places = locations(state, player, permission)
    if permission is None or not permission.places:
        bound = permission is not None and permission.at is not None
        if AMBUSH in thing.card.keywords and not bound:
            places += [place for place in more_places(game, player, thing.card) if place not in places]
        added = added_places(state, player, thing, facedown=bound)
        more = [place for place in added if is_open_to(game, player, place.of)]
        places += [place for place in _without_combats_of_others(state, player, more) if place not in places]
    return without_forbidden(state, player, thing, places)
