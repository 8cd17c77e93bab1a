"""Ambush (rule 822): a unit that can be played to battlefields where its player has units, and there as a Reaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.open_battlefields import is_open_to
from judge.engine.abilities.played_where import AmongEnemies, WhereCostKilled
from judge.engine.state.control import occupants
from judge.engine.state.sides import are_friends
from judge.engine.state.zones import battlefield
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.card import Card
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.zones import Place

AMBUSH = "Ambush"
ADDS_LOCATIONS = cite("ambush.adds-locations")  # 822.1.c
NO_LONGER_VALID = cite("ambush.no-units-there-any-more")  # 822.3


def ambush_places(game: Game, player: str) -> list[Place]:
    """The battlefields where a player has units and may be present."""
    state = game.state
    return [
        battlefield(name) for name in sorted(state.battlefields)
        if player in occupants(game, name)
        and not (len(state.players) > 2 and state.is_combat_of_others(player, name))
    ]  # fmt: skip


def reaction_places(game: Game, player: str, card: Card) -> list[Place]:
    """The places where a unit with Ambush can be played as a Reaction.

    "Ambush" as a verb in its text adds some (822.1.d).
    """
    return [*ambush_places(game, player), *_among_enemies(game, player, card, ambush_only=True)]


def more_places(game: Game, player: str, card: Card) -> list[Place]:
    """The places that Ambush adds to the usual ones when the unit is played at the usual time."""
    return [*ambush_places(game, player), *_among_enemies(game, player, card, ambush_only=False)]


def is_where_cost_killed(card: Card, made: ChainItem, killed: Iterable[GameObject]) -> bool:
    """Whether a text allows the chosen place because what was killed for the cost had been there (822.3.a)."""
    reaction = made.permission is not None and made.permission.ambush
    allowed = any(isinstance(found, WhereCostKilled) and (found.ambush or not reaction) for found in card.abilities)
    return allowed and any(thing.place == made.choices.location for thing in killed)


def _among_enemies(game: Game, player: str, card: Card, *, ambush_only: bool) -> list[Place]:
    if not any(isinstance(found, AmongEnemies) and (found.ambush or not ambush_only) for found in card.abilities):
        return []
    return [
        battlefield(name) for name in sorted(game.state.battlefields)
        if player not in (present := occupants(game, name)) and present and is_open_to(game, player, name)
        and not any(are_friends(game.state, player, other) for other in present)
    ]  # fmt: skip
