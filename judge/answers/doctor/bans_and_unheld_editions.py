"""Checks of ban lists, and of documents that exist but whose text we do not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, told_to
from judge.answers.library.ban_records import records
from judge.content.model import Content
from judge.content.read_known import known_record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.doctor.content_tree import ContentTree


def check_dated(tree: ContentTree) -> Iterator[Finding]:
    """The slips in each of them, and each legal set whose rule does not exist."""
    slips: list[Finding] = []
    found = records(Content((), (), (), told_to(slips, "bans")), tree.root)
    known = tree.rule_ids
    written = {identifier.partition(":")[0] for identifier in known}
    for code, *_, rule in found.get("legal sets", ()):
        if rule.partition(":")[0] in written and rule not in known:
            yield Finding("bans", "rules/legal-sets.md", f"{rule} of {code} does not exist", "Correct the number.")
    known_record(tree.root, told_to(slips, "known"))
    yield from slips
