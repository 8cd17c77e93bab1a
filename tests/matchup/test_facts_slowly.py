"""Every row of a fact table, and every cost that a text is said to change, is true over all lines of both walks."""

from __future__ import annotations

from random import Random

from judge.cards.loader import defined
from judge.errors import JudgeError
from tests.matchup.slow_facts import check

PAIRS = 20
"""``python -m tests.matchup.slow_facts 300`` checks more of them."""

NAMED = [
    ("Hidden Blade", "Zhonya's Hourglass"),
    ("Baited Hook", "Unlicensed Armory"),
    ("Draven, Audacious", "Hextech Ray"),
    ("Stupefy", "Hextech Ray"),
    ("Falling Star", "Highlander"),
]


def test_the_facts_of_random_pairs_are_true_on_every_line() -> None:
    random, rows = Random(13), 0
    names = [name for name in defined() if not name.endswith("Rune")]
    for pair in [*NAMED, *(random.sample(names, 2) for _ in range(PAIRS))]:
        try:
            found = check(*pair)
        except JudgeError:
            continue
        if found is not None:
            assert not found.wrong, (*pair, *found.wrong)
            rows += found.rows - found.unread
    assert rows >= 70
