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
from judge.scenario.ruling_files import read_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.library import Library
    from judge.practice.situations import Situation

TELLS = "**"
"""What a derived ruling marks its interaction with; without one the two cards have nothing to do with each other."""


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
        text = derived_ruling(library, [one, other]).text
        if f"\n{TELLS}" not in text:
            return None
        blocks = read_text(text, f"{one} vs {other}")
    except JudgeError:
        return None
    block = blocks[int(lot * len(blocks))] if blocks else None
    if block is None or block.script is None:
        return None
    title = f"{one} vs {other}"
    return situation_of(block.script, date.fromisoformat(library.as_of), name=title, source="", title=title)
