"""Discretionary actions of a scenario: the option that each is, or the rule by which it is not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.activated import abilities_of
from judge.engine.abilities.no_moves import move_forbidden_by
from judge.engine.abilities.open_battlefields import closed_by
from judge.engine.abilities.room_to_hide import room
from judge.engine.actions.movement import (
    CANNOT,
    DESTINATIONS,
    EXHAUST_TO_MOVE,
    movable,
)
from judge.engine.costs.paying import MUST_BE_POSSIBLE
from judge.engine.playing.hide import (
    HIDE,
    ONE_CARD,
    free_battlefields,
    hidable,
)
from judge.engine.playing.legality import (
    GEAR_TO_BASE,
    NO_PRIORITY,
    WHY,
    Refused,
    may_activate,
    may_play,
    timing_for,
)
from judge.engine.playing.play import refuse_unmodelled
from judge.engine.state.card import GEAR
from judge.engine.state.decisions import PASS_KEY
from judge.engine.state.sides import teammates
from judge.engine.state.turn_state import name_of
from judge.engine.state.zones import (
    Place,
    Zone,
    base,
    battlefield,
    champion_zone,
    facedown,
    hand,
)
from judge.engine.targeting.destinations import destinations
from judge.engine.turn.acts import BY_INVITATION, INVITE
from judge.engine.turn.fepr import END_TURN_KEY, MOVE_KEY
from judge.engine.turn.game_hooks import game_on

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.scenario.language.script_play import Act
    from judge.slugs import Slug

WORDS = {"play": "play", "use": "use", "move": "move", "hide": "hide", "pass": "pass", "end turn": "end the turn",
         "invite": "invite", "exhaust": "exhaust", "recycle": "recycle"}  # fmt: skip
RUNE_ABILITIES = {"exhaust": 0, "recycle": 1}
"""The two abilities of a rune by their places in its text (164.2)."""


def option_key(act: Act, things: list[GameObject], offered: tuple[str, ...] = ()) -> str:
    """The key of the option that an act is; of several abilities the one that can be used, where only one can."""
    if act.verb == "pass":
        return PASS_KEY
    if act.verb == "end turn":
        return END_TURN_KEY
    if act.verb == "invite":
        return f"{INVITE}{act.details[0].words}"
    if act.verb in RUNE_ABILITIES:
        place = RUNE_ABILITIES[act.verb]
        return f"use {things[0].label}" + (f" {place}" if place else "")
    if act.verb == "move":
        return MOVE_KEY
    key = f"{act.verb} {things[0].label}"
    others = [other for other in offered if act.verb == "use" and other.rpartition(" ")[0] == key]
    return others[0] if key not in offered and len(others) == 1 else key


def refusal(state: GameState, act: Act, things: list[GameObject], *, offered: bool) -> tuple[Slug, str] | None:
    """The rule by which an act is not legal now, and why in words; None if nothing speaks against it.

    What the engine offers is legal; of a move and of hiding it offers the act, and where to remains to be asked.
    Raises NotModelled for a filler card, of which nothing is known.
    """
    game = game_on(state)
    if offered:
        return _not_there(game, act, things)
    if act.verb == "play":
        if things[0].card.filler:
            refuse_unmodelled(things[0])
        verdict = may_play(game, act.player, things[0])
        return (verdict.rule, verdict.why) if isinstance(verdict, Refused) else None
    if act.verb in RUNE_ABILITIES:
        able = abilities_of(things[0])
        if len(able) <= RUNE_ABILITIES[act.verb]:
            return NO_PRIORITY, f"there is no such ability on {things[0].label}"
        place, ability = able[RUNE_ABILITIES[act.verb]]
        verdict = may_activate(game, act.player, things[0], place, ability)
        return (verdict.rule, verdict.why) if isinstance(verdict, Refused) else None
    if act.verb == "use":
        return _may_not_use(game, act.player, things[0])
    late = timing_for(game, act.player).plain
    if act.verb == "pass":
        return (NO_PRIORITY, WHY[NO_PRIORITY]) if late == NO_PRIORITY else None
    if late is not None:
        return late, WHY[late]
    if act.verb == "invite" and act.details[0].words not in teammates(state, act.player):
        return BY_INVITATION, f"{act.details[0].words} is not a teammate of {act.player}"
    return _not_there(game, act, things)


def _not_there(game: Game, act: Act, things: list[GameObject]) -> tuple[Slug, str] | None:
    """Why a card cannot be played or hidden, or units not moved, where the act says."""
    if act.verb == "play":
        return _no_place_for_gear(game.state, act, things[0])
    if act.verb == "hide":
        return _may_not_hide(game, act, things[0])
    return _may_not_move(game, act, things) if act.verb == "move" else None


def _no_place_for_gear(state: GameState, act: Act, card: GameObject) -> tuple[Slug, str] | None:
    """Gear is played to the base of its player, but for a hidden one, which enters where it lay (811.1.d.1.a)."""
    where = next((detail.words for detail in act.details if detail.kind == "to"), "")
    if where not in state.battlefields or not card.card.is_a(GEAR) or card.is_unit:
        return None
    return None if card.place == facedown(where) else (GEAR_TO_BASE, WHY[GEAR_TO_BASE])


def _may_not_use(game: Game, player: str, thing: GameObject) -> tuple[Slug, str] | None:
    found: Refused | None = None
    for place, ability in abilities_of(thing):
        verdict = may_activate(game, player, thing, place, ability)
        if not isinstance(verdict, Refused):
            return None
        found = found or verdict
    return (
        (found.rule, found.why)
        if found is not None
        else (NO_PRIORITY, f"there is no activated ability on {thing.label}")
    )


def _may_not_hide(game: Game, act: Act, card: GameObject) -> tuple[Slug, str] | None:
    state, where = game.state, act.details[0].words
    if card in hidable(game, act.player) and where in free_battlefields(game, act.player):
        return None
    if not card.card.has("Hidden"):
        return HIDE, f"there is no Hidden on {card.label}"
    field = state.battlefields.get(where)
    if field is None or field.controller != act.player:
        return HIDE, f"{act.player} does not control {where}"
    if len(state.objects_in(Place(Zone.FACEDOWN, where))) >= room(state, where):
        return ONE_CARD, f"a card lies facedown at {where} already"
    if card.place in {hand(act.player), champion_zone(act.player)}:
        return MUST_BE_POSSIBLE, f"{act.player} cannot pay for hiding {card.label}"
    return None


def _may_not_move(game: Game, act: Act, units: list[GameObject]) -> tuple[Slug, str] | None:
    where = act.details[0].words if act.details[0].words != "base" else f"{act.player}'s base"
    able = movable(game, act.player)
    for unit in units:
        there = where in {str(place) for place in destinations(game, unit)}
        if unit in able and there:
            continue
        if not unit.is_unit or unit.controller != act.player or not unit.on_board:
            return EXHAUST_TO_MOVE, f"the object {unit.label} is not a unit of {act.player} on the board"
        if unit.exhausted:
            return EXHAUST_TO_MOVE, f"exhausting {unit.label} is the cost, and it is exhausted"
        closed = closed_by(game, act.player, where) if where in game.state.battlefields else None
        if closed is not None:
            return closed, f"units of {act.player} cannot become present at {where} now"
        place = battlefield(where) if where in game.state.battlefields else base(act.player)
        if str(place) == where and move_forbidden_by(game, unit, place, act.player) is not None:
            return CANNOT, f"{unit.label} cannot move from {unit.place} to {where}"
        if not there:
            return DESTINATIONS, f"a move of {unit.label} cannot go from {unit.place} to {where}"
    return None


def state_in_words(state: GameState) -> str:
    """Whose turn it is, in which of the four states."""
    return f"{state.turn.player}'s turn, {name_of(state)} State"
