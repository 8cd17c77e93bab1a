"""The state of a game, as a value.

Nothing in here is changed in place: a change makes a new state that shares what did not change, so every old state
stays valid and forking is free. The event log stands beside the state, outside its key and its equality.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.state.board import BOARD_FIELDS, CONTROLLER, LISTED_BY, Board
from judge.engine.state.lazy import lazy
from judge.engine.state.on_the_chain import ability
from judge.engine.state.player import NOT_IN_THE_GAME
from judge.engine.state.zones import BOARD, Place, Zone, battlefield

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from judge.engine.state.ability import Ability
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.deck_entries import DeckEntry
    from judge.engine.state.delayed import Delayed
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.origin import Origin
    from judge.engine.state.player import Player
    from judge.engine.state.reading import Reading
    from judge.engine.state.set_up import SetUp
    from judge.engine.state.turn import Turn
    from judge.engine.state.turn_counts import TurnCount
    from judge.slugs import Slug


class Battlefield(Struct, frozen=True):
    """Control of a battlefield (190): by whom, who contests it, and what is staged there (323.8, 323.9)."""

    controller: str | None = None
    contested_by: str | None = None
    staged: bool = False
    combat_staged: bool = False


class Showdown(Struct, frozen=True):
    """An ongoing showdown (341-348). ``passes`` counts passes of focus in sequence."""

    at: str
    focus: str
    passes: int = 0


class CombatStep(Enum):
    """Where a combat stands: the showdown (464), the damage (465), and the tasks of the resolution (466)."""

    SHOWDOWN = "showdown"
    DAMAGE = "damage"
    CLEANUP = "cleanup"
    RESULT = "result"
    CONTROL = "control"
    END = "end"

    __hash__ = object.__hash__


class Combat(Struct, frozen=True):
    """A combat in progress (459-466).

    ``recalled``: attackers were recalled in its cleanup (466.3.d). ``seen`` lists the designations that each unit has
    had in it: attack and defend abilities look at each of them once (383.4.e.2.a, 383.4.f.2.a). ``excess`` is how much
    combat damage players assigned in it beyond what is lethal.
    """

    at: str
    attacker: str
    defender: str
    step: CombatStep = CombatStep.SHOWDOWN
    recalled: bool = False
    seen: tuple[tuple[ObjectId, str], ...] = ()
    excess: tuple[tuple[str, int], ...] = ()


class DamageDealt(Struct, frozen=True):
    """Damage that was dealt to a unit: where it came from, and the event."""

    unit: ObjectId
    origin: Origin
    event: int


class Noticed(Struct, frozen=True):
    """What happened to an object in the middle of something, as it was then, and the event; ``who`` did it.

    ``what`` names it: it became Mighty, its Might became a number, it left the board, or it was banished.
    """

    thing: GameObject
    event: int
    what: str = "Mighty"
    who: str = ""


class BanishedWith(Struct, frozen=True):
    """A card that lies in banishment, and the object whose ability banished it."""

    source: ObjectId
    thing: ObjectId


class GameState(Struct, frozen=True, dict=True):
    """Everything that decides how the game can go on.

    ``objects`` is keyed by card instance; ``zones`` lists instances, decks from the top. ``damage_dealt`` tells what
    dealt damage to which unit since the last cleanup (428.5.c). ``next_id`` is the next unused number.

    ``chain`` lists its items from the bottom; ``priority`` is the player who has it, ``passes`` counts passes in
    sequence. ``focus_passes``: focus passes after this chain (346.1). ``cleanup_due``: a cleanup comes before anything
    else (319). ``delayed`` are effects that wait or last, ``marks`` counts of what happened this turn.

    ``players`` is the turn order, ``by_player`` what the game knows about each of them; ``teams`` is empty where
    everybody plays for themselves. ``score_rule`` is the mode's rule for its Victory Score.
    ``set_up`` is None once play has begun.

    ``layered`` is what the effects that change objects read (473); None if there are none. ``noticed`` is
    what happened in the middle of something, of which waiting abilities have not been told yet (709).
    ``banished_with`` links cards in banishment to the objects whose abilities banished them (427.3).
    """

    players: tuple[str, ...]
    objects: Mapping[int, GameObject]
    zones: Mapping[Place, tuple[DeckEntry, ...]]
    battlefields: Mapping[str, Battlefield]
    by_player: Mapping[str, Player]
    turn: Turn
    chain: tuple[ChainItem, ...] = ()
    priority: str | None = None
    passes: int = 0
    cleanup_due: bool = False
    focus_passes: bool = False
    showdown: Showdown | None = None
    delayed: tuple[Delayed, ...] = ()
    marks: tuple[TurnCount, ...] = ()
    damage_dealt: tuple[DamageDealt, ...] = ()
    next_id: int = 1
    victory_score: int = 8
    score_rule: Slug | None = None
    winner: str | None = None
    combat: Combat | None = None
    teams: tuple[tuple[str, ...], ...] = ()
    set_up: SetUp | None = None
    layered: Reading | None = None
    noticed: tuple[Noticed, ...] = ()
    banished_with: tuple[BanishedWith, ...] = ()

    @lazy
    def board(self) -> Board:
        """The index of what is on the board; it belongs to this state, and is no part of its value."""
        return Board(self)

    @lazy
    def worked_out(self) -> dict[object, Any]:
        """What has been worked out about this state, by subject; it belongs to it, and is no part of its value."""
        return {}

    def changed(self, **fields: Any) -> GameState:
        """The state with other fields; it has the same board unless the fields that make it are among them."""
        new = replace(self, **fields)
        if "board" in self.__dict__ and BOARD_FIELDS.isdisjoint(fields):
            now, before = new.battlefields, self.battlefields
            if now is before or now.keys() == before.keys():
                new.__dict__["board"] = self.__dict__["board"]
        return new

    def with_same_board(self, **fields: Any) -> GameState:
        """The state with other fields, after which nothing else lies on the board."""
        new = replace(self, **fields)
        if "board" in self.__dict__:
            new.__dict__["board"] = self.__dict__["board"]
        return new

    def with_object(self, now: GameObject, fields: AbstractSet[str]) -> GameState:
        """The state in which ``fields`` of an object have changed; a cleanup becomes due (319.7)."""
        before = self.objects.get(now.id.card)
        new = replace(self, objects={**self.objects, now.id.card: now}, cleanup_due=True)
        if before is not None and before.id == now.id and "board" in self.__dict__:
            board = self.__dict__["board"]
            if before.place.zone not in BOARD and now.place.zone not in BOARD:
                new.__dict__["board"] = board
            elif LISTED_BY.isdisjoint(fields) or (now.place.zone is Zone.FIELD and fields <= CONTROLLER):
                new.__dict__["board"] = board.with_status(before, now)
        return new

    def with_traits(self, changed: Mapping[int, GameObject], layered: Reading | None) -> GameState:
        """The state in which the layers have made something else of objects, by card instance."""
        new = replace(self, objects={**self.objects, **changed}, layered=layered)
        if "board" in self.__dict__:
            new.__dict__["board"] = self.__dict__["board"].with_traits(changed)
        return new

    def find(self, which: ObjectId) -> GameObject | None:
        """The object, or the ability on the chain, with this id; None if that incarnation is no more (124)."""
        found = self.objects.get(which.card)
        if found is None:
            return ability(self, which)
        return found if found.id == which else None

    def player(self, name: str) -> Player:
        """What the game knows about a player; nothing about somebody who has left it, or about nobody."""
        return self.by_player.get(name, NOT_IN_THE_GAME)

    def entries(self, place: Place) -> tuple[DeckEntry, ...]:
        """The cards and shuffled bags in a place; a deck is listed from the top."""
        return self.zones.get(place, ())

    def objects_in(self, place: Place) -> tuple[GameObject, ...]:
        """Objects in a place; cards of a shuffled bag count as being there."""
        entries = self.zones.get(place)
        if not entries:
            return ()
        objects = self.objects
        found: list[GameObject] = []
        for entry in entries:
            if type(entry) is int:
                found.append(objects[entry])
            else:
                found += [objects[card] for card in cast("tuple[int, ...]", entry)]
        return tuple(found)

    @property
    def permanents(self) -> Sequence[GameObject]:
        """Face-up objects at locations, in a fixed order."""
        return self.board.permanents

    @property
    def on_board(self) -> Sequence[GameObject]:
        """Permanents, runes, legends and battlefields on the board, in a fixed order."""
        return self.board.standing

    def having(self, kind: type[Ability]) -> Sequence[GameObject]:
        """The objects on the board with an ability of a kind; nothing is searched where the board has none."""
        board = self.board
        return board.having(kind) if kind in board.kinds else ()

    def in_turn_order(self, first: str | None = None) -> tuple[str, ...]:
        """The players from ``first`` (the turn player by default) on."""
        start = self.players.index(first or self.turn.player)
        return self.players[start:] + self.players[:start]

    def next_player(self, after: str) -> str:
        """The player who comes next in turn order."""
        return self.players[(self.players.index(after) + 1) % len(self.players)]

    def count(self, what: str, who: str) -> int:
        """How often something happened this turn, counted for ``who``; 0 if it did not."""
        for mark in self.marks:
            if mark.what == what and mark.who == who:
                return mark.times
        return 0

    def item(self, which: int) -> ChainItem | None:
        """The chain item with this id; None if it has left the chain."""
        return next((item for item in self.chain if item.id == which), None)

    @property
    def is_open(self) -> bool:
        """Rule 309.2: no chain exists."""
        return not self.chain

    @property
    def is_neutral(self) -> bool:
        """Rule 308.2: no showdown or combat is in progress."""
        return self.showdown is None and self.combat is None

    def is_combat_of_others(self, player: str, at: str) -> bool:
        """Whether a combat that the player has no part in is staged or in progress at a battlefield (462.2)."""
        if self.combat is not None and self.combat.at == at:
            return player not in (self.combat.attacker, self.combat.defender)
        return self.battlefields[at].combat_staged and not any(
            thing.is_unit and thing.controller == player for thing in self.objects_in(battlefield(at))
        )

    def is_ongoing(self, at: str) -> bool:
        """Whether a showdown or a combat is in progress at a battlefield."""
        return (self.showdown is not None and self.showdown.at == at) or (
            self.combat is not None and self.combat.at == at
        )
