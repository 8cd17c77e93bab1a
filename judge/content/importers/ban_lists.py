"""Turns a page of ban lists into documents to keep: one for each day, with an entry for each format."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.bans import FORMATS, KINDS, names_in, tags_of_legends
from judge.content.imported import ImportedDocument
from judge.content.imported_bans import known_ban_lists
from judge.content.importers.ban_list_page import read_ban_lists
from judge.content.importers.dates import stated_dates
from judge.content.importers.keep import today
from judge.content.importers.reading import Reading
from judge.errors import ContentError, Misuse

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.content.bans import Names
    from judge.content.importers.ban_list_page import ListedBans
    from judge.content.importers.reading import ImportOptions
    from judge.content.importers.text_line import TextLine
    from judge.content.store import Store

_HINT = "Names come after 'Banned cards:' (or battlefields, legends), or in lines under it."
_HEAD, _TITLE = 8, 3


def read_bans(lines: Sequence[TextLine], name: str, options: ImportOptions) -> tuple[Reading, ...]:
    """The ban lists of a page, one reading for each day.

    Raises ContentError if it names no card, Misuse if it has no date.
    """
    names = names_in(options.store)
    page = read_ban_lists(lines, names)
    listed = [one for one in page.lists if one.format in FORMATS]
    others = len(page.lists) - len(listed)
    if not listed:
        what = "only what changed, not the whole list" if page.changes else "no banned card of Constructed or 2v2"
        raise ContentError(f"it is a page about bans and names {what}", where=name, hint=_HINT)
    of_page = _day_of(lines) or next((one.day for one in listed if one.day), "")
    stated = [one._replace(day=one.day or of_page) for one in listed]
    if told := options.named.version or options.date:
        if len({one.day for one in stated}) > 1:
            several = " and ".join(sorted({one.day for one in stated}))
            hint = "Import it without --date and without a date in --as."
            raise Misuse(f"it has lists of {several}", where=name, hint=hint)
        stated = [one._replace(day=told) for one in stated]
    if not all(one.day for one in stated):
        hint = "Give it: --date 2026-12-01"
        raise Misuse("it does not say since when the cards are banned", where=name, hint=hint)
    left = (f"{others} lists of a format that has none here",) if others else ()
    days = sorted({one.day for one in stated})
    return tuple(
        _reading(day, [one for one in stated if one.day == day], name, options.store, names, left) for day in days
    )


def _day_of(lines: Sequence[TextLine]) -> str:
    """The day stated at the beginning of a page: the effective day, else that of the update or publication; or ""."""
    texts = [line.text for line in lines if line.text]
    found = stated_dates(texts[:_HEAD])
    return found.effective or found.updated or found.published or stated_dates(texts[:_TITLE]).other


def _reading(  # noqa: PLR0917 - all that makes a document
    day: str, listed: Sequence[ListedBans], name: str, store: Store, names: Names, left: tuple[str, ...]
) -> Reading:
    entries: list[dict[str, Any]] = []
    unknown: dict[str, None] = {}
    for key in FORMATS:
        banned = [_banned(pair, store, names) for one in listed if one.format == key for pair in one.names]
        unknown |= dict.fromkeys(f"{called} is not a known card; kept as listed"
                                 for ours, called, _ in banned if not ours)  # fmt: skip
        if any(one.format == key for one in listed):
            kept = [one for kind in KINDS for one in banned if one[2] == kind]
            entries.append({"key": key, "banned": list(map(list, dict.fromkeys(kept)))})
    document = ImportedDocument("bans", "bans", day, day, f"Ban list of {day}", name, today(), len(entries), day)
    counted = [f"{len(entry['banned'])} names for {FORMATS[entry['key']]}" for entry in entries]
    return Reading(
        document,
        tuple(entries),
        f"by its names: {', '.join(counted)}",
        unplaced=(*unknown, *_dropped(day, entries, store), *left),
    )


def _dropped(day: str, entries: Sequence[dict[str, Any]], store: Store) -> Iterator[str]:
    """Remarks on cards of the previous list that are missing now, since a page may show changes only and not say so."""
    for entry in entries:
        now = {ours or called for ours, called, _ in entry["banned"]}
        before = [one for one in known_ban_lists(store) if one.format == entry["key"] and one.day < day]
        if before and (gone := [card.name for card in before[-1].banned if card.name not in now]):
            named = f"{len(gone)} cards of the list of {before[-1].day} are not on that for {FORMATS[entry['key']]}"
            yield f"{named}, and so no longer banned, unless the list is not complete: {'; '.join(gone)}"


def _banned(pair: tuple[str, str], store: Store, names: Names) -> tuple[str, str, str]:
    """A card as it is kept: the library's name (or ""), the listed name, and the kind."""
    kind, listed = pair
    name = names.find(listed)
    if name:
        is_battlefield = name in (store.get("all battlefields") or ())
        kind = "battlefields" if is_battlefield else "legends" if name in tags_of_legends(store) else "cards"
    return name, listed, kind
