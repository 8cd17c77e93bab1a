"""The turn in progress and the queue of turns behind it (rules 301-317, 737)."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class Phase(Enum):
    """The set-up (110), then the phases of a turn in order (314-317)."""

    SET_UP = "set-up"
    AWAKEN = "Awaken Phase"
    BEGINNING = "Beginning Phase"
    CHANNEL = "Channel Phase"
    DRAW = "Draw Phase"
    MAIN = "Main Phase"
    ENDING = "Ending Phase"

    __hash__ = object.__hash__


class Expiration(Enum):
    """Where the Expiration Step stands (317.2): its cleanup is to come, is over, or has to be done again (317.2.f)."""

    DUE = "due"
    DONE = "done"
    AGAIN = "again"

    __hash__ = object.__hash__


class Turn(Struct, frozen=True):
    """Whose turn it is, how far it has come, and which turns are queued.

    ``begun``: what happens at the start of this phase, or in the Ending Step, has been put on the chain. ``additional``
    turns come before the rest of the queue (737); ``last_regular`` had the last turn that was none, where one is taken
    now. ``invited`` is the teammate whom the turn player has invited to play something (489.8.a). ``stops``: whose
    phase play stands still in as it begins, for those who want to look at it; nobody can act then.
    """

    player: str
    phase: Phase = Phase.MAIN
    number: int = 1
    begun: bool = False
    expiration: Expiration = Expiration.DUE
    additional: tuple[str, ...] = ()
    last_regular: str | None = None
    invited: str | None = None
    stops: tuple[str, Phase] | None = None
