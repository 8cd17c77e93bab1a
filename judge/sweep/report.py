"""What a sweep found, counted: interactions by kind, refusals, the slowest pairs, disagreements and contradictions."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from judge.record import NamedTuple
from judge.sweep.contradictions import CONTRADICTIONS, at_odds
from judge.sweep.kept import records
from judge.sweep.manifest import read_manifest
from judge.sweep.pair_record import ANSWERED, CUT, ENDS, FAILED, REFUSED

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from judge.sweep.manifest import Manifest
    from judge.sweep.pair_record import PairRecord

SLOWEST = 20
"""The number of the slowest pairs that are kept, however many a page lists."""
DISAGREES = "disagrees"


class Named(NamedTuple):
    """A pair by its names, with what is to be said about it."""

    pair: tuple[str, str]
    words: str = ""

    def __str__(self) -> str:
        names = " x ".join(self.pair)
        return f"{names}: {self.words}" if self.words else names


Group = dict[str, list[Named]]
"""Pairs by what they have in common."""


class Times(NamedTuple):
    """Seconds of the processor: the one in the middle, the 99th of 100, the longest, and all together."""

    median: float = 0
    p99: float = 0
    longest: float = 0
    all: float = 0


class Report(NamedTuple):
    """What a sweep found; pairs are given by what they have in common."""

    manifest: Manifest
    ended: Counter[str]
    interact: Counter[str]
    kinds: Counter[str]
    verdicts: Counter[str]
    statuses: Counter[str]
    checks: Counter[str]
    points: Counter[str]
    refused: Group
    cut: Group
    failed: Group
    disagreeing: Group
    contradictions: Group
    slowest: list[Named]
    times: Times

    @property
    def finished(self) -> int:
        return sum(self.ended.values())

    @property
    def pairs_at_odds(self) -> int:
        return len({one.pair for group in self.contradictions.values() for one in group})

    def as_json(self) -> dict[str, Any]:
        """Everything that was counted, and every pair of each group."""
        made = {name: getattr(self.manifest, name) for name in self.manifest.__struct_fields__
                if name not in {"cards", "wordings", "schema"}}  # fmt: skip
        counted = ("ended", "interact", "kinds", "verdicts", "statuses", "checks", "points")
        groups = ("refused", "cut", "failed", "disagreeing", "contradictions")
        return {
            "schema": 1,
            "sweep": {**made, "cards": len(self.manifest.cards), "wordings": self.manifest.checksum},
            "finished": self.finished,
            **{name: dict(getattr(self, name).most_common()) for name in counted},
            "seconds": self.times._asdict(),
            **{name: as_rows(getattr(self, name)) for name in groups},
            "pairs_at_odds": self.pairs_at_odds,
            "slowest": [one._asdict() for one in self.slowest],
        }


def as_rows(group: Group) -> list[dict[str, Any]]:
    """A group as plain values."""
    return [{"what": name, "pairs": [one._asdict() for one in ones]} for name, ones in group.items()]


def said(interact: bool | None) -> str:
    """Whether a pair interacts, as a word."""
    return "unknown" if interact is None else "true" if interact else "false"


def report_on(directory: Path) -> Report:
    """The report on the sweep in a directory, finished or not; ContentError if there is none."""
    return counted(read_manifest(directory), records(directory))


def counted(manifest: Manifest, found: Iterable[PairRecord]) -> Report:
    """The report on records; several of the same pair count as the last of them."""
    last = {record.pair: record for record in found}
    rows = [last[pair] for pair in sorted(last)]
    answered = [one for one in rows if one.ended == ANSWERED]
    disagreeing = [one for one in answered if one.check == DISAGREES]
    slowest = sorted(rows, key=lambda one: -one.seconds)[:SLOWEST]
    return Report(
        manifest,
        Counter({end: sum(one.ended == end for one in rows) for end in ENDS}),
        Counter({word: sum(said(one.interact) == word for one in answered) for word in ("true", "false", "unknown")}),
        Counter(kind for one in answered for kind in one.kinds),
        Counter(f"{one.kind}: {one.verdict}" for record in answered for one in record.questions),
        Counter(one.status for one in answered if one.status),
        Counter(one.check for one in answered if one.check),
        Counter(str(one.points) for one in answered if one.points),
        _by_reason(one for one in rows if one.ended == REFUSED),
        _by_reason(one for one in rows if one.ended == CUT),
        _by_reason(one for one in rows if one.ended == FAILED),
        _most_first({"": [Named(one.pair, one.at_odds) for one in disagreeing]} if disagreeing else {}),
        _at_odds(answered),
        [Named(one.pair, f"{one.seconds:.2f} s, {one.ended}, {one.positions} positions") for one in slowest],
        _times(sorted(one.seconds for one in rows)),
    )  # fmt: skip


def _by_reason(found: Iterable[PairRecord]) -> Group:
    """Pairs by why they have no answer; a card's own name in the reason does not make it another one."""
    group: Group = {}
    for one in found:
        reason = one.why
        for name in one.pair:
            reason = reason.replace(name, "A")
        group.setdefault(reason, []).append(Named(one.pair, one.place))
    return _most_first(group)


def _at_odds(found: Iterable[PairRecord]) -> Group:
    """Pairs by how they are at odds with themselves, in the order of the table; those without a pair are left out."""
    group: Group = {one.name: [] for one in CONTRADICTIONS}
    for record in found:
        for name, evidence in at_odds(record):
            group[name].append(Named(record.pair, evidence))
    return {name: ones for name, ones in group.items() if ones}


def _most_first(group: Group) -> Group:
    return dict(sorted(group.items(), key=lambda item: -len(item[1])))


def _times(seconds: list[float]) -> Times:
    if not seconds:
        return Times()
    last = len(seconds) - 1
    return Times(seconds[last // 2], seconds[round(last * 0.99)], seconds[-1], round(sum(seconds), 3))
