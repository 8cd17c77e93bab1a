"""The situation that a question describes: what is where, what happens, and what is asked.

It is the meaning of a question, with nothing added. Open values ("" or None) are left for the set-up to assume. P1 is
"I", P2 "my opponent".
"""

from __future__ import annotations

from judge.record import NamedTuple

ME, OPPONENT = "P1", "P2"

BASE, BATTLEFIELD, ELSEWHERE, SAME = "base", "battlefield", "another battlefield", "the same place"
HAND, TRASH, DECK, FACEDOWN, CHAMPION_ZONE = "hand", "trash", "deck", "facedown", "champion zone"
PLACES = (BASE, BATTLEFIELD, ELSEWHERE, SAME, HAND, TRASH, DECK, FACEDOWN, CHAMPION_ZONE)
"""Where something is said to be: ELSEWHERE is a battlefield at which the other things of the question are not, SAME
where the thing is that acts."""

IN_ALL = "units in all"

STATES = (
    "stunned", "not stunned", "exhausted", "ready", "buffed", "unbuffed", "damaged", "undamaged", "empowered",
    "disempowered", "mighty", "not mighty", "attacking", "defending", "in combat", "not in combat", "alone", "attached",
    "unattached",
)  # fmt: skip

VERBS = (
    "play", "use", "hide", "counter", "choose", "respond",
    "attack", "defend", "hold", "conquer", "win", "move", "fight",
    "die", "kill", "survive", "save", "damage", "stun", "ready", "exhaust", "buff", "return", "recall", "banish",
    "heal", "take", "attach", "detach", "swap", "empower", "give", "have", "get", "draw", "discard", "channel",
    "score", "gain", "recycle", "trigger", "double", "increase", "prevent", "make", "enter", "pay", "spend", "resolve",
    "reveal", "cost", "happen", "meet", "apply", "leave",
)  # fmt: skip
"""What a deed may be: ``use`` is of an activated ability, ``save`` keeps from dying, ``take`` takes control of.

``get``, ``have`` and ``give`` are about Might or a keyword. ``double``, ``increase`` and ``prevent`` are also of what a
card does: of ``to``. ``happen`` is whatever comes of what has happened, or what
``by`` does then; ``meet`` and ``apply`` are of two things, or of a keyword and a thing. What
``leave``s is no longer where it was chosen.
"""


OPEN = frozenset({"what", "who"})
"""Moods that ask what comes of something, not whether something does."""


class Object(NamedTuple):
    """An object that a question names: a card by its name or, if ``name`` is empty, an object without a text.

    ``key`` tells things apart, also two of one name. ``kind`` is the card type of one without a text ("Unit", "Spell",
    "Gear", and "Keyword" for a keyword, which is in ``keywords``), ``costs`` its cost, in symbols. ``whose`` is the
    player who controls it, or whose card it is. ``at`` is one of PLACES, or the name of a battlefield, ``states`` are
    of STATES, ``damage`` is the damage marked on it. ``attached_to`` is the key of a thing. ``text`` is the effect of a
    spell without a name ("kill a unit").
    """

    key: str
    name: str = ""
    kind: str = "Unit"
    might: int | None = None
    keywords: tuple[str, ...] = ()
    costs: str = ""
    whose: str = ""
    at: str = ""
    states: tuple[str, ...] = ()
    damage: int = 0
    attached_to: str = ""
    copied: bool = False
    text: str = ""


class Deed(NamedTuple):
    """Something that a player or a thing does, or that is done: one verb of VERBS with its details.

    ``who`` is the player who does it, ``by`` the key of the thing that does it, or with which it is done. Both are
    empty if the question leaves them open. ``to`` is the key of its object: for ``play``, ``use``, ``hide`` that is the
    card. ``on`` are the keys of the things that this chooses. ``amount`` and ``what`` are of "draw 2 cards", "deal 3",
    "get +2", "have 5 Might" ("might" in ``what``), "have Shield" (the keyword in ``what``), "score a point", "gain 2
    XP" ("xp"). ``place`` is where it goes ("to base" …, one of PLACES, or the key of a battlefield), after "P1's " or
    "P2's " if the question says whose. ``origin`` is where it comes from. ``pays`` is about an additional or optional
    cost: "yes" or "no". ``in_response_to`` is the key of a card on the chain. ``times``: which time of the turn it is
    (a second move is 2). ``turn``: on whose turn. ``phase``: "showdown", "combat", "beginning", "end" or "".
    ``is_not``: it is stated not to be done. ``ability``: which ability of a card is used, counted from 1; 0: any.
    """

    verb: str
    who: str = ""
    by: str = ""
    to: str = ""
    on: tuple[str, ...] = ()
    amount: int | None = None
    what: str = ""
    place: str = ""
    origin: str = ""
    pays: str = ""
    in_response_to: str = ""
    times: int = 0
    turn: str = ""
    phase: str = ""
    is_not: bool = False
    ability: int = 0


class Count(NamedTuple):
    """How many a player has of something.

    ``of`` is "xp", "points", "runes", "ready runes", "units", "other units" (than those of the question), "units in
    all" (of both players, and nobody says whose),
    "mighty units", "total might" (of other units), "gear", "energy", "power" (that is left to pay with),
    "cards in hand", "cards in trash", "cards played" (this turn, besides those of the question), "empowered things",
    "turns" (that have begun: it is the third one), "rune deck" (runes of ``domain`` in it).
    ``states`` is how each of them is, ``at`` where: BASE, BATTLEFIELD or "".
    """

    who: str
    of: str
    many: int
    domain: str = ""
    states: tuple[str, ...] = ()
    at: str = ""


class Situation(NamedTuple):
    """A whole question: the things it names, its counts, the deeds that happened, in order, and the deed it asks about.

    ``mood`` is "can" (may it be done), "does" (does it happen), "must" (has it to), "price" (what is paid for
    ``asked.to``), "might" (how much Might has ``asked.to``), "prevented" (can it not be done), "damage" (how much is
    dealt to ``asked.to``), "number" (how many are made), "what" (what happens when ``happened`` does), "who" (who does
    it). ``also`` are further deeds that are asked about with the first one: a yes needs all of them. Beside a "price",
    a "cost" asks whether it is a given amount (``amount``), or "less" or "more" (``what``). ``came`` are stated
    results, or missing results, of the deeds: only plays that show them count.
    """

    mood: str
    asked: Deed
    things: tuple[Object, ...] = ()
    counts: tuple[Count, ...] = ()
    happened: tuple[Deed, ...] = ()
    also: tuple[Deed, ...] = ()
    turn: str = ""
    came: tuple[Deed, ...] = ()

    def thing(self, key: str) -> Object:
        """The thing with that key. Raises KeyError if there is none."""
        for one in self.things:
            if one.key == key:
                return one
        raise KeyError(key)


def with_thing(situation: Situation, thing: Object) -> Situation:
    """The situation with that thing in the place of the one with its key."""
    return situation._replace(things=tuple(thing if one.key == thing.key else one for one in situation.things))
