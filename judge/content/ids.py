"""Ids of rules, answers, errata and cards, and rule numbers as people type them.

A rule number alone is no id, because numbers were reused: an id includes its version (``core@1.4:428.1.a``). This
module is on the path of the fastest look-up: it imports only ``re``, and compiles a pattern on first use.
"""

from __future__ import annotations

import re

from judge.record import NamedTuple

RULE_DOCUMENTS = ("core", "tournament")

_NUMBER = r"\d{3}(?:\.(?:\d{1,2}|[a-z]))*"
_RULE_ID = rf"(core|tournament)@(\d\.\d|\d{{4}}-\d\d-\d\d):({_NUMBER})\.?"
_FAQ_ID = r"faq@([a-z-]+)(?::([a-z0-9-]+)|#(\d+))"
_ERRATA_ID = r"errata@(\d{4}-\d\d-\d\d)(?::([a-z0-9-]+))?"
_CARD_ID = r"card:\s*(.+)"
_TYPED = (
    r"(?:(?P<document>cr|core(?:\s+rules?)?|tr|tournament(?:\s+rules?)?)(?![a-z])[.:]?)?\s*"
    r"(?:v?(?P<version>\d\.\d|\d{4}-\d\d-\d\d)(?:\s*:\s*|\s+))?"
    r"(?:rules?|sections?|sec|r)?\.?\s*(?:§+|\#|no\.?)?\s*"
    r"(?P<number>\d{3}(?:\s*\.\s*(?:\d{1,2}(?!\d)|[a-z](?![a-z]))|(?<=\d)\s?[a-z](?![a-z])|(?<=[a-z])\d{1,2})*)\.?\??"
)
_AMONG_WORDS = (
    r"(?<![\w.@:])((?:(?:cr|tr|core(?:\s+rules?)?|tournament(?:\s+rules?)?|rules?|section|§)\s*\d{3}(?![\w-])"
    r"|(?:(?:cr|tr|core(?:\s+rules?)?|tournament(?:\s+rules?)?|rules?|section|§)\s*)?\d{3}(?:\.(?:\d{1,2}|[a-z]))+)"
    r"(?:\.(?:\d{1,2}|[a-z]))*)(?![\w-])"
)
_DOCUMENT = r"\b(?:(cr|tr)|(core|tournament)(\s+rule(?:s|book)?)?)\b"
_VERSION = r"(?<![\w.])(?:\d\.\d|\d{4}-\d\d-\d\d)(?![\w.-])"
_APART = r"(?<![\w.-])\d{3}(?:\.(?:\d{1,2}|[a-z]))*(?![\w-])"
_PARTS = r"\d+|[a-z]"
_APOSTROPHES = str.maketrans({"\u2019": "'", "\u2018": "'", "\u02bc": "'", "\u00b4": "'", "`": "'"})
_LETTERS = r"[^a-z0-9\[\]]+"


class Id(NamedTuple):
    """The parts of an id: ``kind`` is rule, faq, errata or card; ``part`` is what follows the colon."""

    kind: str
    document: str
    version: str
    part: str

    def __str__(self) -> str:
        if self.kind == "rule":
            return f"{self.document}@{self.version}:{self.part}"
        if self.kind == "card":
            return f"card:{self.part}"
        if self.kind == "errata":
            return f"errata@{self.version}:{self.part}" if self.part else f"errata@{self.version}"
        return f"faq@{self.document}{'' if self.part.startswith('#') else ':'}{self.part}"


class Typed(NamedTuple):
    """A rule number as typed; ``document`` and ``version`` are empty if they were not given."""

    number: str
    document: str = ""
    version: str = ""


def parse_id(text: str) -> Id | None:
    """Parse a complete id; None for any other text."""
    text = text.strip()
    if "@" not in text and ":" not in text:
        return None
    kind = text.partition("@")[0].lower()  # one pattern is compiled, and not four
    if kind in {"core", "tournament"} and (match := re.fullmatch(_RULE_ID, text, re.IGNORECASE)):
        return Id("rule", match[1].lower(), match[2], match[3].lower())
    if kind == "faq" and (match := re.fullmatch(_FAQ_ID, text, re.IGNORECASE)):
        return Id("faq", match[1].lower(), "", match[2].lower() if match[2] else f"#{match[3]}")
    if kind == "errata" and (match := re.fullmatch(_ERRATA_ID, text, re.IGNORECASE)):
        return Id("errata", "", match[1], (match[2] or "").lower())
    if kind.startswith("card:") and (match := re.fullmatch(_CARD_ID, text, re.IGNORECASE)):
        return Id("card", "", "", match[1].strip())
    return None


def rule_id(document: str, version: str, number: str) -> str:
    """The id of a rule, as text."""
    return f"{document}@{version}:{number}"


def read_number(text: str) -> Typed | None:
    """Read a rule number as people type it: ``CR 359.3.e.12``, ``383.``, ``rule 737``, ``428.1A``, ``§ 428``.

    None if ``text`` is not exactly one number.
    """
    if not any(letter.isdigit() for letter in text):
        return None
    if re.fullmatch(_NUMBER, text):  # most are; the pattern of all the others takes a millisecond to compile
        return Typed(text)
    match = re.fullmatch(_TYPED, text.strip(), re.IGNORECASE)
    if match is None:
        return None
    said = (match["document"] or "").lower()
    document = "" if not said else "core" if said.startswith("c") else "tournament"
    version = match["version"] or ""
    if version and not document:
        document = "tournament" if "-" in version else "core"
    return Typed(".".join(re.findall(_PARTS, match["number"].lower())), document, version)


def number_in_words(text: str) -> str:
    """The rule number that stands among other words, as people type it; "" where there is none, or more than one.

    It has a dot in it, or a word before it that says what it is: ``428.1.a``, ``rule 428``, ``CR 428``, ``tr703``.
    """
    found = re.findall(_AMONG_WORDS, text, re.IGNORECASE)
    return str(found[0]) if len(found) == 1 else ""


def number_of_document(text: str) -> str:
    """The number that stands apart from the name of its document, joined with it: ``1.3``, ``core``, ``428``.

    "" where the text has no such name, or not one number.
    """
    document = re.search(_DOCUMENT, text, re.IGNORECASE)
    version = re.search(_VERSION, text)
    numbers = re.findall(_APART, text)
    if document is None or len(numbers) != 1:
        return ""
    if document[2] and not (document[3] or version or "." in numbers[0]):
        return ""  # a tournament with 128 players
    named = (document[1] or document[2]).lower()
    return " ".join(part for part in (named, version[0] if version else "", numbers[0]) if part)


def is_bare_number(text: str) -> bool:
    """Whether a text has the form of a rule number and nothing else, even if no rule can have that number."""
    return text.strip()[:1].isdigit() and bool(re.fullmatch(r"\d+(?:\.[0-9a-z]+)*\.?\??", text.strip(), re.IGNORECASE))


def parent_number(number: str) -> str:
    """The number one level up, or "" for a number without a dot."""
    return number.rpartition(".")[0]


def number_key(number: str) -> tuple[tuple[int, str], ...]:
    """A key that sorts rule numbers as the rulebook does: 9 before 10, digits before letters."""
    return tuple((int(part), "") if part.isdigit() else (10_000, part) for part in number.split("."))


def fold(text: str) -> str:
    """``text`` in the form in which names are compared: lower case, no apostrophes, punctuation as single spaces."""
    plain = text.lower().translate(_APOSTROPHES).replace("'", "")
    return re.sub(_LETTERS, " ", plain).strip()


def straight(text: str) -> str:
    """``text`` with every kind of apostrophe replaced by the straight one."""
    return text.translate(_APOSTROPHES)


def slug(name: str) -> str:
    """The slug of a card or topic: ``Zhonya's Hourglass`` is ``zhonyas-hourglass``."""
    return fold(name).replace(" ", "-")
