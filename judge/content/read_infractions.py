"""Reads the infractions in the tournament rules: a ``yaml`` block after the rule that names one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.ids import rule_id
from judge.content.markdown import read_yaml
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.content.markdown import Page

_RULE = re.compile(r"\*\*(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.?\*\*")
_KEYS = ("infraction", "penalty", "upgrade", "remedy", "rules")


class Infraction(NamedTuple):
    """An infraction and its consequences; ``penalty`` maps a level to a penalty, where "" stands for every level."""

    name: str
    penalty: dict[str, str]
    upgrade: str
    remedy: str
    rules: tuple[str, ...]
    rule: str


def read_infractions(pages: Iterable[Page]) -> Iterator[Infraction]:
    """All infractions; raises ContentError for a block that lacks a field or follows no rule."""
    for page in pages:
        rule = ""
        for block in page.blocks:
            if block.kind == "paragraph" and (match := _RULE.match(block.text)):
                rule = rule_id("tournament", page.need("version"), match[1])
            elif block.kind == "fence" and block.info == "yaml":
                where = page.where(block.line)
                facts = read_yaml(block.text, where)
                missing = [key for key in _KEYS if key not in facts]
                if missing or not rule:
                    what = f"lacks {', '.join(missing)}" if missing else "does not follow a rule"
                    raise ContentError(f"an infraction {what}", where=where, hint="See docs/content-format.md.")
                penalty, rules = facts["penalty"], facts["rules"]
                if not isinstance(rules, list):
                    reason = f"rules: expected a list, got {rules!r}"
                    raise ContentError(reason, where=where, hint="Write rules: [tournament@2026-07-16:702.2.c].")
                yield Infraction(
                    str(facts["infraction"]),
                    {str(level): str(given) for level, given in penalty.items()}
                    if isinstance(penalty, dict)
                    else {"": str(penalty)},
                    str(facts["upgrade"]),
                    str(facts["remedy"]),
                    tuple(str(identifier) for identifier in rules),
                    rule,
                )
