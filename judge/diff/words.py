"""Compares two texts word by word."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, Literal

from rapidfuzz.distance import LCSseq

from judge.errors import Misuse
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_TOKEN = re.compile(r"\s*(?:\[[^\[\]\s]{1,12}\]|[^\W_]+(?:['\u2019][^\W_]+)*|[^\w\s]|_+)|\s+$")
"""A word, a symbol or a punctuation mark, each with the space before it."""

RunKind = Literal["kept", "removed", "added"]
_KEPT: tuple[RunKind, ...] = ("kept",)
_CHANGED: tuple[RunKind, ...] = ("removed", "added")


class Run(NamedTuple):
    """A stretch of text that both versions have, or only one of them."""

    kind: RunKind
    text: str


def difference(old: str, new: str) -> tuple[Run, ...]:
    """The steps from ``old`` to ``new``; removed text precedes what replaced it.

    The kept and removed runs joined are exactly ``old``, the kept and added ones exactly ``new``.
    """
    return tuple(_joined(_without_fragments(list(_runs(_TOKEN.findall(old), _TOKEN.findall(new))))))


def apply(runs: Iterable[Run], old: str) -> str:
    """The new text; raises Misuse if the difference is not about ``old``."""
    runs = tuple(runs)
    if "".join(run.text for run in runs if run.kind != "added") != old:
        raise Misuse("this comparison is for a different text", hint="Compute it again with difference(old, new).")
    return "".join(run.text for run in runs if run.kind != "removed")


def _runs(old: Sequence[str], new: Sequence[str]) -> Iterator[Run]:
    for step in LCSseq.opcodes(old, new):
        is_kept = step.tag == "equal"
        if step.src_end > step.src_start:
            yield Run("kept" if is_kept else "removed", "".join(old[step.src_start : step.src_end]))
        if step.dest_end > step.dest_start and not is_kept:
            yield Run("added", "".join(new[step.dest_start : step.dest_end]))


def _without_fragments(runs: list[Run]) -> Iterator[Run]:
    """The runs without single kept words or marks between two changes, which would only chop them up."""
    for place, run in enumerate(runs):
        is_inside = 0 < place < len(runs) - 1
        if run.kind == "kept" and is_inside and len(_TOKEN.findall(run.text)) == 1:
            yield Run("removed", run.text)
            yield Run("added", run.text)
        else:
            yield run


def _joined(runs: Iterable[Run]) -> Iterator[Run]:
    """The runs with consecutive ones joined: one kept run, or one removed and one added."""
    for is_kept, stretch in groupby(runs, key=lambda run: run.kind == "kept"):
        together = tuple(stretch)
        for kind in _KEPT if is_kept else _CHANGED:
            if text := "".join(run.text for run in together if run.kind == kind):
                yield Run(kind, text)
