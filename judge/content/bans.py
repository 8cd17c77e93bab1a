"""Lists of banned cards: which cards were banned in which format on which day.

The content has them in ``rules/bans``; the compiled library has them under ``bans``, oldest first. Of every card there
is the name that the library knows it by and the name that the list gives it.
"""

from __future__ import annotations

from judge.content.ids import fold
from judge.content.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.content.store import Store

FORMATS = {"constructed": "Constructed (1v1)", "2v2": "2v2"}
"""The formats that have lists, by their keys, with what people call them."""
KINDS = ("legends", "cards", "battlefields")


class Banned(NamedTuple):
    """One card of a list: ``name`` is the library's, ``listed`` the one that stands in the list."""

    name: str
    listed: str
    kind: str  # legends | cards | battlefields


class BanList(NamedTuple):
    """What is banned in one format from ``day`` on, until the next list for that format."""

    id: str  # bans@2026-09-18:constructed
    day: str
    format: str  # constructed | 2v2
    banned: tuple[Banned, ...]
    imported: bool = False

    def bans(self, name: str) -> bool:
        """Tell whether a card, by the library's name, is banned."""
        return any(one.name == name for one in self.banned)

    def of_kind(self, kind: str) -> tuple[str, ...]:
        """Give the names of the banned cards of one kind."""
        return tuple(one.name for one in self.banned if one.kind == kind)


class LegalSet(NamedTuple):
    """A set of which the tournament rules say since when it is legal; ``china`` may be another day or empty."""

    code: str
    title: str
    day: str
    china: str
    rule: str


def written_ban_lists(store: Store) -> tuple[BanList, ...]:
    """Give the lists that the content has, oldest first."""
    return tuple(revived(one) for one in store.get("bans") or ())


def revived(record: list[object]) -> BanList:
    """Give a list from the record that it was compiled to or imported as."""
    identifier, day, of_format, banned = record[:4]
    assert isinstance(banned, list)
    return BanList(str(identifier), str(day), str(of_format), tuple(Banned(*one) for one in banned), len(record) > 4)


def legal_sets(store: Store) -> tuple[LegalSet, ...]:
    """Give the sets that became legal on a day that is known."""
    return tuple(LegalSet(*one) for one in store.get("legal sets") or ())


class Names:
    """The names of cards, to find the one that a list means: ``facts`` has types and tags of every card."""

    def __init__(self, facts: Iterable[tuple[str, Iterable[str], Iterable[str]]]) -> None:
        self._names: dict[str, str] = {}
        self._tagged: dict[str, list[str]] = {}
        for name, types, tags in facts:
            self._names[fold(name)] = name
            if "Legend" in types:
                for tag in tags:
                    self._tagged.setdefault(fold(tag), []).append(name)

    def find(self, listed: str) -> str:
        """Give the library's name for a listed one; nothing if there is no such card.

        An article may be missing or too much; a legend may stand behind the champion that it is of (``Master Yi, Wuju
        Bladesman``), and lack the addition that its own name has (``Starter``).
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
    """Give the names of all cards of the library."""
    facts = ((name, store.get(f"facts {name}") or {}) for name in store.get("all cards") or ())
    return Names((name, of.get("types") or (), of.get("tags") or ()) for name, of in facts)


def standing(lists: Iterable[BanList], day: str) -> Mapping[str, BanList]:
    """Give the list of each format that is in force on a day; a format without one is left out."""
    return {one.format: one for one in sorted(lists, key=lambda one: (one.day, one.imported)) if one.day <= day}
