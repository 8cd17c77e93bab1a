"""Quotes added around options, payments and chain items that a line names as they are printed.

What a message lists can be put behind ``chooses``, ``orders`` and ``pays``, and in a list, as it is printed.
"""

from __future__ import annotations

import re

from judge.scenario.language.name_masking import mask

_WHO = r"(?:ask can )?(?:P[1-9]|chance) "
_CHOOSES = re.compile(
    rf"(?P<head>{_WHO}(?:chooses|takes|(?:can|cannot) choose|choose) )(?P<rest>[^\"]+?)(?P<tail> \([a-z][a-z ]*\))?$"
)
_PAYS = re.compile(rf"(?P<head>{_WHO}(?:pays|(?:can|cannot) pay|pay) )(?P<rest>[^\"\[]+)$")
_PAYS_COST = re.compile(rf"(?P<head>{_WHO}(?:pays|(?:can|cannot) pay|pay) (?:\[\w+\])+ for )(?P<rest>[^\"]+)$")
_PAYS_FOR = re.compile(r"(?P<who>P[1-9]) pays (?P<what>for .+)$")
_PAYING = re.compile(
    r"(?P<head>.*\bpaying )(?P<rest>(?:exhaust|recycle|\d+) [^\"]*?)"
    r"(?P<tail>,? (?:killing|discarding|choosing|declining) .*)?$"
)
_ORDERS = re.compile(rf"(?P<head>{_WHO}orders )(?P<rest>[^\n]+)$")
_LISTS = re.compile(r"(?P<head>expect (?:options|the chain|playable(?: with [^:]+)?): )(?P<rest>[^\n]+)$")
_CLEAR = re.compile(
    r"\ue000\ue001*|\"[^\"]*\"|[A-Za-z_]\w*|P[1-9]'s base|(?:\ue000\ue001*|\w+)'s (?:ability|trigger)(?: #\d+)?"
)
_COMMA = re.compile(r", (?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)")


def with_quotes(line: str) -> str | None:
    """The line with its options in quotes; None if it has none that could be meant so."""
    pays_for = _PAYS_FOR.match(line)
    if pays_for is not None:
        return f'{pays_for["who"]} chooses "pay {pays_for["what"]}"'
    for form in (_CHOOSES, _PAYS, _PAYS_COST, _PAYING):
        found = form.match(line)
        if found is not None:
            tail = found.groupdict().get("tail") or ""
            return f'{found["head"]}"{found["rest"]}"{tail}'
    listed = _LISTS.match(line) or _ORDERS.match(line)
    if listed is None or "\n" in line:
        return None
    return listed["head"] + ", ".join(map(_quoted, _parts(listed["rest"])))


def _parts(rest: str) -> list[str]:
    """What commas part, but for those within names and quotes."""
    masked, parts, at = mask(rest), [], 0
    for comma in _COMMA.finditer(masked):
        parts.append(rest[at : comma.start()])
        at = comma.end()
    return [*parts, rest[at:]]


def _quoted(part: str) -> str:
    return part if '"' in part or _CLEAR.fullmatch(mask(part)) else f'"{part}"'
