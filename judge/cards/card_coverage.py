"""What is known of each card beside its definition: the rulings that show it, who read it again, and open questions.

``shown.tsv`` is written by ``python tools/lists.py`` from the rulings. ``second-reading.tsv`` is written by
``python tools/second_reading.py``: somebody who did not write a definition has compared it with the official text,
clause by clause. The mark holds a hash of the definition, and lapses when the definition changes.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path

from judge.cards.catalogue import catalogue, facts_of, in_play
from judge.cards.loader import is_defined, place
from judge.errors import ContentError
from judge.packed_sources import read_source
from judge.record import NamedTuple
from judge.text_file import content_text

_HERE = Path(__file__).parent
SHOWN = _HERE / "shown.tsv"
SECOND_READING = _HERE / "second-reading.tsv"

_SHARED = re.compile(r"^from judge\.cards\.([a-z_]+) import", re.MULTILINE)


class CardCovered(NamedTuple):
    """A card: whether it is defined, the files of rulings that name it, and the open questions that these rest on.

    ``read`` is the day of a second reading of the definition as it is now, or ""; ``lapsed`` says that there is a mark
    for an earlier form of it.
    """

    name: str
    set: str
    defined: bool
    rulings: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()
    read: str = ""
    lapsed: bool = False


class Mark(NamedTuple):
    """A second reading: the hash of the definition that was read, and the day."""

    hash: str
    day: str


def definition_hash(name: str) -> str:
    """The first 12 digits of a hash of the file that defines a card, with the files in ``judge/cards`` that it shares.

    Raises KeyError if the catalogue has no such card, FileNotFoundError if the card is not defined.
    """
    text = read_source(str(_HERE.joinpath(*place(name).split("."))) + ".py")
    shared = [content_text(_HERE / f"{module}.py") for module in sorted(set(_SHARED.findall(text)))
              if module != "definition"]  # fmt: skip
    return sha256("\n".join((text, *shared)).encode()).hexdigest()[:12]


@cache
def marks() -> dict[str, Mark]:
    """The second readings by card. Raises ContentError with the line that is wrong."""
    found = {}
    for at, row in _rows(SECOND_READING, 3):
        if row[0] not in _names():
            raise ContentError(f"there is no card {row[0]!r}", where=f"judge/cards/{SECOND_READING.name}:{at}")
        found[row[0]] = Mark(row[1], row[2])
    return found


@cache
def shown() -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """For each card the ruling files that name it and the open questions that its own ruling rests on."""
    return {row[0]: (tuple(row[1].split()), tuple(row[2].split())) for _, row in _rows(SHOWN, 3)}


def _rows(path: Path, columns: int) -> list[tuple[int, list[str]]]:
    rows = []
    for at, line in enumerate(content_text(path, f"judge/cards/{path.name}").splitlines(), 1):
        if line and not line.startswith("#"):
            row = line.split("\t")
            if len(row) != columns:
                raise ContentError(f"expected {columns} columns, got {len(row)}", where=f"judge/cards/{path.name}:{at}")
            rows.append((at, row))
    return rows


def card_coverage() -> tuple[CardCovered, ...]:
    """Every card of the catalogue in the order of names; the printings of a token count as one, markers as none."""
    return tuple(_covered(name) for name in sorted(_names()))


@cache
def _names() -> frozenset[str]:
    return frozenset(in_play(name) for name, facts in catalogue().items() if not facts.is_marker)


def _covered(name: str) -> CardCovered:
    printed = facts_of(name).set
    if not is_defined(name):
        return CardCovered(name, printed, defined=False)
    rulings, doubts = shown().get(name, ((), ()))
    mark = marks().get(name)
    holds = mark is not None and mark.hash == definition_hash(name)
    return CardCovered(
        name, printed, defined=True, rulings=rulings, doubts=doubts,
        read=mark.day if mark is not None and holds else "", lapsed=mark is not None and not holds,
    )  # fmt: skip
