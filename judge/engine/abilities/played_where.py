"""Texts that add or forbid places to which a unit can be played, also with Ambush (rules 054, 355.2, 822.1.d)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.delayed_effects import use_up
from judge.engine.state.ability import Ability
from judge.engine.state.card import UNIT
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.sides import Side, is_on
from judge.engine.state.zones import battlefield
from judge.engine.wording.clause_objects import whose_of
from judge.engine.wording.player_clauses import HERE
from judge.engine.wording.sentences import capital
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place
    from judge.engine.wording.circumstances import Circumstance
    from judge.engine.wording.places import PlaceQuality
    from judge.slugs import Slug

VALID_LOCATIONS = cite("play.valid-locations")  # 355.2.a
ADDED_LOCATIONS = cite("play.added-locations")  # 355.2.b
CANNOT = cite("rules.cannot-beats-can")  # 054.1
ONLY = cite("rules.only-is-a-cannot")  # 054.2


class WhereItIsPlayed(Ability, frozen=True):
    """What says at which battlefields a unit can be played (355.2): any battlefield may be one of them."""

    performed_by: ClassVar[tuple[Slug, ...]] = (VALID_LOCATIONS,)


class AmongEnemies(WhereItIsPlayed, frozen=True):
    """It can be played to battlefields where there are enemy units; ``ambush``: with the permissions of Ambush."""

    performed_by: ClassVar[tuple[Slug, ...]] = (VALID_LOCATIONS,)

    ambush: bool

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.PLAY, Subject.THIS, Whose.YOURS, more=1),)

    def describe(self) -> str:
        return f"You can {'Ambush with' if self.ambush else 'play'} this to a battlefield where there are enemy units."


class WhereCostKilled(WhereItIsPlayed, frozen=True):
    """It can be played to the battlefield of the unit that its additional cost kills; ``ambush``: as by Ambush.

    While the location is chosen that unit is still there, so this matters only once the cost has been paid (822.3).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (VALID_LOCATIONS,)

    ambush: bool

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.PLAY, Subject.THIS, Whose.YOURS, more=1),)

    def describe(self) -> str:
        return f"You can {'Ambush with' if self.ambush else 'play'} this to the battlefield of what you killed for it."


class MayBePlayedTo(WhereItIsPlayed, frozen=True):
    """It can be played to such a place as well (355.2.b); ``friendly``: while it is on the board, friendly units can.

    That adds to the places where a unit may be played by its player's choice, not to one that an effect names.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (ADDED_LOCATIONS,)

    where: PlaceQuality
    friendly: bool = False

    def clauses(self) -> Clauses:
        if self.friendly:
            return (Clause(Verb.CHANGES, About.PLAY, whose=Whose.YOURS, of=UNIT, more=1),)
        return (Clause(Verb.CHANGES, About.PLAY, Subject.THIS, Whose.YOURS, more=1),)

    def describe(self) -> str:
        return f"{'Friendly units' if self.friendly else 'This'} can be played to {self.where.describe()}."


class PlayedOnlyTo(WhereItIsPlayed, frozen=True):
    """It cannot be played anywhere but to such a place (054.2).

    ``side``: while it is on the board and ``during`` holds, units of players on that side cannot.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (ONLY,)

    where: PlaceQuality
    side: Side | None = None
    during: Circumstance | None = None

    def clauses(self) -> Clauses:
        if self.side is not None:
            return (Clause(Verb.FORBIDS, About.PLAY, whose=whose_of(self), of=UNIT),)
        return (Clause(Verb.FORBIDS, About.PLAY, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        if self.side is None:
            return f"Play this only to {self.where.describe()}."
        head = f"while {self.during.describe()}, " if self.during is not None else ""
        return capital(f"{head}{self.side.name.lower()} units can only be played to {self.where.describe()}.")


class NoUnitsPlayedHere(Ability, frozen=True):
    """Units cannot be played where the source is (054.1)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT,)

    def clauses(self) -> Clauses:
        return (Clause(Verb.FORBIDS, About.PLAY, of=UNIT), HERE)

    def describe(self) -> str:
        return "Units cannot be played here."


class NextPlayedAnywhere(WhereItIsPlayed, frozen=True):
    """The next unit that you play can be played to any battlefield as well (355.2.b).

    ``facedown``: also one that is played from facedown, which otherwise goes to where it lay (811.1.d.1).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (ADDED_LOCATIONS,)

    facedown: bool = False

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.PLAY, whose=Whose.YOURS, of=UNIT, first=True, more=1),)

    def describe(self) -> str:
        return f"The next unit that you play{', even from facedown,' * self.facedown} can be played to any battlefield."


def next_goes_anywhere(state: GameState, player: str, *, facedown: bool) -> bool:
    """Whether ``NextPlayedAnywhere`` applies to a unit that a player plays now."""
    return bool(state.delayed) and any(
        isinstance(found.ability, NextPlayedAnywhere) and found.controller == player
        and (found.ability.facedown or not facedown)
        for found in state.delayed
    )  # fmt: skip


def use_up_next_place(game: Game, player: str, thing: GameObject) -> None:
    """The unit that a player has played was the next one of each ``NextPlayedAnywhere`` (391)."""
    if not thing.card.is_a(UNIT):
        return
    for found in game.state.delayed:
        if isinstance(found.ability, NextPlayedAnywhere) and found.controller == player:
            use_up(game, found.id)


def added_places(state: GameState, player: str, unit: GameObject, *, facedown: bool = False) -> list[Place]:
    """The battlefields where a text of a unit, or one in force, lets a player play it (355.2.b).

    ``facedown``: it is played from facedown; only a text that says so adds a place then.
    """
    if next_goes_anywhere(state, player, facedown=facedown):
        return list(map(battlefield, sorted(state.battlefields)))
    if facedown:
        return []
    wheres = [found.where for found in unit.card.abilities if isinstance(found, MayBePlayedTo) and not found.friendly]
    wheres += [
        found.where for source in state.having(MayBePlayedTo) for found in source.abilities
        if isinstance(found, MayBePlayedTo) and found.friendly
        and is_on(Side.FRIENDLY, state, source.controller, player)
    ]  # fmt: skip
    return [
        place for place in map(battlefield, sorted(state.battlefields) if wheres else ())
        if any(where.fits(state, place, player, unit) for where in wheres)
    ]  # fmt: skip


def without_forbidden(state: GameState, player: str, unit: GameObject, places: list[Place]) -> list[Place]:
    """The places where no text keeps a player from playing a unit."""
    if not restricts_places(state, unit):
        return places
    closed = {source.location for source in state.having(NoUnitsPlayedHere)}
    only = _only(state, player, unit)
    return [
        place for place in places
        if place not in closed and all(where.fits(state, place, player, unit) for where in only)
    ]  # fmt: skip


def is_bound_by_only(state: GameState, player: str, unit: GameObject) -> bool:
    """Whether a text says that a player can play a unit only to certain places (054.2)."""
    return bool(_only(state, player, unit))


def _only(state: GameState, player: str, unit: GameObject) -> list[PlaceQuality]:
    """What texts ask of any place to which a player plays a unit."""
    only = [found.where for found in unit.card.abilities if isinstance(found, PlayedOnlyTo) and found.side is None]
    only += [
        found.where for source in state.having(PlayedOnlyTo) for found in source.abilities
        if isinstance(found, PlayedOnlyTo) and found.side is not None
        and is_on(found.side, state, player, source.controller)
        and (found.during is None or found.during.holds(state, source.controller, source))
    ]  # fmt: skip
    return only


def restricts_places(state: GameState, unit: GameObject) -> bool:
    """Whether a text of the unit or of something on the board may keep it from being played somewhere."""
    kinds = state.board.kinds
    if NoUnitsPlayedHere in kinds or PlayedOnlyTo in kinds:
        return True
    return PlayedOnlyTo in unit.card.kinds
