"""How much of an answer to show, and how to set up two cards."""

from __future__ import annotations

from judge.record import NamedTuple


class Wishes(NamedTuple):
    """The options that steer the set-up of two cards: lines of the scenario language, a number, and flags."""

    board: str = ""
    play: str = ""
    set_up: int = 0
    swap: bool = False
    before: bool = False
    response: bool = False
    combat: bool = False
    hold: bool = False

    def options(self) -> tuple[str, ...]:
        """The options that were given."""
        names = {"board": "with", "set_up": "set-up"}
        return tuple(f"--{names.get(name, name)}" for name, value in self._asdict().items() if value)


NO_WISHES = Wishes()


class Size(NamedTuple):
    """The columns of a screen, and its lines without the one that is left for what is typed next."""

    columns: int = 80
    lines: int = 23


class More(NamedTuple):
    """How much to show. ``steps``: those of one outcome. ``all_steps``: of every outcome.

    ``everything``: the whole answer. ``ids`` shows whole ids instead of numbers, still on the screen. ``size`` is that
    of the terminal. Anywhere else it is the usual size, so that the output is the same everywhere.
    """

    steps: int = 0
    all_steps: bool = False
    set_ups: bool = False
    rule_texts: bool = False
    wordings: bool = False
    rulings: bool = False
    everything: bool = False
    ids: bool = False
    size: Size = Size()

    @property
    def shows_steps(self) -> bool:
        """Whether to show the steps of an outcome."""
        return bool(self.steps) or self.all_steps

    @property
    def flags(self) -> tuple[str, ...]:
        """The options that ask for it."""
        asked = {
            "--steps": self.shows_steps, "--set-ups": self.set_ups, "--rules": self.rule_texts,
            "--wordings": self.wordings, "--rulings": self.rulings, "--all": self.everything,
        }  # fmt: skip
        return tuple(flag for flag, is_asked in asked.items() if is_asked)


SCREEN = More()
"""Nothing besides the first screen."""
WHOLE = More(everything=True)
