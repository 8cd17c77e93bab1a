"""How much each term says about what is meant, learned from people's lines when the index is built.

A term that people say tells much if the passages that they mean have it as well, outside of the line; a term that
stands in their lines by chance tells little, however rare it is (happen, come, another).
"""

from __future__ import annotations

from collections import Counter
from math import log, sqrt
from typing import TYPE_CHECKING

from judge.index.families import families
from judge.index.rules_terms import terms_of_the_rules
from judge.index.words import terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.index.passages import Passage

EXPECTED = 0.35
"""How often a passage has a term that people say who mean it, before any line was read."""
WORTH = 4
"""So many lines this expectation is worth."""
SUREST = 0.98
LEAST = 0.05
"""The weight of a term that the passages meant have no more often than others do."""
LITTLE = 0.35
"""The share of the greatest weight from which on even a term tells something that stands in many lines by chance."""
OF_THE_RULES = "!"
"""What stands in the line of a term of the rules."""


def factors(passages: Iterable[Passage]) -> dict[str, float]:
    """By how much the rarity of each term is corrected; on average over the lines, by nothing.

    The corrected rarity is the geometric mean of the rarity and of the logarithm of the odds: how much likelier a
    passage is to have the term if it is the one that is meant. Without any lines no term is corrected.
    """
    size = 0
    having: Counter[str] = Counter()
    said: Counter[str] = Counter()
    shared: Counter[str] = Counter()
    for passage in passages:
        size += 1
        lines = [Counter(terms(line)) for line in passage.asked.split("\n") if line]
        whole = Counter(terms(passage.text))
        for line in lines:
            whole.update(line)
        having.update(whole.keys())
        if len(lines) > 1:
            for line in lines:
                said.update(line.keys())
                shared.update(term for term, times in line.items() if whole[term] > times)
    if not said:
        return {}
    odds = {term: _odds(shared[term], said[term], number / size) for term, number in having.items()}
    rarity = {term: log(size / (number + 1)) + 1 for term, number in having.items()}
    scale = sum(rarity[term] * times for term, times in said.items()) / sum(
        odds[term] * times for term, times in said.items()
    )
    return {term: sqrt(odds[term] * scale / rarity[term]) for term in having}


def _odds(shared: int, said: int, among_all: float) -> float:
    likely = min(SUREST, (shared + EXPECTED * WORTH) / (said + WORTH))
    return max(LEAST, log(likely * (1 - among_all) / (among_all * (1 - likely)))) if among_all < 1 else LEAST


def rows_of_terms(passages: Iterable[Passage]) -> str:
    """A line for each term with its factor, whether it is one of the rules, and its families, as the index keeps it."""
    every = list(passages)
    factor = factors(every)
    kin = families()
    own = terms_of_the_rules(every)
    rows = (
        f"{term} {factor.get(term, 1):.2f} {OF_THE_RULES * (term in own)} {' '.join(kin.get(term, ()))}"
        for term in sorted({*factor, *kin})
    )
    return "\n" + "".join(f"{row.rstrip()}\n" for row in rows)


def rows(told: str) -> dict[str, str]:
    """The lines of what was ``told``, each by its term."""
    return dict(line.split(" ", 1) for line in told.split("\n") if line)


def of_term(term: str, told: Mapping[str, str]) -> tuple[float, tuple[str, ...]]:
    """The factor and the families of a term."""
    factor, *names = told.get(term, "1").split()
    return float(factor), tuple(name for name in names if name != OF_THE_RULES)


def is_of_the_rules(term: str, told: Mapping[str, str]) -> bool:
    """Whether a term is one of the rules."""
    return OF_THE_RULES in told.get(term, "")


def tells(term: str, told: Mapping[str, str], weight: float) -> bool:
    """Whether a term says what is meant; ``weight`` is its own as a share of that of the rarest.

    One that people say by chance and that is in many passages does not (more, every, come).
    """
    return is_of_the_rules(term, told) or of_term(term, told)[0] >= 1 or weight >= LITTLE
