"""What a question says besides the cards that it names: the day, and what it states of the board."""

from __future__ import annotations

from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from datetime import date


class Given(NamedTuple):
    """The day by whose wordings a question is answered, and what it states besides the things that it is about.

    ``around`` are further lines of the board. ``to`` is where something is said to go: "base", "hand" or "battlefield",
    after the player whose it is if that is said ("P1's base"). ``pays`` says whether an additional cost is paid:
    "paying", "without" or nothing.
    """

    day: date
    around: tuple[str, ...] = ()
    to: str = ""
    pays: str = ""
