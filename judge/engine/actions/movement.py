"""The Standard Move (rules 144, 445-453)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.no_moves import may_forbid_moves, move_forbidden_by
from judge.engine.abilities.open_battlefields import NOBODY_LEFT_THERE, is_open_in_doubt
from judge.engine.actions.recall import recall
from judge.engine.conditions.occurrences import Moved
from judge.engine.costs.applied_costs import most_to_move, pay_to_move
from judge.engine.costs.exhausting import exhaust
from judge.engine.layers.mighty import simultaneously
from judge.engine.state.control import contest
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask, choose_one
from judge.engine.targeting.destinations import can_arrive, destinations
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.circumstances import MOVES, moves_key
from judge.engine.wording.doubts import record_doubt
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place

EXHAUST_TO_MOVE = cite("move.exhaust-is-the-cost")  # 144.2
DESTINATIONS = cite("move.destinations")  # 144.4
SAME_DESTINATION = cite("move.same-destination")  # 144.3.a
RECALLED_INSTEAD = cite("move.recalled-instead")  # 447.2.c
MOVE = cite("move.origin-to-destination")  # 447
CANNOT = cite("rules.cannot-beats-can")  # 054.1


def movable(game: Game, player: str) -> list[GameObject]:
    """The units that a player could move: ready units of theirs that have a destination."""
    units = [unit for unit in game.units if unit.controller == player and not unit.exhausted]
    all_can = len(game.state.players) == 2 and not may_forbid_moves(game)
    return units if all_can else [unit for unit in units if destinations(game, unit)]


def standard_move(game: Game, player: str) -> Procedure[None]:
    """Move one or more units to the same destination at the same time (144.3)."""
    units = movable(game, player)
    places = sorted({place for unit in units for place in destinations(game, unit)}, key=str)
    options = tuple(Option(str(place), str(place)) for place in places)
    key = yield from choose_one(Kind.PICK, player, "destination", DESTINATIONS, "move to where", options)
    place = next(place for place in places if str(place) == key)
    able = [unit for unit in units if place in destinations(game, unit)]
    choice = tuple(Option(unit.label, unit.label, unit.label) for unit in able)
    most = most_to_move(game, player, place, len(able))
    answer = yield from ask(
        Decision(Kind.PICK, player, "move", SAME_DESTINATION, f"which units move to {place}", choice, 1, most)
    )
    moving = [now for unit in able if unit.label in answer and (now := game.find(unit.id)) is not None]
    if len(moving) > 1 and not (yield from pay_to_move(game, player, [(unit, place) for unit in moving])):
        return
    for unit in moving:
        exhaust(game, unit, EXHAUST_TO_MOVE)
    moves = [(found, place) for unit in moving if (found := game.find(unit.id)) is not None]
    yield from move_together(game, player, moves)


def move_together(game: Game, player: str, moves: list[tuple[GameObject, Place]]) -> Procedure[None]:
    """Move units simultaneously, moved by ``player``; abilities trigger after all of them have moved.

    A unit that may not be at its destination, the base of another player for instance, is recalled instead (447.2.c);
    one that cannot move stays.
    """
    occurrences: list[Occurrence] = []
    with simultaneously(game):
        for thing, place in moves:
            held_back = move_forbidden_by(game, thing, place, player)
            if held_back is not None:
                game.tell(Happened.NEGATED, CANNOT, thing, detail="it cannot move there", source=held_back.id)
                continue
            if not can_arrive(game, thing, place):
                recall(game, thing, RECALLED_INSTEAD)
                continue
            if is_open_in_doubt(game, thing.controller, place.of):
                record_doubt(game, NOBODY_LEFT_THERE)
            moved = game.put(thing, place)
            event = game.tell(Happened.MOVED, MOVE, moved, who=player, detail=str(place))
            contest(game, moved, event)
            game.mark(MOVES, moves_key(moved))
            occurrences.append(Moved(player, moved, thing.place, event))
    if occurrences:
        yield from trigger(game, occurrences)
