"""Checks of ban lists, and of documents that exist but whose text we do not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, from_error
from judge.answers.library.ban_records import records
from judge.content.model import Content
from judge.content.read_known import known_record
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.doctor.content_tree import ContentTree


def check_dated(tree: ContentTree) -> Iterator[Finding]:
    """The first mistake in each of them, and each legal set whose rule does not exist."""
    try:
        found = records(Content((), (), ()), tree.root)
    except ContentError as error:
        yield from_error("bans", error)
    else:
        known = tree.rule_ids
        written = {identifier.partition(":")[0] for identifier in known}
        for code, *_, rule in found["legal sets"]:
            if rule.partition(":")[0] in written and rule not in known:
                yield Finding("bans", "rules/legal-sets.md", f"{rule} of {code} does not exist", "Correct the number.")
    try:
        known_record(tree.root)
    except ContentError as error:
        yield from_error("known", error)
