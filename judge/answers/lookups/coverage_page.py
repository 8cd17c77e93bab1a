"""The rules that the engine performs: counts, the rules of a section, and those that are not modelled."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Section
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.screen_parts import Screen
from judge.citations.coverage import (
    CLASSES,
    MISSING,
    PERFORMED,
    WITHIN,
    Covered,
    coverage,
    elsewhere,
    in_range,
    not_exercised,
)
from judge.citations.numbers import CURRENT
from judge.errors import NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.library import Library

SHORT = {
    PERFORMED: "performed",
    WITHIN: "in other steps",
    "data model": "data model",
    "deck and cards": "decks and cards",
    "definition": "definitions",
    MISSING: "not modelled",
}


class CoveragePage(NamedTuple):
    """The rendered page together with the rules it covers."""

    answer: Answer
    rules: tuple[Covered, ...]

    def as_json(self) -> dict[str, Any]:
        """Every rule with its class. The keys are part of the interface."""
        return {
            "schema": 1,
            "rules": CURRENT,
            "counts": counts(self.rules),
            "not_exercised": sorted(slug for rule in self.rules for slug in rule.slugs if slug in not_exercised()),
            "coverage": [
                {
                    "id": f"core@{CURRENT}:{rule.number}", "class": rule.kind, "slugs": list(rule.slugs),
                    "files": [f"judge/{file}" for file in rule.files], "words": rule.words, "exercised": rule.exercised,
                }
                for rule in self.rules
            ],
            "elsewhere": [{"numbers": list(row.numbers), "words": row.words} for row in elsewhere()],
        }  # fmt: skip


def rule_numbers(library: Library) -> tuple[str, ...]:
    """The number of every rule of the newest core rules, in order."""
    return tuple(found.partition(":")[2] for found in library.order("core", CURRENT))


def counts(rules: Iterable[Covered]) -> dict[str, int]:
    """The number of rules of each class, in the order of ``CLASSES``."""
    found = Counter(rule.kind for rule in rules)
    return {kind: found[kind] for kind in (*CLASSES, *sorted(set(found) - set(CLASSES)))}


COMMANDS = ("judge coverage --missing", "judge coverage --cards")
"""Commands that show more than the counts."""
NONE_UNREACHED = "every performed rule is reached by a ruling."


def coverage_page(library: Library, about: str = "", *, missing: bool = False, unreached: bool = False) -> CoveragePage:
    """The page for a number, a hundred (``300``), a heading or a keyword, or for all rules if none is named.

    ``missing`` leaves only rules that are not modelled, ``unreached`` only performed rules that no ruling reaches.
    Raises NotFound for a section that does not exist or does not describe play.
    """
    every = coverage(rule_numbers(library))
    wanted, title = _wanted(library, about, every) if about else (every, f"Core Rules {CURRENT}")
    if missing:
        wanted = tuple(rule for rule in wanted if rule.kind == MISSING)
    if unreached:
        wanted = tuple(rule for rule in wanted if rule.exercised is False)
    sections: tuple[Section, ...]
    if missing:
        sections = (Section("Not modelled", tuple(_by_reason(wanted))),) if wanted else ()
    elif about or unreached:
        sections = (Section("Rules", tuple(line_of(rule) for rule in wanted)),) if wanted else ()
    else:
        sections = (
            Section("By section", tuple(_by_heading(library, wanted))),
            Section("Elsewhere", tuple(f"{row.numbers[0]}: {row.words}" for row in elsewhere())),
        )
    answer = Answer(
        question=f"coverage {about}".strip(), read_as=title, kind="search", rules=CURRENT,
        answer=f"{title}: {_sentence(wanted) if wanted or not unreached else NONE_UNREACHED}", sections=sections,
        page=_screen(title, sections, () if about or missing or unreached else COMMANDS),
    )  # fmt: skip
    return CoveragePage(answer.by(library), wanted)


def _screen(title: str, sections: tuple[Section, ...], commands: tuple[str, ...]) -> Screen:
    """The sections as lists. Those with a rule that is not modelled come first."""
    lists = tuple(Points(one.title, tuple(map(_point, one.lines))) for one in sections)
    return Screen((title, "coverage"), lists, commands, is_whole=True)


def _point(words: str) -> Point:
    """A line of a section with its number apart. The number is first, or after a reason that several rules share."""
    number, _, rest = words.partition(" ")
    if not number[:3].isdigit():
        reason, _, numbers = words.rpartition(": ")
        number, _, others = numbers.partition(", ")
        rest = f"{reason} (also {others})" if others else reason
    return Point(number.removesuffix(":"), rest, rank=int(SHORT[MISSING] in words), most=2)


def line_of(rule: Covered) -> str:
    """A rule with its coverage: ``323.5 performed: cleanup.kill-lethal (judge/engine/combat/cleanup.py)``."""
    where = ", ".join(f"judge/{file}" for file in rule.files)
    if rule.kind == PERFORMED:
        unseen = "" if rule.exercised else "; no ruling reaches it yet"
        return f"{rule.number} performed: {', '.join(rule.slugs)} ({where}){unseen}"
    if rule.kind == WITHIN:
        words = rule.words.partition(": ")[2] if rule.files else rule.words
        return f"{rule.number} performed within another step: " + "; ".join(part for part in (words, where) if part)
    return f"{rule.number} {rule.kind}: {rule.words}"


def overview(library: Library) -> str:
    """The counts, and the rules that are not modelled, as a page of Markdown."""
    rules = coverage(rule_numbers(library))
    lines = [
        "# What the engine performs",
        "",
        "Written by `python tools/coverage.py`; a test compares it with the code. `judge coverage` shows every rule.",
        "",
        _sentence(rules),
        "",
        "| class | rules |",
        "|---|---|",
        *(f"| {CLASSES.get(kind, kind)} | {count} |" for kind, count in counts(rules).items()),
        "",
        *_unreached(rules),
        "## Not modelled",
        "",
        *(f"- {line}" for line in _by_reason(rule for rule in rules if rule.kind == MISSING)),
        "",
        "## By section",
        "",
        *(f"- {line}" for line in _by_heading(library, rules)),
    ]
    return "\n".join(lines) + "\n"


def _unreached(rules: Iterable[Covered]) -> list[str]:
    found = [f"- {rule.number}: {', '.join(rule.slugs)}" for rule in rules if rule.exercised is False]
    return [f"## Performed, but reached by no ruling yet ({len(found)})", "", *found, ""] if found else []


def _sentence(rules: Iterable[Covered]) -> str:
    rules = tuple(rules)
    found = counts(rules)
    reached = sum(rule.exercised is True for rule in rules)
    parts = [f"{count} {SHORT.get(kind, kind)}" for kind, count in found.items() if count]
    said = f"{len(rules)} rule{'s' * (len(rules) != 1)}: {', '.join(parts)}." if parts else "no rule."
    return f"{said} Of the {found[PERFORMED]} performed ones {reached} are reached by a ruling." if reached else said


def _wanted(library: Library, about: str, every: tuple[Covered, ...]) -> tuple[tuple[Covered, ...], str]:
    number = about.removeprefix(f"core@{CURRENT}:").removeprefix("§").strip()
    if not re.fullmatch(r"\d{3}(\.\w+)*", number):
        named = [rule for kind, rule in library.named(about) if kind in {"section", "keyword"}]
        if not named:
            raise NotFound(f"there is no section {about!r}", hint="A number (323, 355.14, 300), a heading, a keyword.")
        number = named[0].partition(":")[2]
    rule = library.find_rule(f"core@{CURRENT}:{number}")
    title = f"{number} {rule.title}" if rule else number
    if number.endswith("00") and rule is not None and rule.heading:
        found = tuple(one for one in every if one.number[0] == number[0])
    else:
        inside = _section(library, number) if rule is not None and rule.heading else set()
        found = tuple(
            one
            for one in every
            if one.number == number or one.number.startswith(f"{number}.") or one.number[:3] in inside
        )
    if not found:
        hint = "" if rule is None or in_range(number) else "That part of the rulebook does not describe play."
        raise NotFound(f"nothing is recorded about {about!r}", hint=hint)
    return found, title


def _section(library: Library, number: str) -> set[str]:
    """The first parts of the numbers under a heading, up to the next heading."""
    inside: set[str] = set()
    for rule in rule_numbers(library):
        if "." in rule:
            continue
        found = library.find_rule(f"core@{CURRENT}:{rule}")
        if inside and found is not None and found.heading:
            break
        if rule == number or inside:
            inside.add(rule)
    return inside


def _by_heading(library: Library, rules: Iterable[Covered]) -> Iterable[str]:
    groups: dict[str, list[Covered]] = {}
    head = ""
    for rule in rules:
        if "." not in rule.number:
            found = library.find_rule(f"core@{CURRENT}:{rule.number}")
            head = f"{rule.number} {found.title}" if found is not None and found.heading else head
        groups.setdefault(head, []).append(rule)
    for title, group in groups.items():
        said = ", ".join(f"{count} {SHORT.get(kind, kind)}" for kind, count in counts(group).items() if count)
        yield f"{title}: {said}"


def _by_reason(rules: Iterable[Covered]) -> Iterable[str]:
    """The rules that are not modelled, by reason. A rule includes those below it that are in the same group."""
    groups: dict[str, list[str]] = {}
    for rule in rules:
        group = groups.setdefault(rule.words, [])
        if not any(rule.number.startswith(f"{above}.") for above in group):
            group.append(rule.number)
    for words, numbers in groups.items():
        yield f"{words.removesuffix('.')}: {', '.join(numbers)}"
