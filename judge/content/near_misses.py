"""Near misses: what looks like something that a text waits for and is not, each with the ruling that shows it.

A ruling says it in its head: ``near: ["RECALL -> MOVE"]``, what happens and what is waited for. Words in capitals are
kinds of events (``engine/state/clauses.py``). ``still`` says what is so all the same.
"""

from __future__ import annotations

from judge.content.ids import RULING
from judge.errors import ContentError
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from judge.content.ruling import Ruling
    from judge.content.store import Store

NEAR_MISSES = "near misses"
"""The record with all of them."""
_BETWEEN = " -> "


class NearMiss(NamedTuple):
    """What ``happens`` is not what is waited for (``waits``), by the ``rule`` that decides it.

    ``title`` is the title of the ``ruling`` that plays it, which states it. ``still`` is what is so all the same.
    """

    happens: str
    waits: str
    ruling: str
    title: str
    rule: str
    still: str = ""

    @property
    def name(self) -> str:
        """The name of its ruling: ``near-misses/a-recall-is-no-move``."""
        return self.ruling.removeprefix(RULING)

    @property
    def states(self) -> str:
        """What its ruling states first, to stand within a sentence: "a recall is no move"."""
        first = self.title.partition(";")[0]
        return f"{first[:1].lower()}{first[1:]}"


def near_misses_of(ruling: Ruling, near: Iterable[str], still: str, where: str) -> tuple[NearMiss, ...]:
    """The near misses that the head of a ruling names. Raises ContentError for a line that names no two things."""
    found = []
    for line in near:
        happens, between, waits = line.partition(_BETWEEN)
        if not between or not happens.strip() or not waits.strip():
            raise ContentError(f"near: expected two things, got {line!r}", where=where, hint='Write "RECALL -> MOVE".')
        if not ruling.rules:
            raise ContentError("near: there is no rule that decides it", where=where, hint="Write rules: [456].")
        found.append(NearMiss(happens.strip(), waits.strip(), ruling.id, ruling.title, ruling.rules[0], still))
    return tuple(found)


def near_misses_record(found: Iterable[NearMiss]) -> dict[str, Any]:
    """The record that is compiled."""
    return {NEAR_MISSES: [list(one) for one in found]}


def near_misses(store: Store) -> tuple[NearMiss, ...]:
    """All near misses, in the order of the files of their rulings."""
    if NEAR_MISSES not in store.memo:
        store.memo[NEAR_MISSES] = tuple(NearMiss(*one) for one in store.get(NEAR_MISSES) or ())
    found: tuple[NearMiss, ...] = store.memo[NEAR_MISSES]
    return found
