"""A situation on a board, as one value of the scenario language: the lines that set it up, and those that are played.

Whoever assumes a board writes its lines, or has them written from the set-up of a game (``written``). Here it is read
and run; ``scene_told.py`` says it in words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.errors import CannotSimulate, ContentError, ScenarioError
from judge.record import NamedTuple
from judge.scenario.board.from_script import setup_of
from judge.scenario.board.to_script import script_of
from judge.scenario.language.written_setup import written_setup
from judge.scenario.runner import position_after

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Position
    from judge.scenario.board.setup import Setup
    from judge.scenario.language.script import Script


class Scene(NamedTuple):
    """A board and what is played on it. ``day`` is that of the wordings, None where nobody has said it yet.

    ``labels``: what the lines call the objects and battlefields of the set-up that they were written from.
    """

    setup: tuple[str, ...]
    play: tuple[str, ...] = ()
    day: date | None = None
    labels: tuple[tuple[str, str], ...] = ()

    def then(self, *acts: str) -> Scene:
        """The same, played on."""
        return self._replace(play=(*self.play, *acts))

    def beside(self, *lines: str) -> Scene:
        """The same with more on the board; the battlefields come first."""
        both = dict.fromkeys((*self.setup, *filter(None, lines)))
        return self._replace(setup=tuple(sorted(both, key=lambda one: not one.startswith("battlefields:"))))

    def on(self, day: date, *around: str) -> Scene:
        """The same with the wordings of a day, and with what a question states of the board besides."""
        dated = self._replace(day=day)
        return dated.beside(*around) if around else dated

    def at_battlefield(self, name: str) -> Scene:
        """The same, with a battlefield that has a text where BF1 was."""
        setup, play = ([line.replace("BF1", name) for line in lines] for lines in (self.setup, self.play))
        return self._replace(setup=(f"battlefields: {name}, BF2", *setup), play=tuple(play))

    def called(self, label: str) -> str:
        """What the lines call an object of the set-up that they were written from."""
        return dict(self.labels).get(label, label)

    def lines(self) -> tuple[str, ...]:
        """The board and the play, as they are said."""
        return (*self.setup, *self.play)

    def script(self, asks: Iterable[str] = ()) -> Script:
        """The scenario, with questions behind it. Raises ScenarioError where a line cannot be read."""
        from judge.scenario.language.parse import parse  # noqa: PLC0415 - only for a text that is read

        return parse("\n".join([*self.setup, "", *self.play, *(f"ask {one}" for one in asks)]))

    def state(self) -> GameState:
        """The game before anything is played. Raises ScenarioError and CannotSimulate where it cannot be set up."""
        return setup_of(self.script(), self._day()).state()

    def position(self) -> Position:
        """Where the play comes to. Raises ScenarioError, CannotSimulate, ContentError where it cannot be played so."""
        return position_after(self.script(), self._day())

    def reached(self) -> Position | None:
        """Where the play comes to; None where it cannot be played so."""
        try:
            return self.position()
        except (ScenarioError, CannotSimulate, ContentError):
            return None

    def _day(self) -> date:
        assert self.day is not None, "whoever plays a scene says of which day"
        return self.day


def written(setup: Setup, day: date) -> Scene:
    """The scene that states a set-up, with nothing played.

    Raises CannotSimulate if the language has no words for something in it.
    """
    stated = script_of(setup, day)
    return Scene(written_setup(stated.lines), (), day, tuple(stated.labels.items()))
