"""Records, manifests and directories of sweeps that were never carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.sweep.kept import Appended, begin
from judge.sweep.manifest import Manifest
from judge.sweep.pair_record import ANSWERED, PairRecord

if TYPE_CHECKING:
    from pathlib import Path

PAIR = ("Defy", "Wind Wall")


def record(pair: tuple[str, str] = PAIR, ended: str = ANSWERED, **values: Any) -> PairRecord:
    """A record of an answer that says yes, and nothing that contradicts it."""
    if ended == ANSWERED:
        values = {"interact": True, "answer": "They do.", "status": "complete", "positions": 1, "kinds": ("acts on",),
                  "check": "no ruling", **values}  # fmt: skip
    return PairRecord(pair, ended, **values)


def manifest(**values: Any) -> Manifest:
    """The manifest of all pairs of three cards."""
    made = {
        "program": "0.1.0", "code": "abc", "engine": "1.4", "rules": "1.4", "as_of": "2026-07-24",
        "cards": ("Defy", "Vengeance", "Wind Wall"), "wordings": {"Defy": "1", "Vengeance": "1", "Wind Wall": "1"},
        "sample": 0, "seed": 0, "seconds_per_pair": 20, "pairs": 3,
    }  # fmt: skip
    return Manifest(**{**made, **values})


def kept(directory: Path, *records: PairRecord, **values: Any) -> Path:
    """A directory with a sweep that has these records."""
    begin(directory, manifest(**values))
    file = Appended(directory)
    for one in records:
        file.add(one)
    file.close()
    return directory
