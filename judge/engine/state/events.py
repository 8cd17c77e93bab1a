"""The event log: what happened, under which rule, and because of what.

The log is a linked list kept beside the state; old logs stay valid when a position is forked. Every event names its
rule and the events that caused it, so that the trace of an outcome is its explanation.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.identity import ObjectId
    from judge.slugs import Slug


class Happened(Enum):
    """Kinds of events, as past participles, each with the words that report it."""

    PLAY_BEGUN = "{who} begins to play {what}"
    ABILITY_ACTIVATED = "{who} activates {what}"
    ABILITY_TRIGGERED = "{what} triggers"
    ABILITY_REMOVED = "{what} is removed from the chain: {detail}"
    CHOSEN = "{who} chooses {what} ({detail})"
    DECLINED = "{who} declines: {detail}"
    COST_DETERMINED = "{what} costs {detail}"
    COST_PAID = "{who} pays {detail} for {what}"
    PAYMENT_REFUSED = "{who} cannot pay {detail} for {what}"
    FINALIZED = "{what} is finalized"
    PASSED = "{who} passes"
    REPEATED = "{what} will be executed once more"
    RESOLVED = "{what} resolves: {detail}"
    FINISHED = "{what} has resolved"
    PLAYED = "{what} has been played"
    ENTERED = "{what} enters {detail}"
    PLAY_UNDONE = "The play of {what} is undone: {detail}"
    IGNORED = "{what}: an instruction is ignored, {detail}"
    NEGATED = "{what}: an instruction is negated, {detail}"
    NULL_FOUND = "{what}: {detail} is null"
    WOULD_DIE = "{what} would die"
    ORDERED = "{who} has {detail} applied before {what}"
    REPLACED = "{what} replaces it: {detail}"
    STANDS_IN = "{what} is replaced with a {detail} token"
    SWAPPED_BACK = "{what} is swapped back for {detail}"
    KILLED = "{what} is killed"
    DAMAGED = "{what} is dealt {detail}"
    HEALED = "{what} is healed"
    EXHAUSTED = "{what} is exhausted"
    READIED = "{what} is readied"
    EMPOWERED = "{what} becomes Empowered"
    DISEMPOWERED = "{what} is no longer Empowered"
    COPIED = "{what} becomes a copy of {detail}"
    ATTACHED = "{what} is attached to {detail}"
    DETACHED = "{what} is detached from {detail}"
    RECALLED = "{what} is recalled to {detail}"
    ACTIVATED = "{what} activates the {detail}"
    BUFF_SPENT = "{who} spends the buff of {what}"
    BUFF_REMOVED = "{what} loses a buff"
    BUFFED = "{what} is buffed"
    BECAME_MIGHTY = "{what} becomes Mighty"
    MIGHT_BECAME = "the Might of {what} becomes {detail} or more"
    LEFT_BOARD = "{what} leaves the board"
    GIVEN = "{what} {detail}"
    TRAITS_CHANGED = "{what} now has {detail}"
    MIGHT_CHANGED = "{what} gets {detail}"
    MIGHT_KEPT = "{what} stays at {detail}"
    DISCARDED = "{who} discards {what}"
    DREW = "{who} draws {detail}"
    LOOKED = "{who} looks at {detail}"
    DECK_REVEALED = "{who} reveals {detail}"
    BANISHED = "{what} is banished"
    RUNE_RECYCLED = "{who} recycles {what}"
    CHOICES_CHANGED = "{who} has made new choices for {what}"
    COUNTERED = "{what} is countered"
    STUNNED = "{what} is stunned"
    HAND_REVEALED = "{who} reveals their hand: {detail}"
    MODE_CHOSEN = "{what} decides: {detail}"
    XP_GAINED = "{who} gains {detail} XP"
    XP_SPENT = "{who} spends {detail} XP"
    LOOKED_INTO = "It is so that {detail}"
    RECYCLED = "{who} recycles {detail}"
    PUT_BACK = "{who} puts back on top of their Main Deck, in this order: {detail}"
    PLACED = "{what} is put on {detail}"
    TAKEN = "{who} puts {what} into hand"
    RETURNED = "{what} returns to {detail}"
    CEASED = "{what} ceases to exist"
    EFFECT_BEGUN = "{detail}"
    EFFECT_ENDED = "{detail} ends"
    CONTROL_TAKEN = "{who} takes control of {what}"
    CONTROL_LOST = "{who} loses control of {detail}"
    CONTROL_GAINED = "{who} takes control of {detail}"
    CONTESTED = "{who} contests {detail}"
    CONTEST_ENDED = "{who} no longer contests {detail}"
    MOVED = "{what} moves to {detail}"
    SHOWDOWN_BEGUN = "A showdown begins at {detail}"
    SHOWDOWN_ENDED = "The showdown at {detail} ends"
    COMBAT_BEGUN = "{who} attacks at {detail}"
    COMBAT_CHAIN = "The combat at {detail} opens with a chain"
    DESIGNATED = "{what} becomes {detail}"
    UNDESIGNATED = "{what} is no longer {detail}"
    DAMAGE_ASSIGNED = "{who} assigns {detail}"
    COMBAT_WON = "{who} wins the combat at {detail}"
    COMBAT_LOST = "{who} loses the combat at {detail}"
    COMBAT_UNDECIDED = "The combat at {detail} has no result"
    COMBAT_ENDED = "The combat at {detail} ends"
    NOT_SCORED = "{who} cannot score {detail} this turn"
    POINT_DENIED = "{what} keeps {who} from gaining {detail}"
    POINT_GAINED = "{who} gains {detail}"
    BURNED = "{who} burns {detail}"
    BURNED_OUT = "{who} burns out"
    HIDDEN = "{who} hides a card at {detail}"
    REVEALED = "{what} is revealed"
    TRASHED = "{what} is put into {detail}"
    CHANNELED = "{who} channels {detail}"
    STEP_REPEATED = "The {detail} begins again"
    FOCUS_PASSED = "Focus passes to {who}"
    TURN_QUEUED = "{who} takes a turn after this one"
    PHASE_SKIPPED = "{who} skips their {detail}"
    DRAW_SKIPPED = "{who} does not draw in their first Draw Phase"
    PHASE_BEGUN = "{who}'s {detail} begins"
    TIME_CAME = "It is the {detail}"
    ADDED = "{who} adds {detail}"
    RUNE_USED = "{who} uses {detail}"
    POOL_EMPTIED = "The rune pools empty"
    DECKS_READY = "Legends and Chosen Champions are in their zones, the decks are shuffled"
    GOES_FIRST = "{who} goes first"
    BATTLEFIELD_ADDED = "{what} is added to the battlefields"
    BATTLEFIELD_PLACED = "{who} brings {what}"
    SET_ASIDE = "{who} sets aside {detail}"
    INVITED = "{who} invites {detail}"
    CONCEDED = "{who} concedes"
    PLAYER_REMOVED = "{who} is removed from the game with everything they own"
    TURN_ENDED = "The turn is over; the next one is {who}'s"
    GAME_WON = "{who} {detail}"
    DOUBTED = "This rests on an open question: {detail}"
    SETTLED = "Older rulings say otherwise here: {detail}"

    __hash__ = object.__hash__


class Event(Struct, frozen=True):
    """Something that happened.

    ``causes`` are ids of earlier events; ``source`` is the object whose text did it, or None if the rules did;
    ``object`` is what it happened to; ``name`` is what people call it, ``card`` the card's name. ``shown`` are
    the card instances of what is revealed as a group (424). Only a record of what
    documents say (``Happened.DOUBTED``, ``Happened.SETTLED``) names no rule, because it is no event of the game.
    """

    id: int
    kind: Happened
    rules: tuple[Slug, ...]
    causes: tuple[int, ...]
    source: ObjectId | None
    object: ObjectId | None
    who: str
    name: str
    detail: str
    source_card: str
    card: str
    shown: tuple[int, ...] = ()

    def __str__(self) -> str:
        if self.kind is Happened.IGNORED and not self.name:
            return f"An instruction is ignored, {self.detail}"
        if self.kind is Happened.CHOSEN and not self.name:  # a player, not an object
            return f"{self.who} chooses {self.detail}"
        return self.kind.value.format(who=self.who or "Nobody", what=self.name or "It", detail=self.detail)


class Log(Struct, frozen=True, eq=False):
    """The newest event and the log before it; ``None`` is the empty log.

    Compared by identity, because logs are long.
    """

    event: Event
    before: Log | None

    @staticmethod
    def newest_first(log: Log | None) -> Iterator[Event]:
        while log is not None:
            yield log.event
            log = log.before

    @staticmethod
    def in_order(log: Log | None, since: Log | None = None) -> tuple[Event, ...]:
        """The events in order, all of them or those after ``since``.

        Events of ``since`` that were undone are left out.
        """
        found: list[Event] = []
        while log is not None and log is not since:
            if since is not None and since.event.id >= log.event.id:
                since = since.before
                continue
            found.append(log.event)
            log = log.before
        return tuple(reversed(found))
