"""The passages that may answer a question, with their scores.

They are raised for a line of people's words that says the same, and rules for the cards that they perform.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.index.card_rules import with_card_rules
from judge.index.likeness import Likeness
from judge.index.passages import asked_lines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judge.content.library import Library
    from judge.index.query import Question
    from judge.index.whoosh_adapter import Index

CANDIDATES = 120
"""The maximum number of passages that are ranked."""
COMPARED = 40
"""The number of the best passages whose lines are read."""


def candidates(
    library: Library,
    index: Index,
    question: Question,
    found: Sequence[tuple[str, float]],
    lines: Callable[[str], Iterable[str]] | None = None,
) -> list[tuple[str, float]]:
    """The best of what the index ``found``, as pairs of id and score, with the scores raised.

    The rules that the question's cards are performed by are among them whether they were found or not.

    The index counts the words of all lines of a passage together. Here the one line that is most like the question
    (``likeness.py``) counts besides, so that a rule with many lines gains nothing from words that stand apart in them.
    Where the question names a card, only terms are compared: it is told in other words than a question about rules.
    ``lines`` are those of an id if they are others than the library's.
    """
    lines_of = lines or (lambda identifier: asked_lines(library, identifier))
    known = with_card_rules(library, question.cards, found)[:CANDIDATES]
    likeness = Likeness(question.text, question.said, index.rarity)
    like = likeness.by_terms if question.cards else likeness.by_all
    raised = [(identifier, score * (1 + like(lines_of(identifier)))) for identifier, score in known[:COMPARED]]
    return [*raised, *known[COMPARED:]]
