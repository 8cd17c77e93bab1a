"""Checks people's words: two lines for each rule and FAQ answer that answers something, none twice, one sign each.

``rules/without-lines.tsv`` lists the rules about which nobody asks, each with its reason.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding
from judge.answers.doctor.front_matter import line_of
from judge.answers.doctor.restatements import restated_texts
from judge.content.model import FaqEntry, Rule
from judge.content.ruling import ruling_id
from judge.content.signed_lines import signed
from judge.text_file import content_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from judge.answers.doctor.content_tree import ContentTree

WITHOUT = "rules/without-lines.tsv"
LINES = 2
"""The minimum number of lines for a rule or an answer that people ask about."""


def check_asked(tree: ContentTree) -> Iterator[Finding]:
    """Rules and answers with too few lines, lines that are in two places, and entries listed without need."""
    without = read_without(tree.root)
    if without is None:
        return  # content of somebody else, who may search without such lines
    of_texts, of_rulings = _Lines(), _Lines()
    seen = set()
    for restated in restated_texts(tree):
        entry = restated.entry
        if not isinstance(entry, (Rule, FaqEntry)):
            continue
        seen.add(entry.id)
        yield from _too_few(entry, restated.where, is_listed=entry.id in without)
        yield from of_texts.with_those_of(entry.id, entry.asked, restated.where)
    for page in tree.rulings:
        if not isinstance(page, Finding):
            lines = page.front.get("asked")
            at = page.where(line_of(page, "asked"))
            yield from of_rulings.with_those_of(ruling_id(page.file), map(str, lines or ()), at)
    yield from of_rulings.against(of_texts)
    for identifier in sorted(without.keys() - seen) if not tree.unread else ():
        yield Finding("asked", WITHOUT, f"{identifier} is listed and does not exist", "Take the line out.")


class _Lines:
    """Lines of what people say, each with the first text that has it, its sign, and its place."""

    def __init__(self) -> None:
        self._first: dict[str, tuple[str, str, str]] = {}

    def with_those_of(self, identifier: str, lines: Iterable[str], where: str) -> Iterator[Finding]:
        """Adds the lines of a text, with a finding for each that is there already."""
        for line in map(signed, lines):
            if not line.text:
                yield Finding("asked", where, f"{line.sign!r} has no line", "Write the line after its sign.")
                continue
            other, sign, _ = self._first.setdefault(_plain(line.text), (identifier, line.sign, where))
            if other != identifier:
                hint = "Keep the one that decides."
                yield Finding("asked", where, f"{line.text!r} is also at {other}", hint)
            elif sign != line.sign:
                yield Finding("asked", where, f"{line.text!r} has two signs, {sign} and {line.sign}", "Keep one.")

    def against(self, others: _Lines) -> Iterator[Finding]:
        """A finding for each line that has another sign in the other texts."""
        for plain, (identifier, sign, where) in self._first.items():
            other, its_sign, _ = others._first.get(plain, ("", sign, ""))
            if its_sign not in {"", sign}:
                reason = f"{plain!r} of {identifier} is signed {sign}, and {its_sign} at {other}"
                yield Finding("asked", where, reason, "Correct the sign, or take one of the lines out.")


def read_without(root: Path) -> dict[str, str] | None:
    """The reasons of the rules without lines, by id. None if there is no such list."""
    path = root / WITHOUT
    if not path.is_file():
        return None
    rows = [line.partition("\t") for line in content_text(path, WITHOUT).splitlines() if not line.startswith("#")]
    return {identifier: reason for identifier, _, reason in rows}


def _too_few(entry: Rule | FaqEntry, where: str, *, is_listed: bool) -> Iterator[Finding]:
    if entry.asked and is_listed:
        yield Finding("asked", where, f"{entry.id} has lines and is listed in {WITHOUT}", "Take it out of the list.")
    is_name = isinstance(entry, Rule) and not entry.text
    if len(entry.asked) < LINES and not (is_listed or (is_name and not entry.asked)):
        has = f"only {len(entry.asked)}" if entry.asked else "no"
        reason = f"{entry.id} has {has} line of what people say"
        hint = f"Write {LINES}"
        hint += f", or list it with its reason in {WITHOUT}." if isinstance(entry, Rule) else " as asked: [...]."
        yield Finding("asked", where, reason, hint)


def _plain(line: str) -> str:
    return re.sub(r"[^a-z0-9 ]", "", line.lower())
