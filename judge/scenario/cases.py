"""The cases that rulings are to prove: a roll beside the ruling files, held against the blocks that name them.

A roll is a file ``cases.tsv`` in a directory of rulings: id, kind (``simulate``, ``targeting``, ``look-up``), the word
``unsettled`` where the official documents do not decide the case, the cards it needs, what it is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from judge.scenario.ruling_files import RulingBlock

ROLL = "cases.tsv"
KINDS = ("simulate", "targeting", "look-up")


class Case(Struct, frozen=True):
    """One case: what kind it is, whether the documents decide it, the cards it needs, what it is about."""

    id: str
    kind: str
    settled: bool
    cards: tuple[str, ...]
    about: tuple[str, ...]

    @property
    def executable(self) -> bool:
        """Whether a ruling can prove it; the others are questions for the look-up."""
        return self.kind != "look-up"


def roll_of(paths: Iterable[Path]) -> tuple[Case, ...]:
    """The cases of the rolls that lie in these directories; none where there is no roll."""
    return tuple(case for path in paths if (path / ROLL).is_file() for case in read_roll(path / ROLL))


def read_roll(path: Path) -> tuple[Case, ...]:
    """Read a roll. Raises ContentError with the line that is wrong."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        parts = line.split("\t")
        if len(parts) != 5 or parts[1] not in KINDS or parts[2] not in {"", "unsettled"}:
            raise ContentError(
                f"this is not a case: {line!r}", where=f"{path}:{number}",
                hint=f"Id, kind ({', '.join(KINDS)}), unsettled or nothing, cards, subjects, with tabs between.",
            )  # fmt: skip
        cards, about = (tuple(filter(None, part.split("; "))) for part in parts[3:])
        found.append(Case(parts[0], parts[1], not parts[2], cards, about))
    return tuple(found)


def proving(blocks: Iterable[RulingBlock]) -> dict[str, str]:
    """The file that names each case: the first one, where several do."""
    found: dict[str, str] = {}
    for block in blocks:
        for case in block.cases:
            found.setdefault(case, block.file)
    return found


def proven_by(runs: Iterable[tuple[RulingBlock, bool]]) -> frozenset[str]:
    """The cases that are named by blocks which all passed."""
    named: set[str] = set()
    failed: set[str] = set()
    for block, passed in runs:
        (named if passed else failed).update(block.cases)
    return frozenset(named - failed)


def tally(cases: Iterable[Case], proven: frozenset[str]) -> str:
    """How many executable cases are proven, in one line. Those that the documents leave open are told apart."""
    to_prove = [case for case in cases if case.executable]
    open_ones = [case for case in to_prove if not case.settled]
    shown = sum(case.id in proven for case in open_ones)
    done = sum(case.id in proven for case in to_prove) - shown
    return (
        f"{done} of {len(to_prove)} cases are proven; {len(open_ones)} of them are unsettled in the documents and "
        f"cannot be ({shown} shown)."
    )
