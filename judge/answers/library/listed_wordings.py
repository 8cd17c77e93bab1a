"""The official wordings of a card that no catalogue has: as a list prints it, and since each of its errata.

An imported bulletin has the whole new wording. An erratum of ours names the words that change, and it is applied to the
text of the list, whether that is the one before or the one after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.open_library import open_library
from judge.cards.catalogue import is_card
from judge.content.ids import fold
from judge.content.imported import imported_entries, imported_ids
from judge.content.read_errata import ARROW
from judge.errors import NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

PRINTED = "printed"


class ListedWordings(NamedTuple):
    """The texts of a card by ``printed`` and the days of its errata.

    ``unplaced`` is the day and the id of the first erratum that changes words that the text of the list does not have.
    """

    texts: dict[str, str]
    unplaced: tuple[str, str] | None = None

    def on(self, day: str) -> str:
        """The text in force on a day, followed by the printed text if that is different."""
        since = [text for name, text in self.texts.items() if name == PRINTED or name <= day]
        return since[-1] if len(since) == 1 else f"{since[-1]}\n\nAs printed: {since[0]}"

    def is_unknown(self, day: str) -> bool:
        """Whether the text in force on a day ("": the newest) is not known."""
        return self.unplaced is not None and (not day or self.unplaced[0] <= day)


class _Change(NamedTuple):
    """An erratum: a whole wording and the one before it, or the words that change."""

    day: str
    id: str
    new: str = ""
    old: str = ""
    words: tuple[str, ...] = ()


def listed_wordings(name: str, listed: str) -> ListedWordings:
    """The wordings of a card with this text in a list."""
    texts: dict[str, str] = {}
    text = listed
    for change in sorted(_changes(name), key=lambda one: one.day):
        if change.new:
            before, after = (change.old or text, change.new)
        elif (both := _both(text, change.words)) is not None:
            before, after = both
        else:
            return ListedWordings(texts or {PRINTED: text}, (change.day, change.id))
        texts.setdefault(PRINTED, before)
        texts[change.day] = text = after
    return ListedWordings(texts or {PRINTED: text})


def _changes(name: str) -> Iterator[_Change]:
    imported: dict[str, _Change] = {}
    for identifier in imported_ids():
        if identifier.startswith("errata@"):
            for entry in imported_entries(identifier):
                if fold(_card(entry)) == fold(name) and entry.get("new"):
                    day = identifier.partition("@")[2]
                    imported[day] = _Change(day, identifier, str(entry["new"]), str(entry.get("old") or ""))
    yield from imported.values()
    if is_card(name):  # whose text in a list is the one that was in force
        return
    try:
        page = open_library().card(name)
    except NotFound:
        return
    for erratum in page.errata:
        if not erratum.announced and erratum.date not in imported:
            yield _Change(erratum.date, erratum.id, words=erratum.wording)


def _card(entry: dict[str, Any]) -> str:
    return str(entry.get("card") or entry.get("name") or "")


def _both(text: str, words: tuple[str, ...]) -> tuple[str, str] | None:
    """The text before and after a change of words. None if it has neither the old words nor the new ones."""
    before = after = text
    for change in words:
        old, new = change.split(ARROW)
        if new in text and (old in new or old not in text):
            before = before.replace(new, old)
        elif old in text:
            after = after.replace(old, new)
        else:
            return None
    return (before, after) if words else None
