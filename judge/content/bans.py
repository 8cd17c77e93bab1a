"""Ban lists: which cards are banned in which format from which day on.

The content has them in ``rules/bans``; the compiled library has them under ``bans``, oldest first. Each card has the
name that the library uses and the name as listed.
"""

from __future__ import annotations

from judge.content.ids import fold
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.content.store import Store

FORMATS = {"constructed": "Constructed (1v1)", "2v2": "2v2"}
"""The formats that have lists, by their keys, with what people call them."""
KINDS = ("legends", "cards", "battlefields")


class Banned(NamedTuple):
    """A card on a ban list: ``name`` is the library's name, ``listed`` the name as it stands in the list."""

    name: str
    listed: str
    kind: str  # legends | cards | battlefields


class BanList(NamedTuple):
    """The cards banned in one format from ``day`` on, until the next list for that format."""

    id: str  # bans@2026-09-18:constructed
    day: str
    format: str  # constructed | 2v2
    banned: tuple[Banned, ...]
    imported: bool = False

    def bans(self, name: str) -> bool:
        """Whether the list has a card; ``name`` is the library's name."""
        return any(one.name == name for one in self.banned)

    def of_kind(self, kind: str) -> tuple[str, ...]:
        """The library's names of the banned cards of one kind of ``KINDS``."""
        return tuple(one.name for one in self.banned if one.kind == kind)


class LegalSet(NamedTuple):
    """A set and the day from which it is legal by the tournament rules; ``china`` is that day in China, or ""."""

    code: str
    title: str
    day: str
    china: str
    rule: str


def written_ban_lists(store: Store) -> tuple[BanList, ...]:
    """The ban lists of the content, oldest first."""
    return tuple(revived(one) for one in store.get("bans") or ())


def revived(record: list[object]) -> BanList:
    """A ban list from the record that it was compiled to or imported as."""
    identifier, day, of_format, banned = record[:4]
    assert isinstance(banned, list)
    return BanList(str(identifier), str(day), str(of_format), tuple(Banned(*one) for one in banned), len(record) > 4)


def legal_sets(store: Store) -> tuple[LegalSet, ...]:
    """The sets whose first legal day is known."""
    return tuple(LegalSet(*one) for one in store.get("legal sets") or ())


def tags_of_legends(store: Store) -> Mapping[str, list[str]]:
    """The tags of every legend by its name."""
    return store.get("tags of legends") or {}


class Names:
    """An index of the names of cards, built from (name, types, tags), to find the card that a list means."""

    def __init__(self, facts: Iterable[tuple[str, Iterable[str], Iterable[str]]]) -> None:
        self._names: dict[str, str] = {}
        self._tagged: dict[str, list[str]] = {}
        for name, types, tags in facts:
            self._names[fold(name)] = name
            if "Legend" in types:
                for tag in tags:
                    self._tagged.setdefault(fold(tag), []).append(name)

    def find(self, listed: str) -> str:
        """The library's name for a name as listed, or "" if no card or several cards match.

        An article may be missing or superfluous. A legend may follow the champion it belongs to (``Master Yi, Wuju
        Bladesman``) and lack an addition to its own name (``Starter``).
        """
        folded = fold(listed)
        for form in (folded, f"the {folded}", folded.removeprefix("the ")):
            if form in self._names:
                return self._names[form]
        champion, comma, title = listed.partition(",")
        wanted = fold(title)
        of_champion = self._tagged.get(fold(champion), []) if comma else []
        fitting = [name for name in of_champion if wanted and f"{fold(name)} ".startswith(f"{wanted} ")]
        return fitting[0] if len(fitting) == 1 else ""


def names_in(store: Store) -> Names:
    """The index of the names of all cards in the library."""
    tags = tags_of_legends(store)
    names: list[str] = store.get("all cards") or []
    return Names((name, ("Legend",) if name in tags else (), tags.get(name, ())) for name in names)


def in_force_on(lists: Iterable[BanList], day: str) -> Mapping[str, BanList]:
    """The ban list in force on ``day`` by format; a format without one is absent."""
    return {one.format: one for one in sorted(lists, key=lambda one: (one.day, one.imported)) if one.day <= day}
