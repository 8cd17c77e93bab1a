"""The lines of a scenario that are played, and the facts that it claims: parts of ``script``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.scenario.language.script_names import Name, SourceLocation


class Detail(Struct, frozen=True):
    """Something that an act or a choice says on top; ``kind`` is "to", "on", "killing", "paying" and the like."""

    at: SourceLocation
    kind: str
    names: tuple[Name, ...] = ()
    words: str = ""


class Act(Struct, frozen=True):
    """A discretionary action. An empty ``what`` of a move stands for all units that can move there."""

    at: SourceLocation
    player: str
    verb: str
    what: tuple[Name, ...] = ()
    details: tuple[Detail, ...] = ()


class Choice(Struct, frozen=True):
    """An answer to an open decision, named by ``timing`` where that is said; ``amounts`` go to the named objects."""

    at: SourceLocation
    player: str
    verb: str
    what: tuple[Name, ...] = ()
    details: tuple[Detail, ...] = ()
    timing: str = ""
    amounts: tuple[int, ...] = ()


class Legality(Struct, frozen=True):
    """Whether an act, or an answer to an open decision, is legal now."""

    at: SourceLocation
    can: bool
    act: Act | Choice


class PassUntil(Struct, frozen=True):
    """Everybody passes; ``until`` is "item", "chain", "showdown", "combat" or "phase"."""

    at: SourceLocation
    until: str


class Chance(Struct, frozen=True):
    """What chance decides: the next card of a shuffled deck, or what the decision of that timing is about."""

    at: SourceLocation
    card: Name
    timing: str = "shuffle"


class EffectOf(Struct, frozen=True):
    """Something that an effect of a player does at once; ``amounts`` are different ones, one for each of ``what``."""

    at: SourceLocation
    player: str
    deed: str
    what: tuple[Name, ...] = ()
    amount: int = 0
    to: str = ""
    amounts: tuple[int, ...] = ()


class Concedes(Struct, frozen=True):
    at: SourceLocation
    player: str


class Claim(Struct, frozen=True):
    """One fact. ``subject`` is an object where the fact is about one; ``words`` and ``amount`` say the rest.

    ``details`` say how something would be played, where the fact is about that.
    """

    at: SourceLocation
    kind: str
    negated: bool = False
    subject: Name | None = None
    player: str = ""
    words: tuple[str, ...] = ()
    amount: int = 0
    details: tuple[Detail, ...] = ()
