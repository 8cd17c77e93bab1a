"""Where somebody has been while reading: the way back and forward, with the place on each page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.answers.browsing.places import Place


class Visit(NamedTuple):
    """A page, or the tree where there is no ``place``; how far it was scrolled, and which link was picked."""

    place: Place | None
    scroll: int = 0
    picked: int = 0


class Visits:
    """The visits in their order, and the one where the reader is; it begins at the tree."""

    def __init__(self) -> None:
        self._all = [Visit(None)]
        self._at = 0

    @property
    def here(self) -> Visit:
        return self._all[self._at]

    def leave(self, scroll: int, picked: int) -> None:
        """Remember what the page looks like that is left."""
        self._all[self._at] = self.here._replace(scroll=scroll, picked=picked)

    def go(self, place: Place | None, scroll: int = 0, picked: int = 0) -> None:
        """Visit a page; what lay ahead is given up."""
        self._all[self._at + 1 :] = [Visit(place, scroll, picked)]
        self._at += 1

    def move(self, by: int) -> bool:
        """Go back or forward; says whether there was anything."""
        if not 0 <= self._at + by < len(self._all):
            return False
        self._at += by
        return True
