"""The links in the text of a page: rule numbers, ids, cards, keywords, and the options that show more of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.browsing.places import FOUND, HISTORY, PAGE, QUESTION, VERSIONS, Place, switched
from judge.content.history import was_a_rule
from judge.content.ids import RULING, parse_id, rule_id
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.content.library import Library

_PART = r"(?:\.(?:\d{1,2}|[a-z])(?!\w))"
_WHOLE = r"(?P<whole>\b(?:core|tournament|faq|errata)@[\w.-]*\w(?:[:#][\w.-]*\w)?|\bruling:[\w/-]*\w(?:!\d+)?)"
_TOURNAMENT = rf"\bTR (?P<tr>\d{{3}}{_PART}*)"
_OLD = rf"(?<![\w.@])(?P<version>\d\.\d):(?P<old>\d{{3}}{_PART}*)"
_ANSWER = r"(?<![\w@.-])(?P<answer>[a-z]+(?:#\d+|:[a-z][\w-]*\w))"
_DEEP = rf"(?<![\w.@:/-])(?P<deep>\d{{3}}{_PART}+)(?![\w/])"
_BARE = r"(?<![\w.@:/-])(?P<bare>\d{3})(?![\w/-]|\.\w)"
_NAME = r"(?P<name>\b[A-Z][\w'-]*)"
_IN_TEXT = re.compile(f"{_WHOLE}|{_TOURNAMENT}|{_OLD}|{_ANSWER}|{_DEEP}|{_BARE}|{_NAME}")
_OPTION = re.compile(r"--[a-z-]+(?: \d+)?|-n \d+|judge history (?P<history>\S+)")
_BEFORE_A_NUMBER = re.compile(r"(?:\b(?:see|rules?|sections?|now|and|or|to|from|of|in|as)\s|[(,;])\s*$", re.IGNORECASE)
_BEGINS = re.compile(r"(?:^|[.:?!]\s+)$")

OF_OPTIONS = frozenset({"more", "left"})
"""Kinds of lines that name options."""
OF_NUMBERS = frozenset({"also", "path", "hit", "cited"})
"""Kinds of lines in which three digits are a rule."""
UNLINKED = frozenset({"read"})
"""Kinds of lines that say what the page itself is."""
OF_VERSIONS = frozenset({HISTORY, VERSIONS})
"""Kinds of places whose first sentence has numbers of several versions."""


class Link(NamedTuple):
    """A stretch of a text, and the place that it leads to."""

    start: int
    end: int
    place: Place


class Links:
    """The links of one page, which is at ``place`` and has the id ``own``. ``labels`` lead where no id would.

    Each name is linked once, at its first occurrence. Nothing leads to the page itself.
    """

    def __init__(self, library: Library, place: Place, own: str, labels: Mapping[str, Place]) -> None:
        self._library, self._place, self._own, self._labels = library, place, own, labels
        identity = parse_id(own)
        of_rule = identity if identity is not None and identity.kind == "rule" else None
        self._document = of_rule.document if of_rule else "core"
        self._version = of_rule.version if of_rule and of_rule.document != "core" else library.version
        self._section = own[: own.index(":") + 4] if of_rule else ""
        self._here = {own, place.words}
        self._named: set[str] = set()
        self._names = names_by_word(library)

    def of_label(self, text: str) -> Place | None:
        """The target of the name of an entry: ``.1.a``, ``355.7``, ``TR 703``, ``origins#43``, a card, a whole id."""
        if text in self._labels:
            return self._labels[text]
        found = self._of_label(text)
        return found if found is not None and not self._is_here(found) else None

    def _of_label(self, text: str) -> Place | None:
        if "/" in text:
            return Place(PAGE, f"{RULING}{text.removeprefix(RULING)}")
        if text.startswith(".") and self._section:
            return Place(PAGE, f"{self._section}{text}")
        for link in self._in_text(text, bare=True, version=self._version):
            if link.start == 0 and link.end == len(text):
                return link.place
        named = self._library.named(text.removeprefix("card:"))
        return self._of_name(*named[0]) if named else None

    def in_text(self, text: str, kind: str) -> Iterator[Link]:
        """The links in the words of a line of some kind, in order."""
        if kind in UNLINKED or self._place.kind == FOUND or (kind == "verdict" and self._place.kind in OF_VERSIONS):
            return
        if kind in OF_OPTIONS:
            yield from self._options(text)
            return
        for link in self._in_text(text, bare=kind in OF_NUMBERS, version=""):
            if not self._is_here(link.place):
                yield link

    def _options(self, text: str) -> Iterator[Link]:
        for match in _OPTION.finditer(text):
            if match["history"]:
                found = self._of_label(match["history"])
                if found is not None:
                    yield Link(match.start(), match.end(), Place(HISTORY, found.words))
            elif place := switched(self._place, match[0]):
                yield Link(match.start(), match.end(), place)

    def _in_text(self, text: str, *, bare: bool, version: str) -> Iterator[Link]:
        at = 0
        while match := _IN_TEXT.search(text, at):
            start, at = match.span()
            if match["name"]:
                name = self._name_at(text, start, match["name"])
                if name and (place := self._name(name)):
                    at = start + len(name)
                    yield Link(start, at, place)
                continue
            if match["bare"] and not bare and not _BEFORE_A_NUMBER.search(text, 0, start):
                continue
            if identifier := self._identified(match, version):
                yield Link(start, at, Place(PAGE, identifier))

    def _identified(self, match: re.Match[str], version: str) -> str:
        """The whole id of the thing that a text names. "" if it does not exist."""
        if match["whole"]:
            return match["whole"] if parse_id(match["whole"]) else ""
        if match["answer"]:
            found = f"faq@{match['answer']}"
            return found if any(self._library.store.has(f"{kind} {found}") for kind in ("alias", "faq")) else ""
        if match["tr"]:
            return self._rule("tournament", match["tr"], self._version if self._document == "tournament" else "")
        if match["old"]:
            return self._rule("core", match["old"], match["version"])
        number = match["deep"] or match["bare"]
        return self._rule(self._document, number, version) or self._rule("core", number, version)

    def _rule(self, document: str, number: str, version: str) -> str:
        """The id of a rule that we have, or that an older version is known to have had."""
        found = rule_id(document, version or self._library.written(document), number)
        known = self._library.store.has(f"rule {found}") or was_a_rule(self._library.store, found)
        return found if known else ""

    def _name_at(self, text: str, start: int, word: str) -> str:
        """The longest name of a card or keyword at this point. A common word that begins a sentence is not one."""
        for name in self._names.get(word.partition("'")[0], ()):
            end = start + len(name)
            if text.startswith(name, start) and not text[end : end + 1].isalnum():
                is_common = " " not in name and _BEGINS.search(text, 0, start) and self._is_card(name)
                return "" if is_common else name
        return ""

    def _is_card(self, name: str) -> bool:
        return all(kind == "card" for kind, _ in self._library.named(name))

    def _name(self, name: str) -> Place | None:
        if name in self._named:
            return None
        self._named.add(name)
        found = [one for one in self._library.named(name) if one[0] in {"keyword", "card"}]
        return self._of_name(*found[0]) if found else None

    def _of_name(self, kind: str, identifier: str) -> Place:
        return Place(PAGE, f"card:{identifier}" if kind == "card" else identifier)

    def _is_here(self, place: Place) -> bool:
        """Whether a place is the page itself, as shown now."""
        kind = PAGE if self._place.kind == QUESTION else self._place.kind
        return (place.kind, place.more) == (kind, self._place.more) and place.words in self._here


def names_by_word(library: Library) -> dict[str, tuple[str, ...]]:
    """The names of all cards and keywords by their first word, the longest first."""
    memo: dict[str, tuple[str, ...]] | None = library.store.memo.get("names by word")
    if memo is None:
        found: dict[str, list[str]] = {}
        for name in (*library.names("keywords"), *library.names("cards")):
            found.setdefault(name.split()[0].partition("'")[0], []).append(name)
        memo = {word: tuple(sorted(names, key=len, reverse=True)) for word, names in found.items()}
        library.store.memo["names by word"] = memo
    return memo
