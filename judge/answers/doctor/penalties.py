"""Penalties of the tournament rules: each block of facts is whole, and its rules exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, from_error
from judge.content.markdown import read_yaml
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.doctor.content_tree import ContentTree

FIELDS = ("infraction", "penalty", "upgrade", "remedy", "rules")


def check_penalties(tree: ContentTree) -> Iterator[Finding]:
    """Check the blocks of facts in the rules."""
    known = tree.rule_ids
    for page in tree.rule_pages:
        for block in page.blocks:
            if block.kind != "fence" or block.info not in {"yaml", "yml"}:
                continue
            where = page.where(block.line)
            try:
                facts = read_yaml(block.text, where)
            except ContentError as error:
                yield from_error("penalties", error)
                continue
            for field in FIELDS:
                if not facts.get(field):
                    yield Finding("penalties", where, f"there is no {field!r}", f"Write {field}: … (or none).")
            listed = facts.get("rules") or []
            for identifier in listed if isinstance(listed, list) else [listed]:
                if str(identifier) not in known:
                    reason = f"{identifier} leads to a rule that does not exist"
                    yield Finding("penalties", where, reason, "Correct the id.")
