"""A place to read: a page, and how much of it is shown."""

from __future__ import annotations

from judge.answers.page.how_much import SCREEN, More
from judge.answers.page.request import DEFAULT_HITS
from judge.record import NamedTuple

PAGE, QUESTION, FOUND, DOCUMENT = "page", "question", "found", "document"
HISTORY, VERSIONS, REPLAY = "history", "versions", "replay"
"""Kinds of places: the page of an id, a whole question, the results while you type, a FAQ with all answers.

Then the history of a rule, a rule in two versions side by side, and the replay of a scenario, which is not a page.
"""


class Place(NamedTuple):
    """A page: its kind and its words. ``more`` is what to show beyond the first screen.

    ``old`` and ``new`` are the two versions side by side. If they are empty, they are chosen by the latest change.
    """

    kind: str
    words: str
    more: More = SCREEN
    limit: int = DEFAULT_HITS
    old: str = ""
    new: str = ""


SWITCHES = {
    "--all": More(everything=True),
    "--rules": More(rule_texts=True),
    "--rulings": More(rulings=True),
    "--ids": More(ids=True),
    "--wordings": More(wordings=True),
    "--set-ups": More(set_ups=True),
    "--steps": More(all_steps=True),
}
"""The part of a page that each of its options shows."""


def switched(place: Place, option: str) -> Place | None:
    """The same page with an option (``--rules``, ``--steps 1``, ``-n 16``). None for any other text."""
    name, _, value = option.partition(" ")
    if name == "-n" and value.isdigit():
        return place._replace(limit=int(value))
    if name == "--steps" and value.isdigit():
        return place._replace(more=More(steps=int(value)))
    return place._replace(more=SWITCHES[name]) if name in SWITCHES else None
