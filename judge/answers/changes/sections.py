"""One section of a report, named by its number in either version, by its heading, or by a keyword."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.changes.embedded import history_of
from judge.content.history import bare
from judge.content.ids import fold, parse_id, read_number
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.diff.report import Item, Report


def only_section(library: Library, report: Report, section: str) -> Report:
    """Give the part of a report about a section; ``NotFound`` if neither document has one of that name or number."""
    identity = parse_id(section)
    typed = read_number(identity.part if identity and identity.kind == "rule" else section)
    prefixes = (typed.number, typed.number) if typed else _numbers_of(library, report, section)
    found = report.only(lambda item: _is_below(item, prefixes)) if any(prefixes) else _by_title(report, section)
    if not found.items:
        raise NotFound(
            f"neither {report.old.id} nor {report.new.id} has a section {section!r}",
            hint="Name it by its number, its heading, or a keyword.",
        )
    return found._replace(section=section)


def _is_below(item: Item, prefixes: tuple[str, str]) -> bool:
    sides = zip((item.old_numbers, item.new_numbers), prefixes, strict=True)
    return any(_belongs(number, prefix) for numbers, prefix in sides if prefix for number in numbers)


def _belongs(number: str, section: str) -> bool:
    """Whether a rule is a section's own or one below it; a chapter (``800``) has every number of its hundred."""
    is_chapter = section.endswith("00") and "." not in section
    return number == section or number.startswith(f"{section}.") or (is_chapter and number.startswith(section[0]))


def _numbers_of(library: Library, report: Report, name: str) -> tuple[str, str]:
    """Give the numbers of a section of the core rules in both versions, from its name today."""
    if not report.old.id.startswith("core@"):
        return "", ""
    ids = [identifier for kind, identifier in library.named(name) if kind in {"keyword", "section"}]
    numbers = [
        identity.part for identifier in ids if (identity := parse_id(identifier)) and identity.document == "core"
    ]
    history = history_of(library)
    found = []
    for version in (report.old.id.partition("@")[2], report.new.id.partition("@")[2]):
        if not numbers or version not in history.versions:
            return "", ""
        lineage = next((one for one in history.lineages if one.numbers[-1] == numbers[0]), None)
        found.append(bare(lineage.numbers[history.versions.index(version)]) if lineage else "")
    return found[0], found[1]


def _by_title(report: Report, name: str) -> Report:
    """Give the items whose heading is ``name``, the heading itself included; else those named so themselves."""
    wanted = fold(name)
    found = report.only(lambda item: fold(item.title) == wanted)
    return found if found.items else report.only(lambda item: wanted in {fold(part) for part in item.old_numbers})
