"""Control of battlefields (rule 190): contested, established, lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.doubts import older_ruling
from judge.engine.state.events import Happened
from judge.engine.state.identity import NOBODY
from judge.engine.state.zones import Zone
from judge.engine.state.zones import field as itself
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import Battlefield, GameState
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

CONTEST = cite("control.contest")  # 190.3.a.1
LOSE = cite("control.lose")  # 323.6
ESTABLISH = cite("control.establish")  # 348.2.a
STAYS_MEANWHILE = cite("control.stays-meanwhile")  # 190.4.b
STAYS_IN_A_CLOSED_STATE = cite("control.stays-in-a-closed-state")  # 190.4.c


def occupants(game: Game, name: str) -> set[str]:
    """The players who control units at a battlefield."""
    return set(game.state.board.present[name])


def set_battlefield(game: Game, name: str, field: Battlefield) -> None:
    """Replace the control, contest or staging of a battlefield.

    Its controller also controls its abilities (190.6.a).
    """
    before = game.state.battlefields[name]
    fields = dict(game.state.battlefields)
    fields[name] = field
    game.change(battlefields=fields, cleanup_due=True)
    if field.controller != before.controller:
        for thing in game.state.objects_in(itself(name)):
            game.update(thing, controller=field.controller or NOBODY)


KEPT_IN_A_CLOSED_STATE = older_ruling(
    "control-of-a-battlefield-that-is-emptied",
    "Does a player keep a battlefield that is emptied in a Closed State?",
    "Yes, until the turn is in an Open State again (190.4.c, 323.6)",
    "up to Core Rules 1.2 it was lost at once",
)


def is_kept_without_units(state: GameState, player: str, place: Place) -> bool:
    """Whether a player controls a battlefield only because control of it is not lost in a Closed State."""
    field = state.battlefields.get(place.of) if place.zone is Zone.BATTLEFIELD else None
    held = field is not None and field.controller == player
    return held and why_kept(state, place.of) is STAYS_IN_A_CLOSED_STATE


def why_kept(state: GameState, name: str) -> Slug | None:
    """The rule by which a player keeps a battlefield that they do not occupy; None if they occupy it, or lose it now.

    A showdown or combat there keeps it (190.4.b); without one, a Closed State does (190.4.c).
    """
    controller = state.battlefields[name].controller
    if controller is None or controller in state.board.present[name]:
        return None
    if state.is_ongoing(name):
        return STAYS_MEANWHILE
    return None if state.is_open else STAYS_IN_A_CLOSED_STATE


def contest(game: Game, thing: GameObject, cause: int, rule: Slug = CONTEST) -> None:
    """Apply contested: a unit has become present at a battlefield that its controller does not control (190.3.a.1)."""
    if thing.place.zone is not Zone.BATTLEFIELD or not thing.is_unit:
        return
    field = game.state.battlefields[thing.place.of]
    if field.controller != thing.controller and field.contested_by is None:
        set_battlefield(game, thing.place.of, replace(field, contested_by=thing.controller))
        game.tell(Happened.CONTESTED, rule, who=thing.controller, detail=thing.place.of, causes=(cause,))


def lose(game: Game, name: str, rule: Slug = LOSE) -> None:
    """End a player's control of a battlefield that none of their units occupies any more (190.4.c)."""
    field = game.state.battlefields[name]
    game.tell(Happened.CONTROL_LOST, rule, who=field.controller or "", detail=name)
    set_battlefield(game, name, replace(field, controller=None))


def establish(game: Game, name: str, player: str, rule: Slug | tuple[Slug, ...] = ESTABLISH) -> int:
    """A player gains control of a battlefield, which ends what is contested or staged; returns the id of the event."""
    field = game.state.battlefields[name]
    set_battlefield(game, name, replace(field, controller=player, contested_by=None, staged=False, combat_staged=False))
    return game.tell(Happened.CONTROL_GAINED, rule, who=player, detail=name)
