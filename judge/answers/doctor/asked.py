"""Checks people's words for rules and answers: two lines for each that answers something, none twice.

``rules/without-lines.tsv`` lists the rules that nobody asks about, each with its reason.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding
from judge.answers.doctor.restated import restated_texts
from judge.content.model import FaqEntry, Rule
from judge.text_file import content_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.answers.doctor.content_tree import ContentTree

WITHOUT = "rules/without-lines.tsv"
LINES = 2
"""So many lines has a rule or an answer that people ask about, at least."""


def check_asked(tree: ContentTree) -> Iterator[Finding]:
    """Too few lines, lines that stand twice, and what is listed without need."""
    without = read_without(tree.root)
    if without is None:
        return  # content of somebody else, who may search without such lines
    first: dict[str, str] = {}
    seen = set()
    for restated in restated_texts(tree):
        entry = restated.entry
        if not isinstance(entry, (Rule, FaqEntry)):
            continue
        seen.add(entry.id)
        yield from _too_few(entry, restated.where, is_listed=entry.id in without)
        for line in entry.asked:
            other = first.setdefault(_plain(line), entry.id)
            if other != entry.id:
                yield Finding("asked", restated.where, f"{line!r} stands at {other}, too", "Keep the one that decides.")
    for identifier in sorted(without.keys() - seen) if not tree.unread else ():
        yield Finding("asked", WITHOUT, f"{identifier} is listed and does not exist", "Take the line out.")


def read_without(root: Path) -> dict[str, str] | None:
    """The reasons of the rules without lines, by id; None where nothing is listed."""
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
