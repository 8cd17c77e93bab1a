"""A question with the options it is asked with."""

from __future__ import annotations

from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.page.answer import Answer

DEFAULT_HITS = 8


class Wishes(NamedTuple):
    """What is asked of the set-up of two cards by options: lines of the scenario language, a number, and flags."""

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


class More(NamedTuple):
    """``steps``: those of one outcome; ``all_steps``: of every outcome. ``everything`` is the whole answer.

    ``ids`` has whole ids where a screen has numbers; it is still the screen that is shown.
    """

    steps: int = 0
    all_steps: bool = False
    set_ups: bool = False
    rule_texts: bool = False
    wordings: bool = False
    rulings: bool = False
    everything: bool = False
    ids: bool = False

    @property
    def shows_steps(self) -> bool:
        """Whether the steps of an outcome are asked for."""
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


class Request(NamedTuple):
    """``limit`` is the most hits to show; ``search`` forces full text; ``simulate`` allows the engine.

    ``might``, ``damage`` (of the unit in the middle) and ``deck`` (its top cards) change the set-up of a matchup.
    ``wishes`` steers it. ``more`` says what is shown of a screen, so that nothing else is computed; None asks for
    everything. ``progress`` is told how many positions and ends a walk has reached, ``at_once`` what takes long.
    """

    question: str
    rules: str = ""
    as_of: str = ""
    limit: int = DEFAULT_HITS
    search: bool = False
    simulate: bool = True
    might: str = ""
    damage: str = ""
    deck: str = ""
    wishes: Wishes = NO_WISHES
    progress: Callable[[int, int], None] | None = None
    more: More | None = None
    at_once: Callable[[str], None] = lambda _: None

    def of_a_set_up(self) -> tuple[str, ...]:
        """The options that were given and change the set-up of two cards."""
        stated = {"--might": self.might, "--damage": self.damage, "--deck": self.deck}
        return (*(name for name, value in stated.items() if value), *self.wishes.options())

    def shortened(self, found: Answer) -> Answer:
        """An answer with no more hits than asked for."""
        return found._replace(hits=found.hits[: self.limit])
