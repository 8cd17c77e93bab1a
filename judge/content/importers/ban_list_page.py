"""Pages with ban lists: an article on the legality of formats, an announcement of bans, a page of links.

A list begins at a line that names what is banned and ends at the next heading or label of anything else. What a page
says about changes only (newly banned, no longer banned) is not a list.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.bans import KINDS
from judge.content.importers.ban_list_words import NONE, last_sentence, looks_like_name, split_label, words
from judge.content.importers.clean_text import tidy
from judge.content.importers.dates import date_in, stated_dates
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.content.bans import Names
    from judge.content.importers.text_line import TextLine

TITLE = re.compile(r"\b(?:legality|ban(?:ned)?[ -]?lists?|banned (?:cards|battlefields|legends))\b", re.IGNORECASE)
_BAN = re.compile(r"\bbans?\b|\bbanned\b|\bban[ -]?list|\blegality\b", re.IGNORECASE)
_LIST_OF_A_DAY = re.compile(r"\blist\b", re.IGNORECASE)
_CHANGES = re.compile(
    r"\bunban|\bno longer\b|\bnewly\b|\bnew bans?\b|\bnew additions?\b|\badded\b|\badditions?\b|\bremov|\bchanges?\b"
    r"|\blegal again\b|\bnot banned\b",
    re.IGNORECASE,
)
_TEAMS = re.compile(r"\b2\s?v\s?2\b|\btwo[ -](?:versus|vs\.?)[ -]two\b|\bteams?\b", re.IGNORECASE)
_ALONE = re.compile(r"\bconstructed\b|\b1\s?v\s?1\b|\bstandard\b|\bduel\b", re.IGNORECASE)
_OTHER_FORMAT = re.compile(r"\b(?:limited|sealed|draft|free[ -]for[ -]all|ffa|skirmish)\b", re.IGNORECASE)
_KIND = re.compile(r"\b(legend|battlefield|card|unit|spell|gear|champion|rune)s?\b", re.IGNORECASE)
_LABEL_WORDS = frozenset(
    """a all and are banned bans ban list of the in for cards card battlefields battlefield legends legend units unit
    spells spell gear gears champions champion following currently current constructed 2v2 1v1 format formats standard
    these from is main deck runes rune as full complete whole play tournament tournaments to official riftbound
    legality""".split()  # noqa: SIM905
)
_SECTIONS = frozenset({"cards", "battlefields", "legends", "main deck cards", "main deck"})
_HEADS = frozenset({"type", "name", "since", "date", "set", "reason", "rune"})
"""Words in the head of a table."""
_SAME = re.compile(
    r"\b(?:same\b.*\bas|as)\s+(?:listed\s+|given\s+)?(?:above|(?:(?:in|for)\s+)?(?:1v1\s+)?constructed)\b",
    re.IGNORECASE,
)
_BRACKETS = re.compile(r"\([^()]*\)")


class ListedBans(NamedTuple):
    """The list of one format: pairs of kind and name; ``day`` is empty if the list states none."""

    format: str
    day: str
    names: tuple[tuple[str, str], ...]


class PageOfBans(NamedTuple):
    """The lists of a page in order; ``changes``: the page also describes changes."""

    lists: tuple[ListedBans, ...]
    changes: bool


class _Part:
    """A list in the course of being read."""

    def __init__(self, of_format: str, line: str = "") -> None:
        self.format = of_format
        self.line = line
        self.texts: list[str] = []
        self.names: list[tuple[str, str]] = []
        self.is_empty = False  # whether it says that nothing is banned

    def listed(self) -> ListedBans:
        said, title = stated_dates(self.texts), stated_dates([self.line])
        day = title.effective or said.effective or title.updated or title.other or said.updated
        return ListedBans(self.format, day or title.published or said.published, tuple(dict.fromkeys(self.names)))


def read_ban_lists(lines: Sequence[TextLine], names: Names | None = None) -> PageOfBans:
    """Read the lists of a page; ``names`` resolves commas, which may separate names or be part of one."""
    reader = _Reader(names)
    for line in lines:
        is_row = line.text.startswith("|")
        for cell in line.text.strip("| ").split("|") if is_row else [line.text]:
            if text := tidy(cell):
                reader.read(line._replace(text=text, item=line.item or is_row))
    found: dict[tuple[str, str], ListedBans] = {}
    for part in reader.parts:
        if part.names or part.is_empty:
            one = part.listed()
            known = found.get((one.format, one.day))
            both = (*known.names, *one.names) if known else one.names
            found[one.format, one.day] = one._replace(names=tuple(dict.fromkeys(both)))
    return PageOfBans(tuple(found.values()), reader.changes)


class _Reader:
    def __init__(self, names: Names | None) -> None:
        self._names = names
        self.parts = [_Part("constructed")]
        self.changes = False
        self._in_bans = False
        self._kind = ""  # the kind that lines name now; nothing outside of lists
        self._level = 0  # of the heading that the list stands under
        self._prose = False  # whether a sentence stands between the label and here

    def read(self, line: TextLine) -> None:
        """Read a line: a label, with or without names after it, a name, or something else."""
        label, rest = split_label(line.text)
        if self._begins(line, label, rest):
            return
        part = self.parts[-1]
        if self._kind and line.text.lower().strip(".") in NONE:
            part.is_empty = True
        elif self._kind and _SAME.search(line.text):
            self._piece(line.text)
        elif self._kind and self._is_name(line):
            part.names += [(self._kind, one) for one in self._split(line.text, item=line.item)]
        else:
            self._other(line)

    def _other(self, line: TextLine) -> None:
        """Read a line that is neither a label nor a name; another heading ends the list."""
        part = self.parts[-1]
        if line.heading or line.text.endswith(":"):
            if not line.heading or not self._level or line.heading <= self._level:
                self._kind = ""
        elif self._kind and part.names:
            self._prose = True
        if not part.names:
            part.texts.append(line.text)

    def _begins(self, line: TextLine, label: str, rest: str) -> bool:
        """Read the line as a label of a format, a kind of cards, or changes; False if it is none."""
        inner = _BRACKETS.sub(" ", label).strip()
        is_label = bool(line.heading or line.strong or rest or line.text.endswith(":") or _is_bare(inner))
        is_label = is_label or (self._in_bans and inner.lower() in _SECTIONS)
        if not is_label or inner.endswith(("?", "!")):
            return False
        bans, kinds = bool(_BAN.search(label)), _kinds(inner)
        old_list = bool(rest and date_in(label) and _LIST_OF_A_DAY.search(label))
        if _CHANGES.search(inner) and (bans or kinds or line.heading):
            self.changes, self._kind = self.changes or bans, ""
            return True
        only_kinds = bool(kinds) and words(inner) <= _LABEL_WORDS
        if not (bans or old_list or (only_kinds and self._in_bans)):
            return self._names_a_format(line, inner)
        self._in_bans = True
        self._section(line, label, inner)
        self._level, self._prose = line.heading, False
        self._kind = kinds[0] if kinds else "cards"
        self._content(rest)
        return True

    def _names_a_format(self, line: TextLine, inner: str) -> bool:
        """Read a heading that only names a format (``2v2``) as the beginning of its list; False if it is none."""
        said = words(inner)
        if not (line.heading or line.strong) or not (_TEAMS.search(inner) or _ALONE.search(inner)):
            return False
        if not said <= _LABEL_WORDS | {"team", "teams", "duel", "two", "versus"}:
            return False
        self._section(line, line.text, inner)
        self._kind, self._level = ("cards" if self._in_bans else ""), line.heading
        return True

    def _section(self, line: TextLine, label: str, inner: str) -> None:
        """Begin another list if a label names another format or day."""
        part = self.parts[-1]
        of_format = (
            "2v2" if _TEAMS.search(inner) else "constructed" if _ALONE.search(inner)
            else "other" if _OTHER_FORMAT.search(inner) else ""
        )  # fmt: skip
        dated = bool(date_in(label))
        if dated or (of_format and (of_format != part.format or line.heading)):
            if part.names or of_format not in {"", part.format} or (dated and date_in(part.line)):
                self.parts.append(_Part(of_format or part.format, label))
            else:
                part.line = part.line if date_in(part.line) and not dated else label
                part.format = of_format or part.format

    def _content(self, rest: str) -> None:
        """Read what follows a label on its line: names, further labels, or a reference to the list above."""
        while rest:
            label, behind = split_label(rest)
            if behind and label == rest:
                break
            piece, _, later = rest.partition(";") if not behind else (rest, "", "")
            if behind and (kinds := _kinds(last_sentence(label))):
                self._kind, rest = kinds[0], behind
                continue
            if behind:
                self._kind, rest = "cards", behind
                continue
            self._piece(piece)
            rest = later.strip()

    def _piece(self, piece: str) -> None:
        piece = piece.strip().rstrip(".").strip()
        if piece.lower() in NONE:
            self.parts[-1].is_empty = True
        elif _SAME.search(piece):
            above = next((one for one in reversed(self.parts[:-1]) if one.names), None)
            wanted = _kinds(piece) or KINDS
            names = above.names if above else []
            self.parts[-1].names += [pair for pair in names if pair[0] in wanted]
        elif piece and self._is_name_like(piece):
            self.parts[-1].names += [(self._kind, one) for one in self._split(piece)]

    def _is_name_like(self, piece: str) -> bool:
        """Whether the text consists of names and not of a sentence (``all sets legal``)."""
        return all(looks_like_name(one) for one in self._split(piece))

    def _is_name(self, line: TextLine) -> bool:
        text = line.text
        if (
            words(text) <= _LABEL_WORDS | _HEADS
            or date_in(text)
            or "://" in text
            or text.endswith((".", "?", "!", ":"))
        ):
            return False
        if self._names and self._names.find(text):
            return True
        parts = self._split(text, item=line.item)
        if not all(looks_like_name(one) for one in parts):
            return False
        if line.heading and self._level and line.heading <= self._level:
            return False
        return line.item or bool(line.heading) or not self._prose

    def _split(self, text: str, *, item: bool = False) -> list[str]:
        """The names in a text, separated by semicolons, or by commas where the catalogue confirms that."""
        if ";" in text:
            return [one for part in text.split(";") for one in [part.strip().removeprefix("and ").strip()] if one]
        parts = [one for part in text.split(",") for one in self._apart(part.strip().removeprefix("and ").strip())]
        if len(parts) == 1 or (self._names and self._names.find(text)) or not self._names:
            return [text.strip()]
        joined = list(_joined([part for part in parts if part], self._names))
        return [text.strip()] if len(parts) == 2 and (item or not any(map(self._names.find, joined))) else joined

    def _apart(self, part: str) -> list[str]:
        """Split the last two names of an enumeration at "and", if the last is a card and both together are not."""
        first, mark, last = part.rpartition(" and ")
        if mark and self._names and self._names.find(last) and not self._names.find(part):
            return [first.strip(), last.strip()]
        return [part]


def _joined(parts: Sequence[str], names: Names) -> Iterator[str]:
    """The names, joined across a comma where the catalogue has the joined name."""
    at = 0
    while at < len(parts):
        both = ", ".join(parts[at : at + 2])
        whole = at + 1 < len(parts) and bool(names.find(both))
        yield both if whole else parts[at]
        at += 2 if whole else 1


def _kinds(text: str) -> list[str]:
    """The kinds of cards that a label names, as in ``KINDS``."""
    named = [word.lower() for word in _KIND.findall(text)]
    return list(dict.fromkeys(f"{word}s" if word in {"legend", "battlefield"} else "cards" for word in named))


def _is_bare(text: str) -> bool:
    """Whether a line without markup consists only of a label for banned cards or the legality of a format."""
    said = words(text)
    named = {"banned", "ban", "bans", "legality"} & said
    return bool(named) and len(said) <= 8 and said <= _LABEL_WORDS and not text.endswith(".")
