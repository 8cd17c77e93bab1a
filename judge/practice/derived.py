"""Situations that are derived: two cards that do something to each other, in the set-up that shows it."""

from __future__ import annotations

from datetime import date
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from judge.answers.rulings.write_ruling import derived_ruling
from judge.cards.catalogue import in_play
from judge.cards.loader import catalogue_names
from judge.errors import JudgeError
from judge.practice.candidates import Candidate
from judge.practice.situations import situation_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.library import Library
    from judge.practice.situations import Situation


def derived(library: Library, seed: int) -> Iterator[Candidate]:
    """Pairs of cards in an order that the seed decides, without end."""
    drawing = Random(f"pairs {seed}")  # noqa: S311 - the same questions for the same seed
    names = sorted({in_play(name) for name in catalogue_names()})
    while True:
        one, other = sorted(drawing.sample(names, 2))
        yield Candidate(f"{one} vs {other}", (), 1.0, partial(_derived, library, one, other, drawing.random()))


def _derived(library: Library, one: str, other: str, lot: float) -> Situation | None:
    """The situation of one of the lines that a pair of cards was found to take."""
    try:
        made = derived_ruling(library, [one, other])
    except JudgeError:
        return None
    if not made.interact or not made.blocks:
        return None
    script = made.blocks[int(lot * len(made.blocks))].script
    title = f"{one} vs {other}"
    return situation_of(script, date.fromisoformat(library.as_of), name=title, source="", title=title)
