"""A question with the settings that it is asked under."""

from __future__ import annotations

from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.model import Answer
    from judge.answers.more import More

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


class Request(NamedTuple):
    """``limit`` is the most hits to show; ``search`` forces full text; ``simulate`` allows the engine.

    ``might``, ``damage`` (of the unit in the middle) and ``deck`` (its top cards) change the set-up of a matchup.
    ``wishes`` steers it. ``more`` says what is shown of two cards, so that nothing else is computed; None asks for
    everything. ``progress`` is told how many positions and ends a walk has reached.
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

    def shortened(self, found: Answer) -> Answer:
        """An answer with no more hits than asked for."""
        return found._replace(hits=found.hits[: self.limit])
