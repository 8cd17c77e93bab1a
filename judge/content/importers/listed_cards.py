"""What the cards of a list are called here: by their whole name, or by a collector's code that the catalogue has.

Lists write names in several ways: the epithet as a subtitle (``Jinx`` and ``Rebel``), behind a dash, or with a mark of
the printing in brackets; a legend with its champion in front, or by its champion alone.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.content.bans import names_in, tags_of_legends
from judge.content.ids import fold
from judge.content.importers.clean_text import clean
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.content.store import Store

NAMES = ("name", "cardName", "title")
_SUBTITLES = ("subtitle", "subTitle", "sub_title", "subname", "subName", "sub_name", "epithet")
CODES = ("code", "publicCode", "public_code", "riftbound_id", "short_code", "collectorNumber", "collector_number", "id")
_NUMBERS = frozenset({"collectorNumber", "collector_number", "number"})
"""A number within its set, which is no code by itself."""
_SETS = ("set", "setId", "set_id", "setCode", "set_code")
_PARTS = re.compile(r"[a-z0-9*]+")
_ZEROS = re.compile(r"^([a-z]*)0+")
_ART = re.compile(r"(?<=\d)[a-z*]$")
"""The mark of another printing behind a number."""
_DASH = re.compile(r"\s+[-\u2013\u2014]\s+")
_MARK = re.compile(r"\s*\([^()]*\)$")
_LITTLE = frozenset({"the", "of", "a", "an", "and", "to", "in"})


class Called(NamedTuple):
    """The name of a listed card here, "" if nothing tells which card it is; ``remark`` says why, or what is odd."""

    name: str
    remark: str = ""


class CardNames:
    """The names and codes of the cards of the library."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._names = names_in(store)
        printings = store.get("printings") or {}
        self._by_code = {_code(code): str(name) for name, codes in printings.items() for code in codes}
        self._tags = tags_of_legends(store)
        self._champions: dict[str, list[str]] = {}
        for name in store.get("all cards") or ():
            if ", " in name:
                self._champions.setdefault(fold(name.partition(", ")[0]), []).append(name)
        for name, tags in self._tags.items():
            for tag in tags:
                self._champions.setdefault(fold(tag), []).append(name)

    def called(self, card: Mapping[str, Any], listed: frozenset[str] = frozenset()) -> Called:
        """What a card is called here; ``listed`` are the folded names of the whole list."""
        name = name_in(card)
        subtitle = _subtitle_in(card)
        if not subtitle and fold(name) in self._champions:
            subtitle = next((card[key] for key in NAMES[1:] if isinstance(card.get(key), str)), "")
        whole = joined(name, subtitle)
        by_code = next(filter(None, map(self._of_code, codes_of(card))), "")
        for form in self._forms(whole):
            if known := self._known(form):
                odd = by_code and by_code != known
                return Called(known, f"{known} has the code of {by_code} there" if odd else "")
        if by_code and self._fits(by_code, whole):
            return Called(by_code)
        if known := self._known(name):
            return Called(known)
        found = self._with_comma(whole)
        if (bare := _MARK.sub("", found)) != found and fold(bare) in listed:
            found = bare
        if cards := self._champions.get(fold(found)):
            shown = "; ".join(dict.fromkeys(cards))
            return Called("", f"{found} alone may be {shown}, or another card, and no subtitle or code tells which")
        return Called(found, f"{found} has the code of {by_code}, another card" if by_code else "")

    def _of_code(self, code: str) -> str:
        """The card of the library with this code, or with that of another printing of the same number."""
        written = _code(code)
        return self._by_code.get(written) or self._by_code.get(_ART.sub("", written), "")

    def _known(self, form: str) -> str:
        """The card of the library of this whole name; the champion of a legend or of another name may be in front."""
        if card := self._named(form):
            return card
        champion, comma, epithet = form.partition(", ")
        shorter = f"{champion.rpartition(' ')[2]}, {epithet}"  # Master Yi, whose cards here are called Yi
        return (self._names.find(form) or self._named(shorter)) if comma else ""

    def _named(self, name: str) -> str:
        return next((card for kind, card in self._store.get(f"name {fold(name)}") or () if kind == "card"), "")

    def _forms(self, whole: str) -> Iterator[str]:
        """The ways to write a name as the library does."""
        for form in dict.fromkeys((whole, _MARK.sub("", whole))):
            yield from dict.fromkeys((form, self._with_comma(form)))

    def _with_comma(self, name: str) -> str:
        """The name with a comma between a champion and the epithet, where a list has a dash."""
        champion, *epithet = _DASH.split(name, maxsplit=1)
        return f"{champion}, {epithet[0]}" if epithet and fold(champion) in self._champions else name

    def _fits(self, card: str, whole: str) -> bool:
        """Whether a name has a word of a card's, so that they may be one: a code alone may be mistyped."""
        own = {word for text in (card, *self._tags.get(card, ())) for word in fold(text).split()}
        return bool((own & {*fold(whole).split()}) - _LITTLE)


def name_in(card: Mapping[str, Any]) -> str:
    """The name of a card of a list, or "" if it has none."""
    return next((_line(card[key]) for key in NAMES if isinstance(card.get(key), str) and card[key]), "")


def whole_name_in(card: Mapping[str, Any]) -> str:
    """The name of a card of a list with its subtitle."""
    return joined(name_in(card), _subtitle_in(card))


def _subtitle_in(card: Mapping[str, Any]) -> str:
    return next(filter(None, (_line(_label(card.get(key))) for key in _SUBTITLES)), "")


def _line(text: str) -> str:
    return " ".join(clean(text).split())


def joined(name: str, subtitle: str) -> str:
    """The whole name of a card: its name with its subtitle, unless one of them has the other."""
    one, other = fold(name), fold(subtitle)
    if not other or f" {one} ".endswith(f" {other} "):
        return name
    return subtitle if f"{other} ".startswith(f"{one} ") else f"{name}, {subtitle}"


def codes_of(card: Mapping[str, Any]) -> list[str]:
    """The collector's codes of a card of a list, the surest first; a number counts with the code of its set."""
    found = [card[key] for key in CODES if isinstance(card.get(key), str)]
    sets = [_label(card.get(key)) for key in _SETS]
    numbers = [str(card[key]) for key in _NUMBERS if isinstance(card.get(key), (str, int))]
    return found + [f"{of_set}-{number}" for of_set in sets if of_set for number in numbers]


def _label(value: Any) -> str:
    """A short text that may be inside an object: ``{"value": {"id": "OGN", "label": "Origins"}}``."""
    for _ in range(4):
        if not isinstance(value, dict):
            break
        value = next((value[key] for key in ("value", "id", "set_id", "label") if value.get(key)), "")
    return value if isinstance(value, str) else ""


def _code(code: str) -> str:
    """A code in the form in which codes are compared: ``OGN-066a/298``, ``ogn-66a-298`` and ``OGN-066a`` are one."""
    parts = _PARTS.findall(code.lower())
    return f"{parts[0]}-{_ZEROS.sub(lambda zeros: zeros[1], parts[1])}" if len(parts) > 1 else ""
