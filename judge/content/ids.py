"""Ids of rules, answers, errata and cards, and the names in them.

A rule number alone is no id, because numbers were reused: an id includes its version (``core@1.4:428.1.a``). This
module is on the path of the fastest look-up, which has no time to import ``re``; ``typed_numbers.py`` has the patterns
of rule numbers as people type them.
"""

from __future__ import annotations

from judge.record import NamedTuple

RULE_DOCUMENTS = ("core", "tournament")
RULING = "ruling:"
"""What the id of a ruling of this project begins with."""

_DIGITS = frozenset("0123456789")
_SMALL = frozenset("abcdefghijklmnopqrstuvwxyz")
_OF_A_SLUG = _SMALL | _DIGITS | {"-"}
_OF_A_PATH = _OF_A_SLUG | {"_"}
_IN_NAMES = _SMALL | _DIGITS | {"[", "]"}
_APOSTROPHES = str.maketrans({"\u2019": "'", "\u2018": "'", "\u02bc": "'", "\u00b4": "'", "`": "'"})


class _Spaced(dict[int, str]):
    """A table for ``str.translate``: letters of names stay, all else is a space."""

    def __missing__(self, code: int) -> str:
        found = self[code] = chr(code) if chr(code) in _IN_NAMES else " "
        return found


_SPACED = _Spaced()


class Id(NamedTuple):
    """The parts of an id: ``kind`` is rule, faq, errata, card or ruling; ``part`` is what follows the colon."""

    kind: str
    document: str
    version: str
    part: str

    def __str__(self) -> str:
        if self.kind == "rule":
            return f"{self.document}@{self.version}:{self.part}"
        if self.kind == "card":
            return f"card:{self.part}"
        if self.kind == "ruling":
            return f"{RULING}{self.part}"
        if self.kind == "errata":
            return f"errata@{self.version}:{self.part}" if self.part else f"errata@{self.version}"
        return f"faq@{self.document}{'' if self.part.startswith('#') else ':'}{self.part}"


def parse_id(text: str) -> Id | None:
    """Parse a complete id; None for any other text."""
    text = text.strip()
    kind, at, rest = text.partition("@")
    kind = kind.lower()
    if kind.startswith("card:"):
        name = text[len("card:") :].strip()
        return Id("card", "", "", name) if name and "\n" not in name else None
    if kind.startswith(RULING):
        return _ruling(kind[len(RULING) :]) if not at else None
    if not at:
        return None
    rest = rest.lower()
    before, colon, part = rest.partition(":")
    if kind in RULE_DOCUMENTS:
        number = part.removesuffix(".")
        return Id("rule", kind, before, number) if is_version(before) and is_number(number) else None
    if kind == "errata":
        sound = _is_day(before) and (not colon or _is_slug(part))
        return Id("errata", "", before, part) if sound else None
    return _faq_id(rest) if kind == "faq" else None


def _ruling(name: str) -> Id | None:
    """The id of a ruling, ``combat/assigning-damage``, or of one of its scenarios, ``combat/assigning-damage!3``."""
    whole, mark, number = name.partition("!")
    is_sound = is_ruling_name(whole) and (not mark or (_is_count(number) and number[0] != "0"))
    return Id("ruling", "", "", name) if is_sound else None


def is_ruling_name(text: str) -> bool:
    """Whether a text has the form of the name of a ruling: the path of its file below ``rulings``, without ``.md``."""
    return bool(text) and all(part and _OF_A_PATH.issuperset(part) for part in text.split("/"))


def _faq_id(rest: str) -> Id | None:
    name, colon, part = rest.partition(":")
    if colon:
        return Id("faq", name, "", part) if _is_name(name) and _is_slug(part) else None
    name, hash_mark, count = rest.partition("#")
    return Id("faq", name, "", f"#{count}") if hash_mark and _is_name(name) and _is_count(count) else None


def _is_name(text: str) -> bool:
    return bool(text) and _OF_A_SLUG.issuperset(text) and _DIGITS.isdisjoint(text)


def _is_slug(text: str) -> bool:
    return bool(text) and _OF_A_SLUG.issuperset(text)


def _is_count(text: str) -> bool:
    return bool(text) and _DIGITS.issuperset(text)


def _is_day(text: str) -> bool:
    """Whether a text has the form of a day, ``2026-07-16``."""
    parts = text.split("-")
    return len(text) == len("2026-07-16") and [len(part) for part in parts] == [4, 2, 2] and all(map(_is_count, parts))


def is_version(text: str) -> bool:
    """Whether a text has the form of a version of rules: ``1.4`` or a day."""
    return _is_day(text) or (len(text) == len("1.4") and text[1] == "." and _is_count(text[0] + text[2]))


def is_number(text: str) -> bool:
    """Whether a text is a rule number as it is written: ``428``, ``428.1.a``, ``359.3.e.12``."""
    first, *rest = text.split(".")
    if len(first) != len("428") or not _is_count(first):
        return False
    return all(part in _SMALL or (len(part) in (1, 2) and _is_count(part)) for part in rest)


def rule_id(document: str, version: str, number: str) -> str:
    """The id of a rule, as text."""
    return f"{document}@{version}:{number}"


def is_bare_number(text: str) -> bool:
    """Whether a text has the form of a rule number and nothing else, even if no rule can have that number."""
    first, *rest = text.strip().lower().removesuffix("?").removesuffix(".").split(".")
    return _is_count(first) and all(part and part.isascii() and part.isalnum() for part in rest)


def parent_number(number: str) -> str:
    """The number one level up, or "" for a number without a dot."""
    return number.rpartition(".")[0]


def number_key(number: str) -> tuple[tuple[int, str], ...]:
    """A key that sorts rule numbers as the rulebook does: 9 before 10, digits before letters."""
    return tuple((int(part), "") if part.isdigit() else (10_000, part) for part in number.split("."))


def fold(text: str) -> str:
    """``text`` in the form in which names are compared: lower case, no apostrophes, punctuation as single spaces."""
    plain = text.lower().translate(_APOSTROPHES).replace("'", "")
    return " ".join(plain.translate(_SPACED).split())


def straight(text: str) -> str:
    """``text`` with every kind of apostrophe replaced by the straight one."""
    return text.translate(_APOSTROPHES)


def slug(name: str) -> str:
    """The slug of a card or topic: ``Zhonya's Hourglass`` is ``zhonyas-hourglass``."""
    return fold(name).replace(" ", "-")
