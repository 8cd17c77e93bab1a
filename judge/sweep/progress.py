"""How far a sweep is, on the terminal, and what it came to."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from judge.record import NamedTuple
from judge.sweep.pair_record import CUT, ENDS, FAILED, REFUSED

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable
    from pathlib import Path

    from judge.sweep.conduct import Sweep
    from judge.sweep.pair_record import PairRecord

UNUSUAL = (REFUSED, CUT, FAILED)


class Summary(NamedTuple):
    """How many pairs of a sweep are finished, and how those ended that were asked this time."""

    directory: Path
    pairs: int
    finished: int
    ended: dict[str, int]

    def __str__(self) -> str:
        said = ", ".join(f"{number:,} {end}" for end, number in self.ended.items() if number)
        ended = f" In this run: {said}." if said else ""
        return f"{self.finished:,} of {self.pairs:,} pairs finished, in {self.directory}.{ended}"

    def as_json(self) -> dict[str, Any]:
        return {"schema": 1, **self._asdict(), "directory": str(self.directory)}


def followed(records: Iterable[PairRecord], sweep: Sweep, ended: Counter[str]) -> None:
    """Go through the records as they come and count in ``ended`` how they ended.

    One line on stderr shows how far the sweep is; nothing is shown where that is no terminal.
    """
    if not sys.stderr.isatty():
        for record in records:
            ended[record.ended] += 1
        return
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=sweep.manifest.pairs, completed=sweep.finished)
        for record in records:
            ended[record.ended] += 1
            others = ", ".join(f"{ended[one]} {one}" for one in UNUSUAL if ended[one])
            bar.update(task, advance=1, description=f"{' x '.join(record.pair)}  {others}")


def summed_up(sweep: Sweep, ended: Counter[str]) -> Summary:
    """What a sweep came to so far."""
    now = {end: ended[end] for end in ENDS}
    return Summary(sweep.directory, sweep.manifest.pairs, sweep.finished + sum(now.values()), now)
