"""The meaning of words before it is settled which things they are: mentions, deeds, facts and counts."""

from __future__ import annotations

from judge.record import NamedTuple

TYPE_CHECKING = False


NOT_SAID = "not said"
"""The ``part`` of a thing for which there is no word: in "she attacks while stunned" it is the one that attacks."""


class Mention(NamedTuple):
    """Words that name a thing: a card by its key, ``unit`` and the like without a text, or ``it``.

    ``whose`` is P1, P2, or "its" for the owner named before. ``at`` is a place of ``situation.PLACES`` or the key of a
    battlefield, ``at_whose`` the player whose base or battlefield that is. ``has`` is the key of a card attached to it,
    ``to`` the thing to which it is attached itself. ``costs`` is its Energy cost, ``power`` its Power cost besides.
    ``many`` is the number of them. ``another``: a different one than was named before. ``beside`` is at the same place,
    ``did`` a deed of it. ``part`` is the ability of it that is meant ("play").
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
    """A verb with its complements, from which ``situation.Deed`` is made once it is known which things are meant.

    ``times_of`` is the thing that ``times`` counts: "card", "move". ``subject`` is a player (P1, P2) or the thing that
    does it, ``to`` its object, ``others`` are further objects, ``beside`` what is there ("with another unit").
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
    beside: Mention | None = None


class Fact(NamedTuple):
    """A fact that something is somewhere or in a state, which is part of the mention."""

    of: Mention


class Many(NamedTuple):
    """A number of things that a player has, by the names of ``situation.Count``: in these states, at that place."""

    who: str
    of: str
    many: int
    states: tuple[str, ...] = ()
    at: str = ""


class Turn(NamedTuple):
    """Whose turn it is."""

    who: str


class Main(NamedTuple):
    """The main deed of a question, by the moods of ``situation.Situation``, with further deeds.

    The mood "prevented" asks whether something in ``beside`` keeps it from being done.
    """

    mood: str
    act: Act
    also: tuple[Act, ...] = ()
    beside: tuple[Mention, ...] = ()


class QuestionParts(NamedTuple):
    """A whole question, in the order of its words."""

    main: Main
    parts: tuple[Act | Fact | Many | Turn, ...] = ()
    behind: tuple[Act | Fact | Many | Turn, ...] = ()
