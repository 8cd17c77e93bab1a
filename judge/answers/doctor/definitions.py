"""The definitions of the cards: each can be read and described, and each file has the name of its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, from_error
from judge.answers.library.wording_records import wordings
from judge.cards.checked_catalogue import checked_catalogue
from judge.cards.loader import catalogue_names, file_name, files, place
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator


def check_definitions() -> Iterator[Finding]:
    """Each row of the catalogue with a slip, each definition that cannot be read, and each file that no card has."""
    try:
        wrong = checked_catalogue()[1]
    except ContentError as problem:
        yield from_error("cards", problem)
        return
    yield from (from_error("cards", problem) for problem in wrong.values())
    for name in catalogue_names():
        try:
            wordings(name)
        except ContentError as problem:
            yield from_error("cards", problem)
    known = {place(name) for name in catalogue_names()}
    of_slips = {file_name(name) for name in wrong}
    for stray in sorted(files() - known):
        if stray.partition(".")[2] not in of_slips:
            yield Finding(
                "cards", f"judge/cards/{stray.replace('.', '/')}.py",
                "no card of that set leads to this file",
                "Name it after its card as in docs/adding-a-card.md; code for several cards is in judge/cards/.",
            )  # fmt: skip
