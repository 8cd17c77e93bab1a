"""Compares the rules of a document with an edition of the rulebook, rule by rule, by their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.documents import editions
from judge.content.imported import imported_ids, imported_rules
from judge.content.importers.fingerprints import NO_WORDS, KnownEdition, fingerprint, known_editions
from judge.content.importers.repairs import repaired
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judge.content.importers.imported_rule import ImportedRule

_ENOUGH_TO_REPAIR = 200
"""If more rules differ, it is another edition and no repair is tried."""


FEWEST_OF_A_BOOK = 300
"""A document with fewer rules is a part of a rulebook, and only its sections are compared."""


class Comparison(NamedTuple):
    """The rules of a document compared with those of ``edition``, in the sections that the document has.

    ``same`` counts rules with the same words. ``moved`` are those whose words have another number in the edition,
    ``missing`` those that only the edition has.
    """

    document: str
    version: str
    same: int
    reworded: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    @property
    def edition(self) -> str:
        """``core@1.4``."""
        return f"{self.document}@{self.version}"

    @property
    def differing(self) -> tuple[str, ...]:
        """The numbers of all rules that the edition does not have in these words under this number."""
        return (*self.reworded, *self.moved, *self.added)

    @property
    def likeness(self) -> float:
        """The share that both have in common, from 0 to 1."""
        return self.same / max(1, self.same + len(self.differing) + len(self.missing))

    @property
    def share(self) -> float:
        """The share of the document that the edition has, from 0 to 1, regardless of what the document lacks."""
        return self.same / max(1, self.same + len(self.differing))


def comparisons(document: str, rules: Sequence[ImportedRule]) -> list[Comparison]:
    """Compare rules with every edition whose words are known or imported; most alike first, then newest first."""
    hashes = {rule.number: fingerprint(rule) for rule in rules}
    found = [_compared(edition, hashes) for edition in (*_imported_editions(document), *known_editions(document)[::-1])]
    return sorted(found, key=lambda one: one.likeness, reverse=True)


def with_repairs(found: Comparison, rules: Iterable[ImportedRule]) -> Comparison:
    """The comparison, counting rules as the same that differ only by a defect of copying."""
    if len(found.reworded) > _ENOUGH_TO_REPAIR:
        return found
    known = next((one for one in _all_editions(found.document) if one.version == found.version), None)
    if known is None:
        return found
    by_number = {rule.number: rule for rule in rules}
    mended = {
        number
        for number in found.reworded
        if any(fingerprint(one) in known.hashes[number] for one in repaired(by_number[number]))
    }
    left = tuple(number for number in found.reworded if number not in mended)
    return found._replace(reworded=left, same=found.same + len(mended))


def _all_editions(document: str) -> tuple[KnownEdition, ...]:
    return (*_imported_editions(document), *known_editions(document))


def _imported_editions(document: str) -> tuple[KnownEdition, ...]:
    """The imported editions whose words are not otherwise known, newest first."""
    known = {one.id for one in known_editions(document)}
    own = sorted((one for one in imported_ids() if one.startswith(f"{document}@") and one not in known), reverse=True)
    found = []
    for identifier in own:
        version = identifier.partition("@")[2]
        rules = imported_rules(document, version) or {}
        hashes = {number: frozenset({fingerprint(rule)}) for number, rule in rules.items()}
        found.append(KnownEdition(document, version, hashes))
    return tuple(found)


def _compared(edition: KnownEdition, here: Mapping[str, str]) -> Comparison:
    sections = {number[:3] for number in (here if len(here) < FEWEST_OF_A_BOOK else edition.hashes)}
    there = {number: hashes for number, hashes in edition.hashes.items() if number[:3] in sections}
    elsewhere = {one for number, hashes in edition.hashes.items() if number not in here for one in hashes}
    elsewhere |= {one for number, hashes in there.items() if here.get(number) not in hashes for one in hashes}
    elsewhere -= {NO_WORDS}
    same = 0
    reworded: list[str] = []
    moved: list[str] = []
    added: list[str] = []
    for number, own in here.items():
        if own in there.get(number, ()):
            same += 1
        elif own in elsewhere:
            moved.append(number)
        else:
            (reworded if number in there else added).append(number)
    missing = tuple(number for number in there if number not in here)
    return Comparison(edition.document, edition.version, same, tuple(reworded), tuple(moved), tuple(added), missing)


def of_edition(document: str, version: str, found: Iterable[Comparison]) -> Comparison | None:
    """The comparison with one edition, or None if its words are not known."""
    return next((one for one in found if (one.document, one.version) == (document, version)), None)


def known_day(document: str, day: str) -> str:
    """The version of the known edition that was published or came into force on ``day``; "" if there is none."""
    found = [one for one in editions(document) if day and day in (one.published, one.in_force)]
    return found[-1].version if found else ""
