"""Asks for the questions of all pairs of all cards, and keeps how many there are of each kind and for each card.

Usage: python tools/pair_questions.py [--all]

Writes ``docs/generated/pair-questions.tsv``: each kind of question with the pairs that have it and those in which it
stands first, and each card with its partners that it has no question with and the number of its questions. Nothing is
played for it: the questions come from the clauses of the cards. Where the rows of some cards are as they stand in the
table, it is left as it is, unless ``--all`` is said: all pairs take about a minute on one core.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.cards.loader import definitions  # noqa: E402 - the checkout's own code
from judge.matchup.clauses.questions_of_a_pair import questions  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.card import Card

TABLE = ROOT / "docs" / "generated" / "pair-questions.tsv"
EVERY = 60
"""Of the cards by their names, one of so many is looked at to see whether the table is up to date."""


class Row(NamedTuple):
    """A card: the partners that it has no question with, and its questions with all others."""

    without: int
    questions: int


class Kind(NamedTuple):
    """A kind of question: the pairs that have it, and those in which it stands first."""

    pairs: int
    first: int


class Table(NamedTuple):
    """What the table says."""

    kinds: dict[str, Kind]
    cards: dict[str, Row]

    @property
    def pairs(self) -> int:
        """How many pairs there are."""
        return len(self.cards) * (len(self.cards) - 1) // 2

    @property
    def without(self) -> int:
        """How many of them have no question."""
        return sum(row.without for row in self.cards.values()) // 2


def all_cards() -> list[Card]:
    """Every card as it reads today."""
    return [[*found.cards()][-1] for found in definitions()]


def kinds_of(one: Card, other: Card) -> list[str]:
    """The kinds of the questions of two cards, in their order; they are not kept."""
    first, second = sorted((one, other), key=lambda card: card.name)
    return [found.kind for found in questions.__wrapped__(first, second)]


def row_of(card: Card, cards: Iterable[Card]) -> Row:
    """The row of one card."""
    counts = [len(kinds_of(card, other)) for other in cards if other is not card]
    return Row(counts.count(0), sum(counts))


def of_all_pairs(cards: list[Card]) -> Table:
    """The questions of all pairs."""
    pairs, first, without, asked = (Counter[str]() for _ in range(4))
    for one, other in combinations(cards, 2):
        found = kinds_of(one, other)
        pairs.update(set(found))
        first.update(found[:1])
        for name in (one.name, other.name):
            without[name] += not found
            asked[name] += len(found)
    kinds = {kind: Kind(count, first[kind]) for kind, count in sorted(pairs.items(), key=lambda one: (-one[1], one[0]))}
    return Table(kinds, {card.name: Row(without[card.name], asked[card.name]) for card in cards})


def read() -> Table:
    """The table as it is kept."""
    kinds: dict[str, Kind] = {}
    cards: dict[str, Row] = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        match line.split("\t"):
            case ["kind", name, count, first]:
                kinds[name] = Kind(int(count), int(first))
            case ["card", name, without, count]:
                cards[name] = Row(int(without), int(count))
    return Table(kinds, cards)


def written(table: Table) -> str:
    """The table as a file."""
    lines = [
        f"# {table.pairs} pairs of {len(table.cards)} cards; {table.without} have no question",
        "# kind\tits name\tpairs that have it\tpairs in which it stands first",
        *("\t".join(("kind", name, *map(str, row))) for name, row in table.kinds.items()),
        "# card\tits name\tpartners that it has no question with\tits questions with all others",
        *("\t".join(("card", name, *map(str, row))) for name, row in table.cards.items()),
    ]
    return "".join(f"{line}\n" for line in lines)


def outdated(table: Table, cards: list[Card], every: int = EVERY) -> dict[str, Row]:
    """The cards, of those looked at, whose row is another one by now."""
    if [*table.cards] != [card.name for card in cards]:
        return {card.name: Row(0, 0) for card in cards if card.name not in table.cards} or {"": Row(0, 0)}
    looked_at = {card.name: row_of(card, cards) for card in cards[::every]}
    return {name: row for name, row in looked_at.items() if table.cards[name] != row}


def main(arguments: list[str] | None = None) -> int:
    """Write the table where it is not up to date."""
    cards = all_cards()
    if "--all" in (arguments or []) or not TABLE.exists() or outdated(read(), cards):
        TABLE.write_text(written(of_all_pairs(cards)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
