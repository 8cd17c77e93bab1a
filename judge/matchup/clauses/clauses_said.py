"""All clauses of a card: those of its abilities, its effect and the triggers that its keywords stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.keyword_abilities.triggers import keyword_triggers
from judge.engine.state.clauses import Verb
from judge.engine.state.instruction import clauses_in, walk
from judge.engine.triggers.triggered_ability import Triggered

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import About, Clause


class Said:
    """The clauses of a card, and the ``parts`` that contain them, outermost first.

    ``conditions`` are those of its triggers.
    """

    def __init__(self, card: Card) -> None:
        texts = (card.abilities, keyword_triggers(card.keywords), card.effect)
        self.parts = [part for text in texts for part in walk(text)]
        self.conditions = [part.condition for part in self.parts if isinstance(part, Triggered)]
        self.clauses = clauses_in(texts)

    def brings(self, about: About) -> list[Clause]:
        """The clauses by which it brings about one kind of event."""
        return [found for found in self.clauses if found.verb is Verb.BRINGS and found.about is about]

    def waits(self, *about: About) -> list[Clause]:
        """The clauses that its triggers wait for, of some kinds."""
        return [found for found in clauses_in(tuple(self.conditions)) if waits(found) and found.about in about]


def waits(found: Clause) -> bool:
    """Whether a clause is a condition that something waits for."""
    return found.verb is Verb.LISTENS
