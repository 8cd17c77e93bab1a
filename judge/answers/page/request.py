"""A question with the options it is asked with."""

from __future__ import annotations

from judge.answers.page.how_much import NO_WISHES
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.page.answer import Answer
    from judge.answers.page.how_much import More, Wishes

DEFAULT_HITS = 8


class Request(NamedTuple):
    """A question with its options. ``limit`` is the maximum number of hits, ``search`` forces full-text search.

    ``simulate`` allows the engine. ``might``, ``damage`` (of the unit acted on) and ``deck`` (its top cards) change the
    set-up of a matchup, and ``wishes`` steers it. ``more`` says how much of a screen to show, so that nothing else is
    computed; None asks for everything. ``progress`` receives the numbers of positions and ends that a walk has reached,
    ``at_once`` a line about anything that takes long.
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
        """The answer with at most ``limit`` hits, besides those that its page lists one by one."""
        listed = found.page.listed if found.page else ()
        hits = [hit for at, hit in enumerate(found.hits) if at < self.limit or hit.id in listed]
        return found._replace(hits=tuple(hits))
