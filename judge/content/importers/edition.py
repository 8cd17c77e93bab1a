"""Which version a rulebook is: by what it says of itself, else by its numbers and words against what is known."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.documents import editions
from judge.content.history import bare, parse_history
from judge.content.imported import imported_rules
from judge.content.model import Rule, revive
from judge.content.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judge.content.importers.imported_rule import ImportedRule
    from judge.content.store import Store

_VERSION = re.compile(r"\b(?:v|version )\s?(\d\.\d)\b", re.IGNORECASE)
_MARGIN = 0.02
_LEAST = 0.9
_WORD = re.compile(r"[a-z]{4,}")


class Likeness(NamedTuple):
    """How much a text is like a version, from 0 to 1 each: the numbers that both have, and the words under them."""

    version: str
    numbers: float
    words: float

    @property
    def total(self) -> float:
        """The numbers count most: words of our own only resemble the official ones."""
        return self.numbers + self.words


def stated_version(texts: Iterable[str]) -> str:
    """Give the version that one of the lines states (``v1.4``); nothing if none does."""
    return next((match[1] for text in texts if (match := _VERSION.search(text))), "")


def version_of_date(document: str, date: str) -> str:
    """Give the known version that was published on a day."""
    return next((one.version for one in editions(document) if date and date == one.published), "")


def likely_version(store: Store, document: str, rules: Sequence[ImportedRule]) -> str:
    """Give the known version that these rules are of, whole or in part; nothing unless one stands out."""
    found = sorted(likenesses(store, document, rules), key=lambda one: one.total, reverse=True)
    if not found or found[0].numbers < _LEAST:
        return ""
    second = found[1].total if len(found) > 1 else 0.0
    return found[0].version if found[0].total - second >= _MARGIN else ""


def likenesses(store: Store, document: str, rules: Sequence[ImportedRule]) -> list[Likeness]:
    """Compare rules with every version whose numbers are known, in the sections that the rules are from."""
    here = {rule.number: rule for rule in rules}
    sections = {number[:3] for number in here}
    found = []
    for edition in editions(document):
        imported = imported_rules(document, edition.version) or {}
        there = {number for number in known_numbers(store, document, edition.version) if number[:3] in sections}
        there |= {number for number in imported if number[:3] in sections}
        if there:
            both = there & here.keys()
            alike = sum(
                _alike(here[number], imported.get(number), store, f"{document}@{edition.version}:{number}")
                for number in both
            )
            found.append(Likeness(edition.version, len(both) / len(there | here.keys()), alike / max(1, len(both))))
    return found


def known_numbers(store: Store, document: str, version: str) -> set[str]:
    """Give the numbers of a version, as far as they are known without an import."""
    found = set()
    for kind in ("rule", "history"):
        prefix = f"{kind} {document}@{version}:"
        found |= {key.removeprefix(prefix) for key in store.keys(prefix)}
    return found


def listed_numbers(store: Store, document: str, version: str) -> set[str]:
    """Give the known numbers of a version, those that only a history lists included."""
    history = store.get(f"numbers {document}")
    found = known_numbers(store, document, version)
    if not history:
        return found
    known = parse_history(history, where=document)
    column = known.versions.index(version) if version in known.versions else -1
    numbers = (line.numbers[column] for line in known.lineages) if column >= 0 else ()
    return found | {number for number in numbers if number and number == bare(number)}


def _alike(rule: ImportedRule, imported: ImportedRule | None, store: Store, identifier: str) -> float:
    """Say how alike the words of a rule are to those that its number has in a version."""
    known = _official_words(imported) if imported else _our_words(store, identifier)
    ours, theirs = set(_WORD.findall(known.lower())), set(_WORD.findall(_official_words(rule).lower()))
    return len(ours & theirs) / len(ours | theirs) if ours | theirs else 0.0


def _official_words(rule: ImportedRule) -> str:
    return " ".join((rule.text, *rule.examples))


def _our_words(store: Store, identifier: str) -> str:
    """Give our text of a rule; that of the newest version where it is another one."""
    past = store.get(f"history {identifier}")
    found = store.get(f"rule {past[0] if past else identifier}")
    if not found:
        return ""
    rule = revive(Rule, found)
    return " ".join((rule.title if rule.heading else "", rule.text, *rule.examples))
