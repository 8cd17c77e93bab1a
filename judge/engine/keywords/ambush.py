"""Ambush (rule 822): a unit that can be played to battlefields where its player has units, and there as a Reaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.control import occupants
from judge.engine.zones import battlefield
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.zones import Place

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
