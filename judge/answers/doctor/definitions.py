"""The definitions of the cards: each can be read and described, and each file has the name of its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, from_error
from judge.answers.library.wording_records import wordings
from judge.cards.loader import catalogue_names, files, place
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator


def check_definitions() -> Iterator[Finding]:
    """Each card whose definition cannot be read, with the place of the mistake, and each file that no card has."""
    for name in catalogue_names():
        try:
            wordings(name)
        except ContentError as problem:
            yield from_error("cards", problem)
    for stray in sorted(files() - {place(name) for name in catalogue_names()}):
        yield Finding(
            "cards", f"judge/cards/{stray.replace('.', '/')}.py",
            "no card of that set leads to this file",
            "Name it after its card as in docs/adding-a-card.md; code for several cards is in judge/cards/.",
        )  # fmt: skip
