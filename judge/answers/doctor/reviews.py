"""Reviews: entries whose rules changed since they were read, and records of reviews that match no entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, from_error
from judge.answers.doctor.front_matter import is_day
from judge.answers.impact.rule_changes import age
from judge.content.documents import newest
from judge.content.history import bare
from judge.content.ids import parse_id, rule_id
from judge.content.reviewed import FILE, Review, read_reviews
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.doctor.content_tree import ContentTree
    from judge.answers.impact.dependents import Dependent
    from judge.content.history import History


def check_reviews(tree: ContentTree, entries: Iterable[Dependent]) -> Iterator[Finding]:
    """Check the record of reviews, and every entry against the rules as they are now."""
    try:
        reviews = read_reviews(tree.root)
    except ContentError as error:
        yield from_error("reviews", error, FILE)
        return
    entries = tuple(entries)
    yield from _records(reviews, {entry.id for entry in entries})
    if tree.history is None or tree.history.versions[-1] != newest("core").version:
        return
    for entry in entries:
        since = _read_against(entry, reviews.get(entry.id))
        changed = _changed_since(tree.history, entry, since) if since else []
        if changed:
            reason = f"{entry.id} was last read against {since}; since then changed: {', '.join(changed)}"
            hint = f"Read it again, then: judge impact {since} {tree.history.versions[-1]} --reviewed {entry.id}"
            yield Finding("reviews", entry.where, reason, hint)


def _records(reviews: dict[str, Review], known: set[str]) -> Iterator[Finding]:
    for review in reviews.values():
        where = f"{FILE}:{review.line}"
        if review.id not in known:
            yield Finding("reviews", where, f"there is no entry {review.id}", "Correct the id, or remove the line.")
        if not age(review.version):
            yield Finding("reviews", where, f"{review.version!r} is not a version of the core rules", "Write 1.4.")
        if not is_day(review.date):
            yield Finding("reviews", where, f"{review.date!r} is not a date", "Write a date as 2026-07-24.")


def _read_against(entry: Dependent, review: Review | None) -> str:
    """The version that an entry was last read against: the newest one that it names, or that of its review."""
    named = [identity.version for one in entry.rules if (identity := parse_id(one)) and identity.document == "core"]
    return max([*named, *([review.version] if review else [])], key=age, default="")


def _changed_since(history: History, entry: Dependent, since: str) -> list[str]:
    if since not in history.versions or since == history.versions[-1]:
        return []
    column = history.versions.index(since)
    found: dict[str, None] = {}
    for lineage in history.lineages:
        if not {"reworded", "removed"} & set(lineage.fates[column:]):
            continue
        for version, number in zip(history.versions, lineage.numbers, strict=True):
            identifier = rule_id("core", version, number)
            if number == bare(number) and identifier in entry.rules:
                found[identifier] = None
    return list(found)
