"""The impact of a version as text and as Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.impact.resting import KINDS
from judge.cli.markdown import escaped
from judge.cli.plain import wrap

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.impact.report import Affected, Impact, Reason

_HEADS = {
    "ruling": "Rulings",
    "faq": "Answers",
    "errata": "Errata",
    "scenario": "Scenarios",
    "citation": "Citations of the engine",
}


def summary(impact: Impact) -> str:
    """Say in a sentence how much there is to do."""
    left_out = f" {impact.reviewed} reviewed." if impact.reviewed else ""
    moved = f" {len(impact.moved)} rest only on rules that moved." if impact.moved else ""
    return (
        f"{impact.old} to {impact.new}: {len(impact.affected)} of {impact.checked} entries rest on a rule that "
        f"changed.{moved}{left_out}"
    )


def impact_plain(impact: Impact, width: int) -> str:
    """Give the list as plain text, grouped by kind."""
    lines = list(wrap(summary(impact), width))
    for head, group in _groups(impact):
        lines += ["", head]
        for one in group:
            lines += wrap(f"{one.entry.id}  {one.entry.title}{_badge(one)}", width, "  ")
            lines += wrap(one.entry.where, width, "    ") if one.entry.where.partition(":")[0] != one.entry.id else ()
            for reason in one.reasons:
                first, *others = wrap(_reason(reason, impact), width, "      ")
                lines += [f"    - {first.lstrip()}", *others]
    return "\n".join(lines)


def impact_markdown(impact: Impact) -> str:
    """Give the list as Markdown with boxes to tick."""
    parts = [f"**{escaped(summary(impact))}**"]
    for head, group in _groups(impact):
        lines = []
        for one in group:
            lines.append(f"- [ ] `{one.entry.id}` {escaped(one.entry.title)}{escaped(_badge(one))} ({one.entry.where})")
            lines += [f"  - {escaped(_reason(reason, impact))}" for reason in one.reasons]
        parts += [f"## {head}", "\n".join(lines)]
    return "\n\n".join(parts)


def _groups(impact: Impact) -> Iterator[tuple[str, list[Affected]]]:
    for kind in KINDS:
        if group := [one for one in impact.affected if one.entry.kind == kind]:
            yield f"{_HEADS[kind]} ({len(group)})", group
    if impact.moved:
        yield f"Only renumbered ({len(impact.moved)})", list(impact.moved)


def _badge(one: Affected) -> str:
    review = one.reviewed
    return f" [reviewed against {review.version}, {review.date}]" if review else ""


def _reason(reason: Reason, impact: Impact) -> str:
    """Say what became of a rule: ``1.3: 428.5.d, 1.4: 428.5.e, reworded. In 1.3: …``."""
    change = reason.change
    before = " and ".join(change.before)
    after = ", ".join(change.after)
    where = f"{impact.old}: {before}; {impact.new}: {after}" if after else f"{impact.old}: {before}"
    return f"{change.fate} ({where}). {change.note}".strip()
