"""Imported ban lists, merged with those of the content."""

from __future__ import annotations

from judge.content.bans import FORMATS, KINDS, BanList, Banned, written_ban_lists
from judge.content.ids import fold
from judge.content.imported import imported_document, imported_entries, imported_ids
from judge.errors import ContentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.store import Store

PREFIX = "bans@"


def known_ban_lists(store: Store) -> tuple[BanList, ...]:
    """All ban lists, oldest first.

    An imported list replaces one of the content for the same day if its cards differ.
    """
    written = {(one.day, one.format): one for one in written_ban_lists(store)}
    found = dict(written)
    for one in imported_ban_lists(store):
        ours = written.get((one.day, one.format))
        if ours is None or set_of(ours) != set_of(one):
            found[one.day, one.format] = one
    return tuple(found[key] for key in sorted(found))


def imported_ban_lists(store: Store) -> Iterator[BanList]:
    """The imported ban lists; damaged documents are skipped, as ``judge doctor`` and ``--list`` report them."""
    for identifier in imported_ids():
        if identifier.startswith(PREFIX):
            try:
                listed = read_kept(identifier, store)
            except ContentError:
                continue
            yield from listed


def read_kept(identifier: str, store: Store | None = None) -> tuple[BanList, ...]:
    """The lists of one imported document, with the names that ``store`` knows; raises ContentError if it is damaged."""
    day = imported_document(identifier).version
    try:
        return tuple(_list(day, entry["key"], entry["banned"], store) for entry in imported_entries(identifier))
    except (KeyError, TypeError, ValueError) as problem:
        hint = f"Import the document again, or remove it: judge import --remove {identifier}"
        raise ContentError("the imported document is damaged", where=identifier, hint=hint) from problem


def set_of(one: BanList) -> frozenset[str]:
    """The names on a list, for comparison."""
    return frozenset(card.name for card in one.banned)


def _list(day: str, of_format: str, banned: list[list[str]], store: Store | None) -> BanList:
    cards = tuple(Banned(name or _known_now(listed, store), listed, kind) for name, listed, kind in banned)
    if of_format not in FORMATS or not all(card.kind in KINDS and card.name for card in cards):
        raise ValueError
    return BanList(f"{PREFIX}{day}:{of_format}", day, of_format, cards, imported=True)


def _known_now(listed: str, store: Store | None) -> str:
    """The name of a card that was unknown when its list was imported; the listed name if it still is."""
    named = (store.get(f"name {fold(listed)}") if store else None) or ()
    return next((str(name) for kind, name in named if kind == "card"), listed)
