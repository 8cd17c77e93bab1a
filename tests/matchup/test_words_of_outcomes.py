"""Different outcomes have different words, an undone play is told as undone, and nobody saves themselves."""

from __future__ import annotations

import re
from random import Random

from judge.cards.loader import defined
from judge.engine.state.events import Happened
from judge.errors import JudgeError
from judge.matchup.points.narration import summaries, when
from judge.matchup.search.pair_search import matchup
from judge.scenario.board.setup import card_for
from tests.matchup.search.test_pair_search import TODAY

PAIRS = 20
"""Drawn from all cards; ``judge sweep`` asks about all pairs."""
ITSELF = re.compile(r"(?:^|; )(\S[^;]*?) (?:saves|can save|kills|counters) \1(?=$|[;,. ]| \()")
NAMELESS = re.compile(r"(?:^|; |: )It (?!is the |is so )")


def test_the_words_of_random_pairs() -> None:
    random, walks = Random(29), 0
    names = [name for name in defined() if not name.endswith("Rune")]
    for _ in range(PAIRS):
        one, other = random.sample(names, 2)
        try:
            found = matchup(card_for(one, TODAY), card_for(other, TODAY))
        except JudgeError:
            continue
        for entry in (*found.interacting, *found.others):
            for walked in filter(None, (entry.walk, entry.without)):
                words = summaries(walked.outcomes)
                assert len(set(words)) == len(words), (one, other, words)
                walks += 1
                for outcome, told in zip(walked.outcomes, words, strict=True):
                    events = outcome.end.events
                    said = [told, when(outcome), *map(str, events), *(edge.words for edge in entry.edges)]
                    assert not any(ITSELF.search(text) or NAMELESS.search(text) for text in said), (one, other, said)
                    undone = [str(event) for event in events if event.kind is Happened.PLAY_UNDONE]
                    assert all(text in told for text in undone), (one, other, told)
    assert walks >= 33
