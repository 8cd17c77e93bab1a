"""The definitions of the cards: each can be read and described."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, from_error
from judge.answers.wording_records import wordings
from judge.cards.registry import catalogue_names
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator


def check_definitions() -> Iterator[Finding]:
    """Give each card whose definition cannot be read, with the place of the slip."""
    for name in catalogue_names():
        try:
            wordings(name)
        except ContentError as problem:
            yield from_error("cards", problem)
