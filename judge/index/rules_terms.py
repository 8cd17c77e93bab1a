"""Terms of the rules: words that people say for what the rules call so, too, learned when the index is built."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from judge.index.words import terms

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.index.passages import Passage

MEANT = 0.5
"""The share of the lines with a term whose passage has it in its own text, for a term of the rules."""
SAID = 1 / 1000
"""The share of all lines in which it is said at least."""


def terms_of_the_rules(passages: Iterable[Passage]) -> frozenset[str]:
    """The terms that people often say, and that the passages they mean mostly have in their own text.

    A word that is rare, or that people say for something else (``toilet``, ``work``), is none.
    """
    said: Counter[str] = Counter()
    shared: Counter[str] = Counter()
    count = 0
    for passage in passages:
        own = frozenset(terms(passage.text))
        for line in filter(None, passage.asked.split("\n")):
            count += 1
            spoken = set(terms(line))
            said.update(spoken)
            shared.update(spoken & own)
    return frozenset(term for term, times in said.items() if times >= count * SAID and shared[term] >= times * MEANT)
