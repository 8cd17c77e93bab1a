"""How well the search finds what a line of people's words was written for, with that line left out of the index.

``python -m tools.asked_left_out [SAMPLE]`` asks lines of texts that have four or more (the ones people ask about most)
as questions, and prints hit@1 and hit@5: the text itself, and the text, the rule above it or one right below it. The
lines are left out in turns, a twentieth at a time. No question of a test is touched by this: weights are tuned on it.
"""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING, NamedTuple

from judge.answers.finding.full_text import of_tournament
from judge.answers.library.open_library import open_library
from judge.answers.library.spelled_words import is_spelled
from judge.cards.names import find_names
from judge.content.ids import parent_number
from judge.index.candidates import candidates
from judge.index.evaluation.intervals import interval
from judge.index.passages import asked_lines, passage_ids, passages
from judge.index.query import parse_question
from judge.index.ranking import rank
from judge.index.whoosh_adapter import index_in_memory
from judge.index.words import terms

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.library import Library

TURNS = 20
"""So many indexes are built, each without another share of the lines that are asked."""
LINES = 4
"""Texts with so many lines are asked about; of one with two, half is gone when one is left out."""
SEED = 7
"""Every run asks the same lines."""


class Found(NamedTuple):
    """A line that was asked: the text it was written for, and the first five places."""

    line: str
    wanted: str
    five: tuple[str, ...]


def sampled(library: Library, size: int) -> list[tuple[str, str]]:
    """Pairs of an id and a line of it, the same in every run."""
    every = [(one, asked_lines(library, one)) for one in passage_ids(library)]
    pairs = [(one, line) for one, lines in every if len(lines) >= LINES for line in lines if terms(line)]
    return random.Random(SEED).sample(pairs, min(size, len(pairs)))  # noqa: S311 - a sample, not a secret


def ask_all(library: Library, pairs: list[tuple[str, str]]) -> Iterator[Found]:
    """Ask the lines, those of each turn in an index without them."""
    ids = passage_ids(library)
    for turn in range(TURNS):
        asked = pairs[turn::TURNS]
        out = set(asked)

        def left(identifier: str, out: set[tuple[str, str]] = out) -> tuple[str, ...]:
            return tuple(line for line in asked_lines(library, identifier) if (identifier, line) not in out)

        index = index_in_memory(one._replace(asked="\n".join(left(one.id))) for one in passages(library))
        for wanted, line in asked:
            cards = list(dict.fromkeys(name for _, _, name in find_names(line)))
            question = parse_question(line, library, index, cards, is_spelled=is_spelled, tournament=of_tournament(ids))
            matches = [(ids[number], score) for number, score in index.search(question.wanted)]
            places = rank(library, question, candidates(library, index, question, matches, left))
            yield Found(line, wanted, tuple(place.id for place in places[:5]))


def is_near(found: str, wanted: str) -> bool:
    """Whether a place is the wanted one, right above it or right below it."""
    (head, _, number), (other, _, asked) = found.partition(":"), wanted.partition(":")
    return head == other and (number == asked or parent_number(number) == asked or parent_number(asked) == number)


def main(words: list[str]) -> None:
    """Print the figures with their intervals."""
    library = open_library()
    found = list(ask_all(library, sampled(library, int(words[0]) if words else 700)))
    print(f"{'a hit is':<24} hit@1  hit@5  interval of hit@5, n = {len(found)}")
    for name, fits in (("the text itself", str.__eq__), ("or right above or below", is_near)):
        first = sum(any(fits(one, asked.wanted) for one in asked.five[:1]) for asked in found)
        five = sum(any(fits(one, asked.wanted) for one in asked.five) for asked in found)
        low, high = interval(five, len(found))
        print(f"{name:<24} {first / len(found):>5.2f} {five / len(found):>6.2f}  {low:.2f}-{high:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
