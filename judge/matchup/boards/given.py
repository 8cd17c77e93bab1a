"""The parts of a question besides the cards that it names: the day, and statements about the board."""

from __future__ import annotations

from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from datetime import date


class Given(NamedTuple):
    """The day by whose wordings a question is answered, and its statements besides its own objects.

    ``around`` are further lines of the board. ``to`` is where something goes: "base", "hand" or "battlefield", after
    the player whose it is if that is stated ("P1's base"). ``pays`` is whether an additional cost is paid: "paying",
    "without" or "".
    """

    day: date
    around: tuple[str, ...] = ()
    to: str = ""
    pays: str = ""
