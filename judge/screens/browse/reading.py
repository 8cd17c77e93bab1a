"""Reads pages, each once, also beside the screen: one at a time, and only what is still wanted when its turn comes."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from judge.answers.browsing.pages import page_of
from judge.answers.browsing.places import FOUND, QUESTION
from judge.errors import JudgeError

if TYPE_CHECKING:
    from judge.answers.browsing.page import Page
    from judge.answers.browsing.places import Place
    from judge.content.library import Library

SLOW = frozenset({FOUND, QUESTION})
"""Kinds of places that may take a while, and are read beside the screen."""


class Reading:
    """The pages that were read; ``wanted`` is the one that is waited for."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._pages: dict[Place, Page] = {}
        self._turn = Lock()
        self.wanted: Place | None = None

    def is_slow(self, place: Place) -> bool:
        """Whether a page is better read beside the screen."""
        return place.kind in SLOW and place not in self._pages

    def page(self, place: Place) -> Page:
        """A page. Raises what the command line would say where there is none."""
        if place not in self._pages:
            self._pages[place] = page_of(self._library, place)
        return self._pages[place]

    def waited_for(self, place: Place) -> str | None:
        """Read a page in its turn: what is wrong with it, "" if nothing is; None if it is wanted no more."""
        with self._turn:
            if self.wanted != place:
                return None
            try:
                self.page(place)
            except JudgeError as problem:
                return str(problem)
            return ""
