"""What the words of a question mean before it is settled which things they are: mentions, deeds, facts and counts."""

from __future__ import annotations

from judge.record import NamedTuple

TYPE_CHECKING = False


class Mention(NamedTuple):
    """Words that name a thing: a card by its key, ``unit`` and the like without a text, or ``it``.

    ``whose`` is P1, P2, or "its" for what belongs to what was named before; ``at`` a place of ``situation.PLACES`` or
    the key of a battlefield, ``at_whose`` whose base or battlefield that is. ``has`` is the key of a card attached to
    it, ``to`` what it is attached to itself. ``costs`` is its Energy cost, ``power`` how much Power
    it costs besides. ``many``: so many of them. ``another``: another one than was named before. ``beside`` is at the
    same place, ``did`` what it is said to do. ``part`` is the ability of it that is meant ("play").
    """

    key: str
    whose: str = ""
    states: tuple[str, ...] = ()
    at: str = ""
    at_whose: str = ""
    might: int | None = None
    damage: int = 0
    keywords: tuple[str, ...] = ()
    costs: int | None = None
    power: int = 0
    copied: bool = False
    has: str = ""
    to: Mention | None = None
    many: int = 1
    another: bool = False
    beside: Mention | None = None
    did: Act | None = None
    part: str = ""


class Where(NamedTuple):
    """A place that words name: one of ``situation.PLACES`` or the key of a battlefield, and whose it is.

    ``held_by`` is who controls it, ``beside`` what is at the same place.
    """

    at: str
    whose: str = ""
    held_by: str = ""
    beside: Mention | None = None


class Act(NamedTuple):
    """A verb with what stands with it, of which ``situation.Deed`` is made once it is known which things are meant.

    ``times_of`` is what ``times`` counts: "card", "move". ``subject`` is a player (P1, P2) or what does it; ``to``
    what it is done to, ``others`` what it is done to as well.
    """

    verb: str
    subject: Mention | str = ""
    to: Mention | str | None = None
    on: tuple[Mention, ...] = ()
    by: Mention | str | None = None
    amount: int | None = None
    what: str = ""
    place: Where | None = None
    origin: Where | None = None
    pays: str = ""
    response: Mention | bool | None = None
    times: int = 0
    times_of: str = ""
    turn: str = ""
    phase: str = ""
    is_not: bool = False
    others: tuple[Mention, ...] = ()


class Fact(NamedTuple):
    """That something is somewhere or in a state; what is said of it is in the mention."""

    of: Mention


class Many(NamedTuple):
    """That a player has so many of something, by the names of ``situation.Count``: in these states, at that place."""

    who: str
    of: str
    many: int
    states: tuple[str, ...] = ()
    at: str = ""


class Turn(NamedTuple):
    """Whose turn it is."""

    who: str


class Main(NamedTuple):
    """What is asked, by the moods of ``situation.Situation``, with what is asked besides.

    The mood "prevented" asks whether something keeps it from being done: ``beside`` is what does.
    """

    mood: str
    act: Act
    also: tuple[Act, ...] = ()
    beside: tuple[Mention, ...] = ()


class Read(NamedTuple):
    """A whole question, in the order of its words."""

    main: Main
    parts: tuple[Act | Fact | Many | Turn, ...] = ()
    behind: tuple[Act | Fact | Many | Turn, ...] = ()
