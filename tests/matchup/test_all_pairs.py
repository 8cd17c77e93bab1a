"""The questions of all pairs of all cards: the table is up to date, and a pair costs little work."""

from __future__ import annotations

import sys
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from judge.matchup.clauses.questions_of_a_pair import questions
from tools.pair_questions import all_cards, kinds_of, of_all_pairs, read, row_of, written

if TYPE_CHECKING:
    from types import FrameType

CALLS_OF_A_PAIR = 600
"""On average. All pairs of 935 cards are then asked in less than five minutes on one core, as calls take their time."""

NEAR = 0.2


def test_a_pair_takes_few_calls_so_that_all_pairs_take_minutes() -> None:
    cards = all_cards()
    pairs = [Random(seed).sample(cards, 2) for seed in range(300)]
    for one, other in pairs:
        questions(one, other)  # what is worked out once for each card
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:  # noqa: ARG001 - as it is called
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        for one, other in pairs:
            kinds_of(one, other)
    finally:
        sys.setprofile(None)
    assert 20 < calls / len(pairs) < CALLS_OF_A_PAIR


def test_the_table_of_all_pairs_is_about_up_to_date_for_a_sample_of_cards() -> None:
    """A clause that changes moves some rows a little; ``tools/lists.py`` writes them anew."""
    cards, kept = all_cards(), read().cards
    assert [*kept] == [card.name for card in cards]
    rows = {card.name: row_of(card, cards) for card in cards[::120]}
    far = [name for name, row in rows.items() for now, was in zip(row, kept[name], strict=True)
           if abs(now - was) > NEAR * was + 10]  # fmt: skip
    assert not far, "python tools/pair_questions.py writes the table anew"


def test_the_table_counts_each_pair_once() -> None:
    table = read()
    assert table.pairs > 430_000
    assert sum(kind.first for kind in table.kinds.values()) == table.pairs - table.without
    assert sum(row.without for row in table.cards.values()) == 2 * table.without
    assert all(kind.first <= kind.pairs for kind in table.kinds.values())


def test_a_table_of_a_few_cards_has_what_their_pairs_have() -> None:
    cards = [card for card in all_cards() if card.name in {"Vengeance", "Guardian Angel", "Defy", "Gold"}]
    assert len(cards) == 4
    table = of_all_pairs(cards)
    asked = [kinds_of(one, other) for one, other in combinations(cards, 2)]
    assert table.kinds["DIE, REPLACES DIE"].first == sum(kinds[:1] == ["DIE, REPLACES DIE"] for kinds in asked) >= 1
    assert table.kinds["DIE, REPLACES DIE"].pairs == sum("DIE, REPLACES DIE" in kinds for kinds in asked)
    assert sum(row.questions for row in table.cards.values()) == 2 * sum(map(len, asked))
    assert table.without == asked.count([])
    assert row_of(cards[0], cards) == table.cards[cards[0].name]
    assert "kind\tDIE, REPLACES DIE\t" in written(table)
