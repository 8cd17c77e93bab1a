"""A replay as a page: one self-contained HTML file that steps through one play, or several side by side."""

from __future__ import annotations

from importlib import resources
from itertools import takewhile
from typing import TYPE_CHECKING

from judge.record import NamedTuple
from judge.replay.drawing import heading, object_words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from judge.answers.simulated.replay_steps import ReplayStep, ReplaySteps
    from judge.answers.simulated.replays_of_a_set_up import OtherSetUp

TEMPLATE = "replay_page.html.j2"


class Play(NamedTuple):
    """One play on a page: its number from 1, its steps, and the text of the scenario that plays it.

    ``words`` tell what comes of it; ``shared`` is how many of its first steps are those of the first play, too.
    """

    number: int
    words: str
    steps: tuple[ReplayStep, ...]
    text: str
    shared: int


class Folded(NamedTuple):
    """A set-up that is folded: its number, its verdict, its lines, its plays, and how many outcomes have none."""

    number: int
    verdict: str
    about: tuple[str, ...]
    plays: tuple[Play, ...]
    left: int


def replay_page(
    title: str,
    plays: Sequence[tuple[ReplaySteps, str]],
    *,
    basis: str,
    text_of: Callable[[str], str],
    picture: str = "",
    about: Sequence[str] = (),
    others: Sequence[OtherSetUp] = (),
) -> str:
    """The page of one or more plays from the same set-up, each with the text of its scenario.

    ``basis`` names the version of the rules, ``text_of`` gives the words of a rule by its whole id, ``picture`` is an
    SVG of the choices, ``about`` are lines below the title, ``others`` are folded below: other set-ups, each with its
    own plays. Every step has the permalink ``#b<play>.s<step>``, behind ``s<set-up>.`` in one of those.
    """
    from jinja2 import Environment, StrictUndefined  # noqa: PLC0415 - only where a page is written

    source = resources.files("judge.pages").joinpath(TEMPLATE).read_text(encoding="utf-8")
    template = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True
    ).from_string(source)
    shown = _plays(plays)
    folded = tuple(Folded(one.number, one.verdict, one.about, _plays(one.plays), one.left) for one in others)
    every = (*shown, *(play for one in folded for play in one.plays))
    return template.render(
        title=title, plays=shown, basis=basis, rules=_rules(every, text_of), picture=picture, about=about,
        others=folded, heading=heading, words=object_words,
    )  # fmt: skip


def _plays(plays: Sequence[tuple[ReplaySteps, str]]) -> tuple[Play, ...]:
    first = plays[0][0].steps if plays else ()
    return tuple(
        Play(number, made.title, made.steps, text, shared_steps(first, made.steps) if number > 1 else 0)
        for number, (made, text) in enumerate(plays, 1)
    )


def shared_steps(one: Sequence[ReplayStep], other: Sequence[ReplayStep]) -> int:
    """How many steps two plays have in common before they part: the same answers, events and positions."""

    def alike(pair: tuple[ReplayStep, ReplayStep]) -> bool:
        first, second = pair
        same = (first.told, first.events) == (second.told, second.events)
        return same and first.position == second.position

    return sum(1 for _ in takewhile(alike, zip(one, other, strict=False)))


def _rules(plays: Sequence[Play], text_of: Callable[[str], str]) -> Mapping[str, str]:
    """The words of every rule that a step names, by its whole id, in the order in which they come up."""
    ids = dict.fromkeys(rule for play in plays for step in play.steps for event in step.events for rule in event.rules)
    ids |= dict.fromkeys(step.rule for play in plays for step in play.steps if step.rule)
    return {rule: text_of(rule) for rule in ids}
