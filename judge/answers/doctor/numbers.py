"""Checks rule numbers: duplicate, split, out of order, without the rule above them, or missing."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from judge.answers.doctor.content_tree import NUMBER
from judge.answers.doctor.finding import Finding
from judge.content.history import bare
from judge.content.ids import number_key, parent_number
from judge.content.imported import imported_rules
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.doctor.content_tree import ContentTree, NumberInFile

_SPLIT = re.compile(r"\.?(?:[a-z]|\d{1,2})[.)](?:\s|$)|\.(?:[a-z]|\d{1,2})(?:\s|$)")
"""The rest of a number: ``.a Text``, ``a. Text``, ``12) Text``."""
_BROKEN = re.compile(r"\*\*\s*\d{3}[\s.\da-z]*\*\*")
_HINT = "Write the whole number between the stars: **428.5.e** Text."


def check_numbers(tree: ContentTree) -> Iterator[Finding]:
    """Check the numbers of every rulebook that is written."""
    yield from _unreadable(tree)
    books: dict[tuple[str, str], list[NumberInFile]] = {}
    for rule in tree.rules:
        books.setdefault((rule.document, rule.version), []).append(rule)
    for rules in books.values():
        yield from _twice(rules)
        yield from _split(rules)
        yield from _in_order(rules)
        yield from _without_parent(rules)
        yield from _gaps(rules)
        yield from _against_import(rules, unread=bool(tree.unread))
    yield from _against_history(tree)


def _unreadable(tree: ContentTree) -> Iterator[Finding]:
    for page in tree.rule_pages:
        for block in page.blocks:
            begins = _BROKEN.match(block.text) if block.kind == "paragraph" else None
            if begins and not re.match(rf"\*\*{NUMBER}\.?\*\*", block.text):
                yield Finding("numbers", page.where(block.line), f"{begins[0]} is not a rule number", _HINT)


def _twice(rules: Iterable[NumberInFile]) -> Iterator[Finding]:
    first: dict[str, NumberInFile] = {}
    for rule in rules:
        if rule.number in first:
            reason = f"rule {rule.number} is both here and at {first[rule.number].where}"
            yield Finding("numbers", rule.where, reason, "Remove one of them.")
        first.setdefault(rule.number, rule)


def _split(rules: Iterable[NumberInFile]) -> Iterator[Finding]:
    for rule in rules:
        if begins := _SPLIT.match(rule.text):
            rest = begins[0].strip(" .)")
            yield Finding("numbers", rule.where, f"the number {rule.number} seems to be split before {rest!r}", _HINT)


def _in_order(rules: list[NumberInFile]) -> Iterator[Finding]:
    for before, rule in pairwise(rules):
        same_page = before.page is rule.page
        if same_page and number_key(before.number) > number_key(rule.number):
            yield Finding(
                "numbers",
                rule.where,
                f"rule {rule.number} comes after {before.number}",
                "Put the rules in ascending order.",
            )


def _without_parent(rules: list[NumberInFile]) -> Iterator[Finding]:
    known = {rule.number for rule in rules}
    for rule in rules:
        if (parent := parent_number(rule.number)) and parent not in known:
            reason = f"rule {rule.number} has no rule {parent} above it"
            yield Finding("numbers", rule.where, reason, f"Add {parent}, or correct the number.")


def _gaps(rules: list[NumberInFile]) -> Iterator[Finding]:
    known = {rule.number for rule in rules}
    for rule in rules:
        before = previous(rule.number)
        if before and before not in known and parent_number(rule.number) in known:
            reason = f"rule {before} is missing before {rule.number}"
            yield Finding("numbers", rule.where, reason, f"Add {before}, or correct the number.")


def previous(number: str) -> str:
    """The number before this one under the same rule. "" for the first one and for a number of three digits."""
    parent, _, last = number.rpartition(".")
    if not parent or last in {"1", "a"}:
        return ""
    return f"{parent}.{int(last) - 1 if last.isdigit() else chr(ord(last) - 1)}"


def _against_history(tree: ContentTree) -> Iterator[Finding]:
    """Compare with the numbers that the history lists for the versions that are written."""
    if tree.history is None:
        return
    hidden = bool(tree.unread)
    for version in tree.history.versions:
        written = {rule.number: rule for rule in tree.rules if (rule.document, rule.version) == ("core", version)}
        if not written:
            continue
        column = tree.history.versions.index(version)
        listed = {lineage.numbers[column] for lineage in tree.history.lineages}
        listed = {number for number in listed if number and bare(number) == number}
        for number in sorted(listed - set(written) if not hidden else (), key=number_key):
            reason = f"rule {number} of {version} is in rules/history.tsv and nowhere in rules/core"
            yield Finding("numbers", f"rules/core/{number[:3]}-*.md", reason, f"Write it: **{number}** Text.")
        for number in sorted(set(written) - listed, key=number_key):
            reason = f"rules/history.tsv knows no rule {number} in {version}"
            yield Finding("numbers", written[number].where, reason, "Correct the number, or make the history anew.")


def _against_import(rules: list[NumberInFile], *, unread: bool) -> Iterator[Finding]:
    """Compares with the official text of the same edition, if it is imported."""
    document, version = rules[0].document, rules[0].version
    try:
        imported = imported_rules(document, version)
    except ContentError:
        return  # the check of the imports says so
    written = {rule.number: rule for rule in rules}
    if imported is None:
        return
    for number in sorted(set(imported) - set(written) if not unread else (), key=number_key):
        reason = f"rule {number} of {document}@{version} is in the official text and not in rules/{document}"
        yield Finding("numbers", f"rules/{document}/{number[:3]}-*.md", reason, f"Write it: **{number}** Text.")
    for number in sorted(set(written) - set(imported), key=number_key):
        reason = f"the official text of {document}@{version} has no rule {number}"
        yield Finding("numbers", written[number].where, reason, "Correct the number, or import the document again.")
