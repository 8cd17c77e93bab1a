"""The list that a maintainer works through after a change of version."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.impact.dependents import KINDS, Dependent, everything
from judge.answers.impact.rule_changes import RuleChange, age, rule_changes
from judge.content.documents import editions
from judge.content.ids import parent_number
from judge.content.reviewed import Review, read_reviews, write_reviews
from judge.errors import Misuse, NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from judge.content.library import Library

MOVED = "moved"


class Reason(NamedTuple):
    """Why an entry is listed: the rule that it cites, and how that rule changed."""

    rule: str
    change: RuleChange


class Affected(NamedTuple):
    """One entry with its reasons. ``reviewed`` is the review that already covers it."""

    entry: Dependent
    reasons: tuple[Reason, ...]
    reviewed: Review | None = None

    @property
    def is_only_moved(self) -> bool:
        """Whether all its rules only have other numbers now."""
        return all(reason.change.fate == MOVED for reason in self.reasons)


class Impact(NamedTuple):
    """The entries that a change of version affects.

    ``affected`` must be read again, ``moved`` need new numbers at most.
    """

    old: str
    new: str
    affected: tuple[Affected, ...]
    moved: tuple[Affected, ...]
    checked: int
    reviewed: int

    def as_json(self) -> dict[str, Any]:
        """The list as plain values."""
        return {
            "schema": 1,
            "from": self.old,
            "to": self.new,
            "checked": self.checked,
            "reviewed": self.reviewed,
            "counts": {kind: sum(one.entry.kind == kind for one in self.affected) for kind in KINDS},
            "affected": [_as_json(one) for one in self.affected],
            "moved": [_as_json(one) for one in self.moved],
        }


def _as_json(one: Affected) -> dict[str, Any]:
    return {
        **{name: getattr(one.entry, name) for name in ("id", "kind", "title", "where", "status")},
        "reviewed": one.reviewed._asdict() if one.reviewed else None,
        "reasons": [{"rule": reason.rule, **reason.change._asdict()} for reason in one.reasons],
    }


class Scope(NamedTuple):
    """The entries to check: checkout, ruling files, entries by id (all if none), and whether to list reviewed ones.

    ``below``: also count a change of a subrule of the rule that an entry names.
    """

    root: Path | None = None
    rulings: Path | None = None
    ids: tuple[str, ...] = ()
    everything: bool = False
    hide_moved: bool = False
    below: bool = False


def impact(library: Library, old: str, new: str, scope: Scope) -> Impact:
    """Finds the entries that rest on a rule that changed from ``old`` to ``new``.

    Raises Misuse for versions that cannot be compared.
    """
    changes = rule_changes(library, old, new)
    below = _by_parents(changes) if scope.below else {}
    entries = chosen(everything(library, scope.rulings, scope.root), scope.ids, library)
    reviews = read_reviews(scope.root) if scope.root else {}
    found = [
        Affected(entry, reasons, _review(reviews.get(entry.id), new))
        for entry in entries
        if (reasons := _reasons(entry, changes, below))
    ]
    listed = [one for one in found if scope.everything or one.reviewed is None]
    affected = [one for one in listed if not one.is_only_moved]
    if scope.hide_moved:
        affected = [
            one._replace(reasons=tuple(reason for reason in one.reasons if reason.change.fate != MOVED))
            for one in affected
        ]
    moved = () if scope.hide_moved else tuple(one for one in listed if one.is_only_moved)
    reviewed = sum(one.reviewed is not None for one in found)
    return Impact(old, new, tuple(affected), moved, len(entries), reviewed)


def chosen(entries: Sequence[Dependent], ids: Iterable[str], library: Library) -> tuple[Dependent, ...]:
    """The entries with these ids (all if there are none). Raises NotFound for an id that does not exist."""
    wanted = {_whole(identifier, library) for identifier in ids}
    for identifier in sorted(wanted - {entry.id for entry in entries}):
        raise NotFound(f"there is no entry {identifier}", hint="judge impact A B lists the ids.")
    return tuple(entry for entry in entries if not wanted or entry.id in wanted)


def _whole(identifier: str, library: Library) -> str:
    """The id for an alias by position: ``faq@origins#43``."""
    return library.answer(identifier).id if identifier.startswith("faq@") and "#" in identifier else identifier


def _reasons(
    entry: Dependent, changes: dict[str, RuleChange], below: dict[str, list[RuleChange]]
) -> tuple[Reason, ...]:
    """Each change once, the most serious kinds first. An entry may name a rule by its number in several versions."""
    found: dict[RuleChange, Reason] = {}
    for identifier in entry.rules:
        own = [changes[identifier]] if identifier in changes else []
        for change in (*own, *below.get(identifier, ())):
            found.setdefault(change, Reason(identifier, change))
    return tuple(sorted(found.values(), key=lambda reason: reason.change.fate == MOVED))


def _by_parents(changes: dict[str, RuleChange]) -> dict[str, list[RuleChange]]:
    """For each rule, by its id in any version, the changes of its subrules."""
    found: dict[str, list[RuleChange]] = {}
    for identifier, change in changes.items():
        head, _, number = identifier.partition(":")
        while number := parent_number(number):
            found.setdefault(f"{head}:{number}", []).append(change)
    return found


def _review(review: Review | None, new: str) -> Review | None:
    """A review that was made against ``new`` or a later version."""
    return review if review is not None and age(review.version) >= age(new) else None


def mark_reviewed(library: Library, new: str, ids: Sequence[str], day: str, scope: Scope) -> tuple[Review, ...]:
    """Records that entries were read again against ``new``.

    Raises NotFound for an unknown id, and then records nothing.
    """
    if scope.root is None:
        raise Misuse(
            "a review is recorded in a checkout of the project, and this is an installed package",
            hint="Run judge from the checkout, or set JUDGE_CONTENT to it.",
        )
    if not ids:
        raise Misuse("--reviewed: expected the ids of entries, got none", hint="judge impact A B --reviewed ID...")
    entries = chosen(everything(library, scope.rulings, scope.root), ids, library)
    known = {edition.version for edition in editions("core")}
    if new not in known and not age(new):
        raise Misuse(f"B: unknown version of the core rules: {new!r}", hint="judge versions lists them.")
    made = tuple(Review(entry.id, new, day) for entry in entries)
    write_reviews(scope.root, read_reviews(scope.root) | {review.id: review for review in made})
    return made
