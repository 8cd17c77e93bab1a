"""Bans on one screen: the lists in force on a day, or the status of a card in each format, list by list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.legality import UNKNOWN, ban_lists, spans
from judge.answers.page.listed_screen import ListScreen, Row
from judge.content.bans import FORMATS, KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.content.bans import BanList
    from judge.content.library import Library

BANNED_CARDS = "Banned cards"
_ASKS = "judge is CARD banned"


def bans_screen(library: Library, lists: Sequence[BanList], day: str) -> ListScreen:
    """The lists in force on a day, each with its kinds of cards and with what is new in it."""
    when = f"on {day}" if day != library.as_of else ""
    names = (BANNED_CARDS, *filter(None, [when]))
    return ListScreen(names, tuple(_list(library, one) for one in lists), (_ASKS,))


def _list(library: Library, one: BanList) -> tuple[str, tuple[Row, ...]]:
    mark = ", imported" if one.imported else ""
    rows = (Row("", title, text) for title, text in _parts(library, one, short=True))
    return f"{FORMATS[one.format]}, list of {one.day}{mark}", tuple(rows)


def legality_screen(library: Library, names: Sequence[str], formats: Sequence[str]) -> ListScreen:
    """One card, and from which day on it stood how in each of the formats."""
    lists = tuple((FORMATS[key], tuple(_stands(library, names[0], key))) for key in formats)
    return ListScreen((names[0], "legality"), lists, ("judge bans", f"judge card {names[0]}"))


def legality_list(verdict: str, told: Mapping[str, str]) -> ListScreen:
    """How several cards stand, each in a line under what is so of all of them."""
    rows = tuple(Row(f"card:{name}", name, words) for name, words in told.items())
    names = (f"{len(rows)} cards", "legality")
    return ListScreen(names, (("", rows),), ("judge bans",), verdict=verdict)


def _stands(library: Library, name: str, of_format: str) -> Iterator[Row]:
    """How a card stood before the first list that is known, and from each day on which that changed, oldest first."""
    for span in spans(library, name, of_format):
        if span.start or span.end:
            days = f"since {span.start}" if span.start else f"before {span.end}"
            lists = f" (list of {span.lists[0].day})" if span.lists else ""
            words = "not known: no earlier list is held" if span.state == UNKNOWN else f"{span.state}{lists}"
            yield Row("", days, words)


def lines_of(library: Library, one: BanList) -> tuple[str, ...]:
    """A list in sentences: the cards of each kind, what is new since the list before it, what is allowed again."""
    return tuple(f"{title}: {text}" if text else title for title, text in _parts(library, one))


def _parts(library: Library, one: BanList, *, short: bool = False) -> Iterator[tuple[str, str]]:
    """The same as titles with their texts; ``short`` titles fit beside them."""
    for kind in KINDS:
        if one.of_kind(kind):
            yield kind.title(), f"{'; '.join(_named(one, kind))}."
    earlier = [other for other in ban_lists(library) if other.format == one.format and other.day < one.day]
    if not earlier:
        unknown = "What was banned before this list is not known."
        yield ("Before", unknown) if short else (unknown, "")
        return
    before = {card.name for card in earlier[-1].banned}
    now = {card.name for card in one.banned}
    if new := [card.name for card in one.banned if card.name not in before]:
        yield "New" if short else f"New since the list of {earlier[-1].day}", f"{'; '.join(new)}."
    if gone := [card.name for card in earlier[-1].banned if card.name not in now]:
        yield "Allowed again" if short else "No longer banned since then", f"{'; '.join(gone)}."


def _named(one: BanList, kind: str) -> list[str]:
    """The banned cards of a kind; where the list has another name, with that name."""
    return [
        card.name if card.name.endswith(card.listed) else f"{card.name} ({card.listed})"
        for card in one.banned
        if card.kind == kind
    ]
