"""How often what a FAQ answer says of two cards is among the first two questions of the pair.

Usage: python tools/faq_pairs.py [--half tuning|unseen|both] [--shown]

The entries are split by a hash of their names: order and kinds were tuned on the one half, and the other one is only
measured. ``tools/faq-points.tsv`` says by reading of which kind each point is. Without ``--shown`` the questions are
taken in their order, without any game; with it only those that a set-up has shown, or that what is printed answers.
"""

from __future__ import annotations

import argparse
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.answers.sentences.pair_questions import NOT_TRIED, pair_questions  # noqa: E402 - the checkout's own code
from judge.cards.loader import definition  # noqa: E402
from judge.matchup.clauses.questions_of_a_pair import questions  # noqa: E402
from judge.matchup.search.pair_search import matchup  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card

POINTS = ROOT / "tools" / "faq-points.tsv"
FIRST = 2
"""As many questions are looked at."""


class Point(NamedTuple):
    """What an answer says of two cards, as kinds of questions; or why it says nothing, and then of no two cards."""

    entry: str
    one: str
    other: str
    kinds: tuple[str, ...]
    why_not: str

    @property
    def half(self) -> str:
        """The half that the entry belongs to."""
        return "unseen" if int(sha256(self.entry.encode()).hexdigest(), 16) % 2 else "tuning"

    def is_met_by(self, kind: str) -> bool:
        """Whether a kind of question is the point."""
        return any(_fits(wanted, kind) for wanted in self.kinds)


def _fits(wanted: str, kind: str) -> bool:
    """Whether a kind is the one that is asked for, with ``*`` for anything in its place."""
    event, meets = wanted.split(", ")
    has_event, has_meets = kind.split(", ")
    return _part(event, has_event) and (meets == "*" or all(map(_part, meets.split(), f"{has_meets} *".split())))


def _part(wanted: str, has: str) -> bool:
    return wanted in {"*", has}


def points(half: str = "both") -> Iterator[Point]:
    """The points of the entries of a half."""
    for line in POINTS.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        entry, one, other, said = line.split("\t")
        why_not = said[2:] if said.startswith("- ") else ""
        found = Point(entry, one, other, () if why_not else tuple(said.split(" | ")), why_not)
        if half in {"both", found.half}:
            yield found


def newest(name: str) -> Card:
    """A card as it reads today."""
    return [*definition(name).cards()][-1]


def in_order(one: str, other: str) -> list[str]:
    """The kinds of the questions of two cards."""
    return [found.kind for found in questions(newest(one), newest(other))]


def as_shown(one: str, other: str) -> list[str]:
    """The kinds of the questions that are answered."""
    found = pair_questions(matchup(newest(one), newest(other)))
    return [asked.kind for asked in found.asked if asked.verdict != NOT_TRIED]


def main(arguments: list[str]) -> int:
    """Print the share, and each point that is missed with what stands first."""
    parser = argparse.ArgumentParser(description="what FAQ answers say of two cards, among the questions of the pair")
    parser.add_argument("--half", choices=("tuning", "unseen", "both"), default="tuning")
    parser.add_argument("--shown", action="store_true")
    options = parser.parse_args(arguments)
    said = [point for point in points(options.half) if point.kinds]
    reached = 0
    for point in said:
        kinds = (as_shown if options.shown else in_order)(point.one, point.other)
        if any(map(point.is_met_by, kinds[:FIRST])):
            reached += 1
            continue
        place = next((number for number, kind in enumerate(kinds, 1) if point.is_met_by(kind)), None)
        where = f"as number {place}" if place else "not at all"
        print(f"{point.one} vs {point.other}: {' | '.join(point.kinds)} {where}; first {'; '.join(kinds[:FIRST])}")
    without = sum(1 for point in points(options.half) if point.why_not)
    print(f"{options.half}: {reached} of {len(said)} points; of {without} entries pairs without a point of their own")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
