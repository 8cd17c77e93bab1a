"""The fate of each rule from one version of the core rules to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.newer_edition import step_to
from judge.content.documents import editions
from judge.content.editions import edition
from judge.content.history import bare, history_in
from judge.content.ids import rule_id
from judge.diff.from_history import from_history
from judge.errors import Misuse, NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.content.history import History
    from judge.content.importers.imported_rule import ImportedRule
    from judge.content.library import Library
    from judge.diff.alignment import Alignment

_UNTOUCHED = {"unchanged", "added"}
"""Kinds of changes that do not affect anything written before."""


class RuleChange(NamedTuple):
    """The fate of a rule: its numbers in both versions (several if it was split or merged), and our note."""

    fate: str  # removed | merged | split | reworded | moved
    before: tuple[str, ...]
    after: tuple[str, ...]
    note: str = ""


def rule_changes(library: Library, old: str, new: str) -> dict[str, RuleChange]:
    """The change of each rule, under its ids in every version that is known.

    Between versions that the project knows, it is read from the history of numbers. A version that is only imported is
    compared by its text, for which the other one has to be imported, too. Raises Misuse with what is missing.
    """
    history = history_of(library)
    found: dict[str, RuleChange] = {}
    for kind, before, after in _alignment(library, history, old, new).changes:
        if kind not in _UNTOUCHED:
            change = RuleChange(kind, before, after, _note(library, old, new, before, after))
            found |= {rule_id("core", old, number): change for number in before}
            found |= {rule_id("core", new, number): change for number in after}
    return _in_every_version(history, (old, new), found)


def history_of(library: Library) -> History:
    """The history of numbers in the library. Raises NotFound if it has none."""
    history = history_in(library.store)
    if history is None:
        raise NotFound("the content has no history of rule numbers", hint="rules/history.tsv is expected.")
    return history


def age(version: str) -> tuple[int, ...]:
    """A key that sorts versions of the core rules, including unknown ones. Days come after numbers."""
    return tuple(int(part) for part in version.replace("-", ".").split(".") if part.isdigit())


def _alignment(library: Library, history: History, old: str, new: str) -> Alignment:
    for version in (old, new):
        if version not in history.versions and _imported(version) is None:
            edition(library.store, "core", version)
    if age(old) >= age(new):
        raise Misuse(f"expected the older version first, got {old} and {new}", hint=f"Write judge impact {new} {old}.")
    if old in history.versions and new in history.versions:
        return from_history(history, old, new)
    if _imported(old) is None and (step := step_to(library, "core", new)) and step.old == old:
        return step.alignment()
    from judge.diff.align import align  # noqa: PLC0415 - only for imported versions

    return align(_text(old), _text(new))


def _imported(version: str) -> list[ImportedRule] | None:
    from judge.content.imported import imported_rules  # noqa: PLC0415 - only for imported versions

    rules = imported_rules("core", version)
    return None if rules is None else list(rules.values())


def _text(version: str) -> list[ImportedRule]:
    rules = _imported(version)
    if rules is None:
        raise Misuse(
            f"the official text of the core rules {version} is not imported, and the comparison needs it",
            hint="judge import FILE reads it.",
        )
    return rules


def _note(library: Library, old: str, new: str, before: tuple[str, ...], after: tuple[str, ...]) -> str:
    """The text in an older version, if we wrote it down. For a removed rule, under its last number."""
    ids = [rule_id("core", new, number) for number in after] or [rule_id("core", old, number) for number in before]
    versions = [one.version for one in editions("core") if age(old) <= age(one.version) < age(new)]
    for version in versions:
        for identifier in ids:
            if text := library.store.get(f"said {version} {identifier}"):
                return f"In {version}: {text}"
    return ""


def _in_every_version(
    history: History, compared: tuple[str, str], found: dict[str, RuleChange]
) -> dict[str, RuleChange]:
    """The changes, each also under the ids of its rule in the other versions."""
    known = [version for version in compared if version in history.versions]
    more = dict(found)
    for lineage in history.lineages:
        numbers = dict(zip(history.versions, lineage.numbers, strict=True))
        change = next(
            (found[key] for version in known if (key := rule_id("core", version, numbers[version])) in found), None
        )
        if change is not None:
            own = {version: number for version, number in numbers.items() if number and bare(number) == number}
            more |= {
                rule_id("core", version, number): change for version, number in own.items() if version not in compared
            }
    return more
