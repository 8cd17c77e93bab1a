"""One section of a report, named by its number in either version, by its heading, or by a keyword."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.changes.our_documents import history_of
from judge.content.history import bare
from judge.content.ids import fold, parse_id, rule_id
from judge.content.typed_numbers import read_number
from judge.diff.compared_document import RULES
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.diff.report import Item, Report


def only_section(library: Library, report: Report, section: str) -> Report:
    """The part of a report about a section.

    Raises ``NotFound`` if neither document has one with that name or number.
    """
    identity = parse_id(section)
    typed = read_number(identity.part if identity and identity.kind == "rule" else section)
    numbers = _of_number(report, typed.number) if typed else _of_name(library, report, section)
    found = report.only(lambda item: _is_below(item, numbers)) if any(numbers) else _by_title(report, section)
    if not found.items:
        raise NotFound(
            f"neither {report.old.id} nor {report.new.id} has a section {section!r}",
            hint="Name it by its number, its heading, or a keyword.",
        )
    return found._replace(section=section)


def _is_below(item: Item, sections: tuple[set[str], set[str]]) -> bool:
    sides = zip((item.old_numbers, item.new_numbers), sections, strict=True)
    return any(_belongs(number, one) for numbers, known in sides for one in known for number in numbers)


def _of_number(report: Report, number: str) -> tuple[set[str], set[str]]:
    """The numbers in both versions of the rules that have this number in either."""
    old, new = {number}, {number}
    for item in report.items:
        if number in item.new_numbers:
            old.update(item.old_numbers)
        if number in item.old_numbers:
            new.update(item.new_numbers)
    return old, new


def _belongs(number: str, section: str) -> bool:
    """Whether a rule is a section itself or below it. ``800`` has every number of its hundred."""
    is_hundred = section.endswith("00") and "." not in section
    return number == section or number.startswith(f"{section}.") or (is_hundred and number.startswith(section[0]))


def _of_name(library: Library, report: Report, name: str) -> tuple[set[str], set[str]]:
    """The numbers in both versions of the section, keyword or infraction that has this name today."""
    ids = [_rule_of(library, kind, identifier) for kind, identifier in library.named(name) if kind != "card"]
    for identity in filter(None, map(parse_id, ids)):
        if rule_id(identity.document, identity.version, "") in {f"{report.old.id}:", f"{report.new.id}:"}:
            return _of_number(report, identity.part)
        if identity.document in RULES and identity.document == report.old.id.partition("@")[0]:
            return _by_history(library, report, identity.document, identity.part)
    return set(), set()


def _rule_of(library: Library, kind: str, identifier: str) -> str:
    """The rule that a name leads to."""
    if kind != "infraction":
        return identifier
    facts: dict[str, str] = library.store.get(f"infraction {identifier}") or {}
    return str(facts.get("rule", ""))


def _by_history(library: Library, report: Report, document: str, now: str) -> tuple[set[str], set[str]]:
    """The numbers that a rule of today had in two versions of its rulebook. Empty for unknown versions."""
    try:
        history = history_of(library, document)
    except NotFound:
        return set(), set()
    lineage = next((one for one in history.lineages if one.numbers[-1] == now), None)
    versions = [report.old.id.partition("@")[2], report.new.id.partition("@")[2]]
    if lineage is None or not set(versions) <= set(history.versions):
        return set(), set()
    old, new = (bare(lineage.numbers[history.versions.index(version)]) for version in versions)
    return {old} - {""}, {new} - {""}


def _by_title(report: Report, name: str) -> Report:
    """The items whose heading is ``name``, including the heading itself. A card is its own heading."""
    wanted = fold(name)
    return report.only(lambda item: fold(item.title) == wanted)
