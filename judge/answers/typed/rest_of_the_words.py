"""The words of a question about two cards besides its cards."""

from __future__ import annotations

from judge.record import NamedTuple


class Words(NamedTuple):
    """The words of a question besides its cards. ``question`` is the rest of it.

    ``controllers``, ``third`` and ``unit_of`` name players as P1 ("I") and P2 ("my opponent"); ``turn`` is whose turn
    it is, if that is stated. ``timed`` is the card that acts at the time of ``timing``, ``middle`` the unit that is
    hit, ``facedown`` the card that is played from facedown.
    """

    question: str
    controllers: tuple[tuple[str, str], ...] = ()
    unit_of: str = ""
    turn: str = ""
    timing: str = ""
    timed: str = ""
    might: int | None = None
    damage: int | None = None
    attached: tuple[str, ...] = ()
    middle: str = ""
    battlefield: str = ""
    third: tuple[tuple[str, str], ...] = ()
    facedown: str = ""
    not_understood: tuple[str, ...] = ()

    @property
    def says_something(self) -> bool:
        """Whether anything was read besides the cards."""
        return self._replace(question="", not_understood=()) != Words("")
