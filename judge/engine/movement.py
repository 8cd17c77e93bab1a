"""The Standard Move (rules 144, 445-453)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.actions.exhaust import exhaust
from judge.engine.control import contest, occupants
from judge.engine.decisions import Decision, Kind, Option
from judge.engine.events import Happened
from judge.engine.procedure import ask, choose_one
from judge.engine.zones import Zone, base, battlefield
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.procedure import Procedure
    from judge.engine.zones import Place

EXHAUST_TO_MOVE = cite("move.exhaust-is-the-cost")  # 144.2
DESTINATIONS = cite("move.destinations")  # 144.4
SAME_DESTINATION = cite("move.same-destination")  # 144.3.a
MOVE = cite("move.origin-to-destination")  # 447


def destinations(game: Game, thing: GameObject) -> list[Place]:
    """Where a unit's Standard Move can take it: base to battlefield, battlefield to base; Ganking adds more (144.4)."""
    fields = [battlefield(name) for name in sorted(game.state.battlefields) if is_open_to(game, thing.controller, name)]
    if thing.place.zone is Zone.BASE:
        return fields
    home = [base(thing.controller)]
    if thing.card.has("Ganking"):
        return home + [place for place in fields if place != thing.place]
    return home


def is_open_to(game: Game, player: str, name: str) -> bool:
    """Whether units of a player can move to a battlefield: combat is between two players only (144.4.a.1, 447.2.a)."""
    combat = game.state.combat
    if combat is not None and combat.at == name and player not in (combat.attacker, combat.defender):
        return False
    return len(occupants(game, name) - {player}) < 2


def movable(game: Game, player: str) -> list[GameObject]:
    """The units that a player could move: ready and theirs."""
    return [unit for unit in game.units if unit.controller == player and not unit.exhausted]


def standard_move(game: Game, player: str) -> Procedure[None]:
    """Move one or more units to the same destination at the same time (144.3)."""
    units = movable(game, player)
    places = sorted({place for unit in units for place in destinations(game, unit)}, key=str)
    options = tuple(Option(str(place), str(place)) for place in places)
    key = yield from choose_one(Kind.PICK, player, "destination", DESTINATIONS, "move to where", options)
    place = next(place for place in places if str(place) == key)
    able = [unit for unit in units if place in destinations(game, unit)]
    choice = tuple(Option(unit.label, unit.label, unit.label) for unit in able)
    answer = yield from ask(
        Decision(Kind.PICK, player, "move", SAME_DESTINATION, f"which units move to {place}", choice, 1, len(able))
    )
    moving = [unit for unit in able if unit.label in answer]
    for unit in moving:
        exhaust(game, unit, EXHAUST_TO_MOVE)
    for unit in moving:
        now = game.find(unit.id)
        assert now is not None
        moved = game.put(now, place)
        event = game.tell(Happened.MOVED, MOVE, moved, who=player, detail=str(place))
        contest(game, moved, event)
