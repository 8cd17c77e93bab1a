"""Reads the infractions in the tournament rules: a ``yaml`` block after the rule that names one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.ids import rule_id
from judge.content.left_out import INFRACTION, readable, refuse
from judge.content.markdown import read_yaml
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.content.left_out import LeaveOut
    from judge.content.markdown import Block, Page

_RULE = re.compile(r"\*\*(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.?\*\*")
_NAME = re.compile(r"^infraction:\s*[\"']?(.+?)[\"']?\s*$", re.MULTILINE)
_KEYS = ("infraction", "penalty", "upgrade", "remedy", "rules")


class Infraction(NamedTuple):
    """An infraction and its consequences; ``penalty`` maps a level to a penalty, where "" stands for every level."""

    name: str
    penalty: dict[str, str]
    upgrade: str
    remedy: str
    rules: tuple[str, ...]
    rule: str


def read_infractions(pages: Iterable[Page], leave_out: LeaveOut = refuse) -> Iterator[Infraction]:
    """All infractions, without those of a block that lacks a field or follows no rule."""
    for page in pages:
        yield from readable(_blocks(page), lambda found: _infraction(*found), leave_out, _ids)


def _blocks(page: Page) -> Iterator[tuple[Page, Block, str]]:
    """The blocks that state an infraction, each with the id of the rule before it, "" if there is none."""
    rule = ""
    for block in page.blocks:
        if block.kind == "paragraph" and (match := _RULE.match(block.text)):
            rule = rule_id("tournament", page.need("version"), match[1])
        elif block.kind == "fence" and block.info == "yaml":
            yield page, block, rule


def _ids(found: tuple[Page, Block, str]) -> tuple[str, ...]:
    return tuple(f"{INFRACTION}{name}" for name in _NAME.findall(found[1].text))


def _infraction(page: Page, block: Block, rule: str) -> Infraction:
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
    levels = penalty if isinstance(penalty, dict) else {"": penalty}
    return Infraction(
        str(facts["infraction"]),
        {str(level): str(given) for level, given in levels.items()},
        str(facts["upgrade"]),
        str(facts["remedy"]),
        tuple(str(identifier) for identifier in rules),
        rule,
    )
