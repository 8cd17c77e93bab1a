"""The cursor on the current state: what procedures read and what they change through.

``Game`` holds the current immutable state and the event log. Its methods are the only ones that replace the state;
which changes the rules allow is decided in the modules named after the rules. What the rules make of a change is hooked
in through ``Hooks``: a game cannot be made without them (``judge.engine.turn.game_hooks`` has the table).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.state.causes import CauseContext
from judge.engine.state.chain import FOCUS_PASSES_AFTER
from judge.engine.state.deck_entries import without
from judge.engine.state.events import Event, Happened, Log
from judge.engine.state.identity import ObjectId
from judge.engine.state.objects import GameObject
from judge.engine.state.reading import MARKS, UNREAD
from judge.engine.state.state import GameState
from judge.engine.state.turn_counts import counted
from judge.engine.state.zones import BOARD, NOWHERE, Place, Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from collections.abc import Set as AbstractSet

    from judge.engine.state.ability import Ability
    from judge.engine.state.chain import ChainItem
    from judge.slugs import Slug


class Hooks(Struct, frozen=True):
    """What the rules make of a change: one function for each thing that follows, in rule order."""

    goes_instead: Callable[[Game, GameObject, Place], Place]
    """Before a card is put into a trash: where it goes (369)."""
    goes_with: Callable[[Game, GameObject, GameObject, Place], None]
    """Something has been put somewhere: what is attached goes with it, or is detached (719)."""
    state_changed: Callable[[Game, GameState, AbstractSet[str]], None]
    """Fields of the state have changed while effects are in force, or delayed ones have: the layers (473)."""
    object_changed: Callable[[Game, GameObject, GameObject, AbstractSet[str]], GameObject]
    """Fields of an object have changed: the layers (473)."""
    object_put: Callable[[Game, GameObject | None, GameObject], GameObject]
    """An object has changed its place, or is there for the first time: the layers (473, 480.1)."""
    might_changed: Callable[[Game, int, GameObject, bool], None]
    """Might has become another one; and whether the object has just entered the board (709, 711)."""
    keyword_triggers: Callable[[tuple[str, ...]], tuple[Ability, ...]]
    """The triggered abilities that keywords are short for (816, 817, 823)."""


class Game:
    """A cursor on a state, with the log of what happened and what the rules make of changes."""

    __slots__ = ("causes", "hooks", "log", "performing", "source", "state", "together", "trying")

    def __init__(self, state: GameState, log: Log | None, hooks: Hooks) -> None:
        self.state = state
        self.log = log
        self.hooks = hooks
        self.causes: tuple[int, ...] = ()  # the ids of the events that cause the next ones
        self.source: ObjectId | None = None  # whose text does what happens next; None where the rules do it
        self.performing: int | None = None  # the item that is being finalized or resolved
        self.together = False  # while things happen at the same time: see ``mighty.simultaneously``
        self.trying = False  # while it is only found out whether something can be completed: see ``trial_completion``

    def fork(self) -> Game:
        """A second game at the same point: what happens in it does not happen in this one."""
        other = Game(self.state, self.log, self.hooks)
        other.performing = self.performing
        return other

    def find(self, which: ObjectId) -> GameObject | None:
        """The object, or the ability on the chain, with this id; None if that incarnation is no more (124)."""
        return self.state.find(which)

    def in_any_incarnation(self, which: ObjectId | None) -> GameObject | None:
        """The card that an id is about, wherever it is by now; None if no id is given."""
        return self.state.objects[which.card] if which is not None else None

    @property
    def units(self) -> list[GameObject]:
        """Face-up units on the board."""
        return list(self.state.board.units)

    # The log

    def because(self, *causes: int, source: ObjectId | None = None) -> CauseContext:
        """Events inside are caused by ``causes``; ``source`` names the object whose text does them."""
        return CauseContext(self, causes, source if source is not None else self.source)

    def by_the_rules(self, *causes: int) -> CauseContext:
        """Events inside are done by the rules themselves and not by any card."""
        return CauseContext(self, causes, None)

    def tell(
        self,
        kind: Happened,
        rule: Slug | tuple[Slug, ...],
        thing: GameObject | ChainItem | None = None,
        *,
        who: str = "",
        detail: str = "",
        causes: tuple[int, ...] | None = None,
        source: ObjectId | None = None,
        shown: Iterable[GameObject] = (),
    ) -> int:
        """Add an event about ``thing`` to the log; returns its id. ``causes`` and ``source`` replace those in force.

        ``shown`` is what is revealed as a group.
        """
        number = self.log.event.id + 1 if self.log is not None else 1
        about: ObjectId | None = None
        name = card = ""
        if isinstance(thing, GameObject):
            about, name, card = thing.id, thing.label, thing.card.name
        elif thing is not None:
            about, name = thing.object, thing.label
            card = self._card_name(about)
        by = source if source is not None else self.source
        event = Event(
            number, kind, rule if isinstance(rule, tuple) else (rule,), self.causes if causes is None else causes, by,
            about, who, name, detail, self._card_name(by) if by is not None else "", card,
            tuple([one.id.card for one in shown]),
        )  # fmt: skip
        self.log = Log(event, self.log)
        return number

    def _card_name(self, which: ObjectId) -> str:
        found = self.state.objects.get(which.card)
        return found.card.name if found is not None else ""

    def latest_about(self, which: ObjectId, *kinds: Happened) -> int | None:
        """The newest event that happened to an object (in any incarnation), of one of ``kinds`` where given."""
        for event in Log.newest_first(self.log):
            if event.object is not None and event.object.card == which.card and (not kinds or event.kind in kinds):
                return event.id
        return None

    # Changing the state

    def change(self, **fields: Any) -> None:
        """Replace fields of the state; the layers are worked out again where they read one of them (473)."""
        before = self.state
        self.state = before.changed(**fields)
        if before.layered is not None or "delayed" in fields:
            self.hooks.state_changed(self, before, fields.keys())

    def change_chain(self, **fields: Any) -> None:
        """Replace fields of the chain, or whether a cleanup is due: no board and no effect reads them."""
        self.state = self.state.with_same_board(**fields)

    def change_turn(self, **fields: Any) -> None:
        """Replace fields of the turn in progress."""
        self.change(turn=replace(self.state.turn, **fields))

    def change_player(self, player: str, **traits: Any) -> None:
        """Replace fields of what the game knows about one player; effects in force read them by their own names."""
        before = self.state
        by_player = {**before.by_player, player: replace(before.by_player[player], **traits)}
        self.state = before.with_same_board(by_player=by_player)
        if before.layered is not None:
            self.hooks.state_changed(self, before, traits.keys())

    def update(self, thing: GameObject, **fields: Any) -> GameObject:
        """Change the status of one object; returns the object as it is now. A cleanup becomes due (319.7).

        What else has happened to it since ``thing`` was looked up, while somebody decided something, stays.
        """
        now = self.state.objects.get(thing.id.card, thing)
        if now.id == thing.id:
            thing = now
        updated = replace(thing, **fields)
        self.state = self.state.with_object(updated, fields.keys())
        changed = self.hooks.object_changed(self, thing, updated, fields.keys())
        if thing.card.might is not None and not (changed is updated and fields.keys() <= UNREAD):
            self.hooks.might_changed(self, thing.raw_might, changed, False)
        return changed

    def put(self, thing: GameObject, place: Place, *, bottom: bool = True) -> GameObject:
        """Move an object to a place; returns it as it is there.

        A trip to or from a Non-Board zone makes a new incarnation without damage, counters or statuses (124.1). A token
        put into a Non-Board zone other than the chain ceases to exist (186.1). A card never enters a zone of a player
        who does not own it (056).
        """
        now = self.state.objects[thing.id.card]
        thing = now if now.id == thing.id else thing  # as what went with it has left it
        if place.zone not in BOARD and place.zone is not Zone.CHAIN and thing.card.token:
            place = NOWHERE
        if place.of and place.zone not in BOARD and place.of != thing.owner:
            place = Place(place.zone, thing.owner)
        place = self.hooks.goes_instead(self, thing, place) if place.zone is Zone.TRASH else place
        to_board, from_board = place.zone in BOARD, thing.place.zone in BOARD
        zones, card = dict(self.state.zones), thing.id.card
        if thing.place in zones:
            zones[thing.place] = without(zones[thing.place], card)
        present = zones.get(place, ())
        zones[place] = (*present, card) if bottom else (card, *present)
        if to_board and from_board:
            moved = replace(thing, place=place)
        else:
            moved = GameObject(
                ObjectId(card, thing.id.incarnation + 1), thing.itself or thing.card, thing.label, thing.owner,
                thing.controller if to_board else thing.owner, place,
                stamp=self._timestamp(thing, place),
            )  # fmt: skip
        objects = {**self.state.objects, card: moved}
        cleanup = self.state.cleanup_due or to_board or from_board  # 319.6
        change = replace if to_board or from_board or now.place.zone in BOARD else GameState.with_same_board
        self.state = change(self.state, zones=zones, objects=objects, cleanup_due=cleanup)
        if thing.attached or thing.attached_to is not None:
            self.hooks.goes_with(self, thing, moved, place)
        moved = self.hooks.object_put(self, thing, moved)
        if to_board and (moved.traits is not None or moved.lasting):
            might = thing.raw_might if from_board else thing.card.might or 0
            self.hooks.might_changed(self, might, moved, not from_board)
        return moved

    def _timestamp(self, thing: GameObject, place: Place) -> int:
        """A new timestamp for the text of an object that enters the board (480.1)."""
        return self.new_id() if place.zone in BOARD and thing.card.changes_others else 0

    def put_on_bottom(self, things: list[GameObject], place: Place) -> None:
        """Put cards on the bottom of a deck in a random order (416.5): they become one shuffled bag there."""
        moved = [there for there in (self.put(thing, place) for thing in things) if there.place.zone is place.zone]
        if len(moved) > 1:
            cards = tuple(sorted(found.id.card for found in moved))
            zones = dict(self.state.zones)
            for owned in {found.place for found in moved}:
                zones[owned] = (*(entry for entry in zones[owned] if entry not in cards), cards)
            self.state = self.state.with_same_board(zones=zones)

    def new_object(self, thing: GameObject) -> GameObject:
        """Bring a new object (a token) into the game at its place; returns it as it is there."""
        objects = dict(self.state.objects)
        objects[thing.id.card] = thing
        zones = dict(self.state.zones)
        zones[thing.place] = (*zones.get(thing.place, ()), thing.id.card)
        self.state = replace(self.state, objects=objects, zones=zones, cleanup_due=True)
        return self.hooks.object_put(self, None, thing)

    def new_id(self) -> int:
        """The next unused number: an id of a chain item or delayed effect, or a timestamp (480.1)."""
        number = self.state.next_id
        self.state = self.state.with_same_board(next_id=number + 1)
        return number

    def set_item(self, item: ChainItem) -> None:
        """Put a changed chain item in the place of the one with its id."""
        chain = tuple(item if old.id == item.id else old for old in self.state.chain)
        self.state = self.state.with_same_board(chain=chain)

    def append_item(self, item: ChainItem) -> None:
        """Put an item on top of the chain; a cleanup becomes due (319.1, 319.3).

        What triggers as the last item of a chain resolves belongs to that chain: focus still has to pass after it.
        """
        chain, focus_passes = self.state.chain, self.state.focus_passes
        if not chain and not focus_passes:
            focus_passes = item.kind in FOCUS_PASSES_AFTER and not item.adds_resources  # 346.1, 429.2.a
        self.state = self.state.with_same_board(chain=(*chain, item), cleanup_due=True, focus_passes=focus_passes)

    def remove_item(self, which: int) -> None:
        """Take an item off the chain; a cleanup becomes due (319.5). After an Add priority stays (429.2.a)."""
        chain = tuple(item for item in self.state.chain if item.id != which)
        item = self.state.item(which)
        if item is not None and item.adds_resources and chain and not item.pending:
            priority, passes = self.state.priority, self.state.passes
        else:
            priority, passes = None, 0
        self.state = self.state.with_same_board(chain=chain, cleanup_due=True, priority=priority, passes=passes)

    def mark(self, what: str, who: str, times: int = 1) -> int:
        """Count something that happened this turn; returns how often it has happened now."""
        self.mark_all(((what, who),), times)
        return self.state.count(what, who)

    def mark_all(self, facts: Iterable[tuple[str, str]], times: int = 1) -> None:
        """Count several things that happened this turn with one event, each with the player to whom it counts."""
        marks = self.state.marks
        for what, who in facts:
            marks = counted(marks, what, who, times)
        self.state = self.state.with_same_board(marks=marks)
        if self.state.layered is not None:
            self.hooks.state_changed(self, self.state, MARKS)
