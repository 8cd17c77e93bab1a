"""Where questions come from: official answers, the project's rulings, and pairs of cards, in an order that is drawn.

Official answers travel with the package and pairs are derived anew; rulings are read where there is a checkout.
"""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from judge.practice.derived import derived
from judge.practice.question import question_of
from judge.practice.score import EMPTY
from judge.practice.topics import sections_of
from judge.practice.written import written
from judge.practice.wrong_outcomes import drawn_from

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.library import Library
    from judge.practice.candidates import Candidate
    from judge.practice.question import Question
    from judge.practice.score import Score
    from judge.practice.topics import Topic

BETWEEN_PAIRS = 4
"""The number of written questions after which one about a pair of cards comes."""
PAIRS_TRIED = 12
"""So many pairs are tried for one question before another written one comes, or, at the end, none."""


def questions(
    library: Library, seed: int, topic: Topic | None = None, level: str = "", score: Score = EMPTY
) -> Iterator[Question]:
    """Questions in an order that the seed decides; no situation comes twice.

    What a section of the rulebook is about in which ``score`` has wrong answers tends to come earlier.
    """
    seen: set[str] = set()

    def fits(question: Question) -> bool:
        about = topic is None or topic.has(rule.number for rule in question.rules)
        if question.mark in seen or not about or level not in {"", question.level}:
            return False
        seen.add(question.mark)
        return True

    known = [one for one in written(library) if topic is None or topic.has(one.rules)]
    pairs = derived(library, seed)
    asked = filter(fits, _made(library, _in_order(library, known, seed, score), seed))
    while some := list(islice(asked, BETWEEN_PAIRS)):
        yield from some
        yield from islice(filter(fits, _made(library, islice(pairs, PAIRS_TRIED), seed)), 1)
    while some := list(islice(filter(fits, _made(library, islice(pairs, PAIRS_TRIED), seed)), 1)):
        yield from some


def _made(library: Library, candidates: Iterator[Candidate], seed: int) -> Iterator[Question]:
    """The questions that situations make, as far as they make good ones."""
    for candidate in candidates:
        situation = candidate.load()
        if situation is None:
            continue
        chance = Random(f"{seed} {situation.name}")  # noqa: S311 - the same questions for the same seed
        drawn = drawn_from(situation, chance)
        if drawn is not None:
            yield question_of(library, drawn, chance)


def _in_order(library: Library, found: list[Candidate], seed: int, score: Score) -> Iterator[Candidate]:
    """Situations drawn one after another, each as likely as it weighs."""
    drawing = Random(seed)  # noqa: S311 - the same questions for the same seed

    @cache
    def weight(rules: tuple[str, ...]) -> float:
        return score.weight(sections_of(library, rules)) if score.sections else 1.0

    lots = [(drawing.random() ** (1 / (one.weight * weight(one.rules))), place) for place, one in enumerate(found)]
    return (found[place] for _, place in sorted(lots, reverse=True))
