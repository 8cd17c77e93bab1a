"""Clauses: what a piece of a card's text brings about, listens to, replaces, changes and reads.

Every instruction, ability, condition, circumstance and keyword has ``clauses()``. Whoever asks what a card does, which
events it waits for or what could stop it reads these, and needs to know none of the classes.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from judge.engine.state.zones import Zone


class Verb(Enum):
    """How a clause takes part in what happens."""

    BRINGS = "brings about"
    LISTENS = "listens to"
    REPLACES = "replaces"
    CHANGES = "changes"
    FORBIDS = "forbids"
    READS = "reads"

    __hash__ = object.__hash__


class About(Enum):
    """What a clause is about: an event, a point of time, or a state that is read or changed."""

    TRAITS = "what objects are, can do and measure"
    COST = "what things cost"
    PLACE = "where something is"
    COUNT = "how many there are"
    STATUS = "what is on an object: ready, damaged, buffed, attached, Empowered"
    TURN = "whose turn or phase it is, or what has happened in it"
    DIE = "a death"
    DAMAGE = "damage"
    LETHAL = "how much damage is lethal"
    ASSIGN = "the assignment of combat damage"
    HEAL = "damage being healed"
    MIGHT = "Might"
    KEYWORD = "keywords and abilities being given"
    BUFF = "a buff"
    SPEND_BUFF = "a buff being spent or removed"
    STUN = "a stun"
    READY = "being readied"
    EXHAUST = "being exhausted"
    EMPOWER = "being empowered"
    DISEMPOWER = "no longer being Empowered"
    COPY = "becoming a copy"
    ATTACH = "an attachment"
    DETACH = "a detachment"
    CONTROL = "a change of control"
    MOVE = "a move"
    RECALL = "a recall"
    RETURN = "a return to hand or to a Champion Zone"
    TAKE = "cards being put into hand that are not drawn"
    BANISH = "a banishment"
    LEAVE = "leaving the board"
    TRASH = "being put into the trash"
    LOOK = "a look at the top of a deck"
    REVEAL = "cards being revealed"
    PLAY = "the play of a card"
    ENTER = "entering the board"
    TOKENS = "the play of tokens"
    HIDE = "hiding a card"
    DRAW = "cards being drawn"
    DISCARD = "a discard"
    RECYCLE = "cards being recycled"
    ON_DECK = "being put on a deck"
    BURN = "cards being burned"
    CHANNEL = "runes being channeled"
    ADD = "Energy or Power being added"
    PAY = "Energy or Power being spent"
    POINT = "points"
    XP = "XP"
    CHOOSE = "the choice of a target"
    NEW_CHOICES = "new choices for something on the chain"
    COUNTER = "something on the chain being countered"
    TAKE_SPELL = "control of something on the chain"
    REPEAT = "instructions being executed once more"
    NAME = "a card or a tag being named"
    ACTIVATE = "the use of an ability"
    TRIGGER = "abilities that trigger"
    COMBAT = "an attack or a defence"
    SHOWDOWN = "a showdown"
    COMBAT_WON = "a combat being won"
    COMBAT_END = "the end of a combat"
    CONQUER = "a conquest"
    HOLD = "a hold"
    EXTRA_TURN = "an additional turn"
    WIN = "winning the game"
    TURN_START = "the start of a turn or phase"
    TURN_END = "the end of a turn"

    __hash__ = object.__hash__


class Subject(Enum):
    """Who or what does it, or whom it is done to, seen from the source of the text."""

    THIS = "the source"
    OBJECTS = "objects that match"
    PLAYERS = "players"

    __hash__ = object.__hash__


class Whose(Enum):
    """Whose event or state it is, seen from the controller of the text."""

    YOURS = "the controller's"
    ENEMY = "an opponent's"
    ANY = "anybody's"

    __hash__ = object.__hash__


class Clause(Struct, frozen=True):
    """One thing that a text does with one kind of event or state.

    ``of`` are the criteria of the objects, the type of the cards or the token that is played, None if the text asks for
    nothing or refers back; ``on`` is the reference as it stands in the text, for whoever resolves what it refers back
    to. ``chosen``: a player chooses or picks among them. ``amount`` is a number that is printed, without its sign; None
    for none, and for one that is only known in play. ``more`` is 1 where something is given or made more, -1 where it
    is taken or made less, and else 0; of what is read, 1 where at least the amount is asked for, -1 where at most.
    ``first``: only the first time. ``zone`` is where cards are played or taken from, where something returns to, or
    where it has to be. ``named`` are the keywords, tags, domains or Power symbols that it is about.
    """

    verb: Verb
    about: About
    subject: Subject = Subject.OBJECTS
    whose: Whose = Whose.ANY
    of: object | None = None
    chosen: bool = False
    amount: int | None = None
    first: bool = False
    on: object | None = None
    more: int = 0
    zone: Zone | None = None
    named: tuple[str, ...] = ()


Clauses = tuple[Clause, ...]


class HasClauses(Struct, frozen=True):
    """A piece of a text that says clauses: an instruction, a condition, criteria, an amount.

    What stands inside it speaks for itself (``state/instruction.clauses_in``), except for the fields that it
    ``speaks_for``: what those say depends on what it holds besides, such as the objects that a quality is asked of.
    """

    speaks_for: ClassVar[tuple[str, ...]] = ()

    def clauses(self) -> Clauses:
        """What it brings about, listens to, replaces, changes, forbids and reads; every class says it, or nothing."""
        raise NotImplementedError


def reads_them(
    about: About, subject: Subject = Subject.OBJECTS, whose: Whose = Whose.ANY, *, of: object | None = None,
    amount: int | None = None, more: int = 0, zone: Zone | None = None, named: tuple[str, ...] = (),
) -> Clause:  # fmt: skip
    """The clause of a text that reads a state, or whether something has happened."""
    return Clause(Verb.READS, about, subject, whose, of, amount=amount, more=more, zone=zone, named=named)


def reads_this(
    about: About, *, amount: int | None = None, more: int = 0, zone: Zone | None = None, named: tuple[str, ...] = ()
) -> Clause:
    """The clause of a text that reads a state of its source, or whether something has happened to it."""
    return reads_them(about, Subject.THIS, Whose.YOURS, amount=amount, more=more, zone=zone, named=named)


def reads_you(
    about: About, whose: Whose = Whose.YOURS, *, of: object | None = None, amount: int | None = None, more: int = 0,
    zone: Zone | None = None,
) -> Clause:  # fmt: skip
    """The clause of a text that reads a state of players, or what they have done."""
    return reads_them(about, Subject.PLAYERS, whose, of=of, amount=amount, more=more, zone=zone)


def about_this(found: Clause) -> Clause:
    """A clause of a quality, which does not say what it is asked of, where the source of the text is asked for it."""
    if found.subject is not Subject.OBJECTS or found.of is not None:
        return found
    return replace(found, subject=Subject.THIS, whose=Whose.YOURS)


def about_that(found: Clause, on: object) -> Clause:
    """A clause of a condition on its source, where what a reference names is asked whether it meets it."""
    return replace(about_those(found), on=on) if found.subject is Subject.THIS else found


def about_those(found: Clause) -> Clause:
    """A clause of a condition on its source, where other objects are asked whether they meet it."""
    return replace(found, subject=Subject.OBJECTS, whose=Whose.ANY) if found.subject is Subject.THIS else found
