"""A report on a sweep and a comparison of two as pages for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.page.blocks import Paragraph, Section, line, shortened

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator, Sequence

    from judge.answers.page.blocks import Block
    from judge.sweep.comparison import Comparison
    from judge.sweep.report import Group, Named, Report

LONGEST = 200
"""The most characters shown of what is said about a pair."""
SLOWEST = 5
COUNTED = 20
"""The most kinds listed; the JSON has all of them."""


CONTRADICTORY = "Answers that contradict themselves"


def report_page(report: Report, most: int) -> Iterator[Block]:
    """The blocks of a report; ``most`` pairs are listed of each kind."""
    made = report.manifest
    yield Paragraph(line("verdict", _verdict(report)))
    drawn = f"a sample drawn by seed {made.seed}" if made.sample else "all pairs"
    yield Paragraph(
        line(
            "basis",
            f"{drawn[0].upper()}{drawn[1:]} of {len(made.cards)} card{'s' * (len(made.cards) != 1)}; wordings of "
            f"{made.as_of} ({made.checksum}), Core Rules {made.rules}, program {made.program} ({made.code}); at most "
            f"{made.seconds_per_pair:g} s a pair.",
        )
    )
    yield Section("Do they interact", tuple(_counted(report.interact)))
    yield from _section("Kinds of interaction that were shown", report.kinds)
    yield from _section("Questions by verdict", report.verdicts)
    yield from _section("Simulations", report.statuses)
    yield from _section("Answers by their number of points", report.points)
    yield from _section("Written ruling and simulation", report.checks)
    yield from _groups("The written ruling disagrees", report.disagreeing, most)
    yield from _groups("Refused", report.refused, most)
    yield from _groups("Cut", report.cut, most)
    yield from _groups("Failed", report.failed, most)
    title = f"{CONTRADICTORY} ({report.pairs_at_odds:,} pairs)"
    yield from _groups(title, report.contradictions, most)
    if not report.contradictions:
        yield Section(CONTRADICTORY, ("none",))
    times = report.times
    seconds = f"median {times.median:.2f} s, 99th percentile {times.p99:.2f} s, total {times.all:,.0f} s"
    yield Section("Time", (seconds, *(f" {one}" for one in report.slowest[: min(most, SLOWEST)])))


def _verdict(report: Report) -> str:
    ended = ", ".join(f"{number:,} {end}" for end, number in report.ended.items() if number)
    return f"{report.finished:,} of {report.manifest.pairs:,} pairs: {ended or 'none finished'}."


def comparison_page(compared: Comparison, most: int) -> Iterator[Block]:
    """The blocks of a comparison; ``most`` pairs are listed of each kind of change."""
    yield Paragraph(line("verdict", _difference(compared)))
    made = "; ".join(compared.made) or "made by the same program with the same rules, cards and options"
    yield Paragraph(line("basis", f"{compared.before} and {compared.after}: {made}."))
    if compared.corrected:
        listed = ", ".join(compared.corrected[: most or None])
        more = f" and {len(compared.corrected) - most} more" if 0 < most < len(compared.corrected) else ""
        have = f"{compared.of_corrected:,} of the pairs that changed contain one of them"
        yield Section("Cards whose wording changed", (f"{listed}{more}", have))
    yield from _section("All changes; a pair may have several", compared.kinds)
    yield from _groups("Pairs by their first change", compared.changed, most)
    for title, pairs in ((f"Only in {compared.before}", compared.only_before),
                         (f"Only in {compared.after}", compared.only_after)):  # fmt: skip
        if pairs:
            yield Section(f"{title} ({len(pairs):,})", tuple(_listed([" x ".join(pair) for pair in pairs], most)))


def _difference(compared: Comparison) -> str:
    if compared.exit_code == 0:
        return f"The same: all {compared.in_both:,} pairs have the same answer in both."
    return f"{compared.different:,} of the {compared.in_both:,} pairs in both sweeps are answered differently."


def _section(title: str, counted: Counter[str]) -> Iterator[Block]:
    if counted:
        yield Section(title, tuple(_listed(list(_counted(counted)), COUNTED)))


def _counted(counted: Counter[str]) -> Iterator[str]:
    whole = sum(counted.values())
    for name, number in counted.most_common():
        yield f"{number:,}  {name} ({number / whole:.0%})" if whole else f"0  {name}"


def _groups(title: str, group: Group, most: int) -> Iterator[Block]:
    if group:
        yield Section(title, tuple(row for name, ones in group.items() for row in _of_one(name, ones, most)))


def _of_one(name: str, ones: list[Named], most: int) -> Iterator[str]:
    yield f"{len(ones):,}  {name or ('pairs' if len(ones) > 1 else 'pair')}"
    yield from (f" {row}" for row in _listed([shortened(str(one), LONGEST) for one in ones], most))


def _listed(rows: Sequence[str], most: int) -> Iterator[str]:
    yield from rows[:most]
    if most and len(rows) > most:
        yield f"and {len(rows) - most:,} more"
