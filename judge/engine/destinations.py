"""Where units can move to (rules 144.4, 355.4.a, 447.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.control import occupants
from judge.engine.criteria import Where
from judge.engine.zones import Zone, base, battlefield

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.zones import Place


def destinations(game: Game, thing: GameObject) -> list[Place]:
    """Where a unit's Standard Move can take it: base to battlefield, battlefield to base; Ganking adds more (144.4)."""
    fields = [battlefield(name) for name in sorted(game.state.battlefields) if is_open_to(game, thing.controller, name)]
    if thing.place.zone is Zone.BASE:
        return fields
    home = [base(thing.controller)]
    if thing.has("Ganking"):
        return home + [place for place in fields if place != thing.place]
    return home


def is_open_to(game: Game, player: str, name: str) -> bool:
    """Whether units of a player can move to a battlefield: combat is between two players only (144.4.a.1, 447.2.a)."""
    combat = game.state.combat
    if combat is not None and combat.at == name and player not in (combat.attacker, combat.defender):
        return False
    return len(occupants(game, name) - {player}) < 2


def effect_destinations(game: Game, thing: GameObject, where: Where = Where.ANYWHERE) -> list[Place]:
    """Where a spell or ability can move a unit: a location other than its own where it may be (355.4.a)."""
    fields = [battlefield(name) for name in sorted(game.state.battlefields) if is_open_to(game, thing.controller, name)]
    places = [] if where is Where.BATTLEFIELD else [base(thing.controller)]
    places += [] if where is Where.BASE else fields
    return [place for place in places if place != thing.place]
