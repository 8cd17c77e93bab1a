"""The directory of a sweep: its manifest, and a line of JSON for each pair that is finished."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from judge.errors import ContentError, Misuse
from judge.sweep.manifest import NAME, Manifest, read_manifest
from judge.sweep.pair_record import from_line

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.sweep.pair_record import PairRecord
    from judge.sweep.pairs import Pair

PAIRS = "pairs.jsonl"


def begin(directory: Path, manifest: Manifest) -> None:
    """Begin a sweep in a directory; Misuse if another one is in it."""
    if (directory / NAME).exists():
        hint = f"judge sweep --resume --out {directory} resumes it; --out DIR starts another one."
        raise Misuse("this directory already has a sweep", where=str(directory), hint=hint)
    directory.mkdir(parents=True, exist_ok=True)
    (directory / NAME).write_text(manifest.written(), encoding="utf-8")


def resume(directory: Path, code: str) -> tuple[Manifest, set[Pair]]:
    """The manifest of a sweep and the pairs that it has; a last line that was half written is dropped.

    Misuse if the program is no longer the one that began it.
    """
    manifest = read_manifest(directory)
    if manifest.code != code:
        raise Misuse(
            f"another version of the program began this sweep: {manifest.program} {manifest.code}; this one is {code}",
            where=str(directory),
            hint="Start another sweep with --out DIR; judge sweep compare shows what differs.",
        )
    drop_half_a_line(directory / PAIRS)
    return manifest, {record.pair for record in records(directory)}


def drop_half_a_line(path: Path) -> None:
    """Cut off what stands behind the last end of a line, which a sweep that was killed may have left."""
    if not path.exists():
        return
    with path.open("rb+") as file:
        at = file.seek(0, 2)
        while at:
            start = max(0, at - 65536)
            file.seek(start)
            end = file.read(at - start).rfind(b"\n")
            if end >= 0:
                file.truncate(start + end + 1)
                return
            at = start
        file.truncate(0)


def records(directory: Path) -> Iterator[PairRecord]:
    """The record of every finished pair; a half-written last line is passed over.

    ContentError if another line cannot be read.
    """
    path = directory / PAIRS
    if not path.exists():
        return
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                return
            try:
                yield from_line(line)
            except ContentError as problem:
                raise ContentError(problem.reason, where=f"{path}:{number}") from None


class Appended:
    """The file to which the record of each pair is added as soon as it is there."""

    def __init__(self, directory: Path) -> None:
        self._file: BinaryIO = (directory / PAIRS).open("ab")

    def add(self, record: PairRecord) -> None:
        """Write a record so that it is there even if the next moment ends the program."""
        self._file.write(record.as_line())
        self._file.flush()

    def close(self) -> None:
        self._file.close()
