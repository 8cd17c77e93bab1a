"""Carries out a sweep: begins or resumes it, asks, and keeps each record as it comes."""

from __future__ import annotations

import os
from contextlib import closing
from typing import TYPE_CHECKING

from judge.record import NamedTuple
from judge.sweep.kept import Appended, begin, resume
from judge.sweep.manifest import code_checksum
from judge.sweep.pool import in_processes
from judge.sweep.worker_process import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from judge.sweep.manifest import Manifest
    from judge.sweep.pair_record import PairRecord
    from judge.sweep.pairs import Pair

    Asker = Callable[[list[Pair], Settings], Generator[PairRecord]]


class Sweep(NamedTuple):
    """A sweep that was begun or resumed: what it is made of, where it is kept, and the pairs that are left."""

    manifest: Manifest
    directory: Path
    left: list[Pair]

    @property
    def finished(self) -> int:
        return self.manifest.pairs - len(self.left)


def begun(directory: Path, manifest: Manifest) -> Sweep:
    """A new sweep; Misuse if there is one in the directory."""
    begin(directory, manifest)
    return Sweep(manifest, directory, manifest.drawn())


def resumed(directory: Path) -> Sweep:
    """The sweep in a directory with the pairs that are left of it; Misuse if another program began it."""
    manifest, done = resume(directory, code_checksum())
    return Sweep(manifest, directory, [pair for pair in manifest.drawn() if pair not in done])


def processes_of(number: int) -> int:
    """How many processes ask: the number that was given, otherwise one for each processor."""
    return number or os.cpu_count() or 1


def carried_out(sweep: Sweep, asker: Asker) -> Generator[PairRecord]:
    """Ask about what is left and keep each record before it is given on; closed early, it keeps what is there."""
    settings = Settings(sweep.manifest.as_of, sweep.manifest.rules, sweep.manifest.seconds_per_pair)
    file = Appended(sweep.directory)
    try:
        with closing(asker(sweep.left, settings)) as found:
            for record in found:
                file.add(record)
                yield record
    finally:
        file.close()


def by_cluster(address: str, code: str) -> Asker:
    """Asks on the Dask cluster whose scheduler has this address, with the program of that checksum."""
    from judge.sweep.dask_cluster import on_cluster  # noqa: PLC0415 - only for a cluster

    return lambda pairs, settings: on_cluster(pairs, settings, address, code)


def by_processes(number: int) -> Asker:
    """Asks in several processes of this machine."""
    return lambda pairs, settings: in_processes(pairs, settings, processes_of(number))
