"""Clauses: what a piece of a card's text brings about, listens to, replaces, changes and reads.

Every instruction, ability, condition, circumstance and keyword has ``clauses()``. Whoever asks what a card does, which
events it waits for or what could stop it reads these, and needs to know none of the classes.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


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
    DIE = "a death"
    DAMAGE = "damage"
    MIGHT = "Might"
    MOVE = "a move"
    RETURN = "a return to hand"
    LOOK = "a look at the top of a deck"
    PLAY = "the play of a card"
    DISCARD = "a discard"
    RECYCLE = "cards being recycled"
    CHOOSE = "the choice of a target"
    COMBAT = "an attack or a defence"
    CONQUER = "a conquest"
    HOLD = "a hold"
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

    ``of`` are the criteria of the objects or the type of the cards, None if the text asks for nothing or refers back;
    ``chosen``: a player chooses or picks among them. ``amount`` is a number that is printed; None for none, and for one
    that is only known in play. ``first``: only the first time.
    """

    verb: Verb
    about: About
    subject: Subject = Subject.OBJECTS
    whose: Whose = Whose.ANY
    of: object | None = None
    chosen: bool = False
    amount: int | None = None
    first: bool = False


Clauses = tuple[Clause, ...]


class NotSaid(tuple[Clause, ...]):
    """No clauses, because the class does not say any yet; an empty tuple is one that says there are none."""

    __slots__ = ()


NOT_SAID: Clauses = NotSaid()
