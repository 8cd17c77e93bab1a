"""Cards that errata or answers name and the catalogue does not have: cards of sets without a card list here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.official_wording import anything_imported
from judge.cards.name_match import Match
from judge.cards.name_words import fold, fold_name
from judge.cards.names import resolve_name
from judge.cards.ordinary_words import is_ordinary
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.content.library import Library

MOST_LISTED = 12
"""The maximum number of cards listed that have a name in common."""


def resolve_card(library: Library, text: str) -> Match | None:
    """The card that a typed name means, in the catalogue or beyond it. None if no card has a similar name.

    A complete name goes first, then a match in the catalogue, then a part of a name or a misspelt one.
    """
    match = resolve_name(text)
    if match is not None and match.kind == "exact":
        return match
    others = {fold_name(name): name for name in other_cards(library)}
    phrase = fold(text)
    if not phrase or not others:
        return match
    if name := others.get(phrase):
        return Match(name, "exact")
    if match is not None and match.kind != "corrected":
        return match
    if parts := _partly(phrase, others):
        return Match(parts[0], "partial") if len(parts) == 1 else Match("", "partial", parts)
    return match or _misspelt(phrase, others)


def no_card_called(text: str, alternatives: tuple[str, ...] = ()) -> NotFound:
    """The error for a name that no card has, or several, which are listed."""
    if alternatives:
        listed = alternatives[:MOST_LISTED]
        return NotFound(
            f"several cards are called {text!r}", nearest=listed, hint=f"Which is meant? {' or '.join(listed)}."
        )
    return NotFound(f"there is no card {text!r}", hint=f"judge search {text} looks through all texts.")


def other_cards(library: Library) -> tuple[str, ...]:
    """The names of the cards that are in the library or in an import and not in the catalogue."""
    others = tuple(library.names("other cards"))
    if not anything_imported():
        return others
    from judge.answers.imported.imported_cards import imported_names  # noqa: PLC0415 - usually there is nothing

    return tuple(dict.fromkeys((*others, *imported_names(library))))


def _partly(phrase: tuple[str, ...], others: dict[tuple[str, ...], str]) -> tuple[str, ...]:
    """The names that contain these words next to each other, unless all of them are ordinary words."""
    if all(is_ordinary(word) for word in phrase):
        return ()
    length = len(phrase)
    return tuple(
        name
        for folded, name in others.items()
        if any(folded[at : at + length] == phrase for at in range(len(folded) - length + 1))
    )


def _misspelt(phrase: tuple[str, ...], others: dict[tuple[str, ...], str]) -> Match | None:
    """The name that is almost the same: at most one slip per five letters, and no other name as near."""
    typed = " ".join(phrase)
    slips = len(typed) // 5
    written = {" ".join(folded): name for folded, name in others.items()}
    spellings = [spelling for spelling in written if abs(len(spelling) - len(typed)) <= slips]
    if not spellings:
        return None
    from rapidfuzz import process  # noqa: PLC0415 - only for words that name nothing
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    near = process.extract(typed, spellings, scorer=OSA.distance, score_cutoff=slips, limit=2)
    if not near or (len(near) > 1 and near[1][1] == near[0][1]):
        return None
    return Match(written[near[0][0]], "corrected")
