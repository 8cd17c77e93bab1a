"""What a card says as a whole: the clauses of its abilities, its effect and the triggers behind its keywords."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.conditions.conditions import Condition
from judge.engine.keyword_abilities.triggers import keyword_triggers
from judge.engine.state.clauses import NOT_SAID, Verb
from judge.engine.state.instruction import speakers, walk
from judge.engine.triggers.triggered_ability import Triggered

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import About, Clause


class Said:
    """The clauses of a card, and the ``parts`` that they stem from, outermost first.

    What a trigger waits for is what its condition says as a whole; ``unsaid`` are the conditions that say nothing yet.
    """

    def __init__(self, card: Card) -> None:
        texts = (card.abilities, keyword_triggers(card.keywords), card.effect)
        self.parts = [part for text in texts for part in walk(text)]
        conditions = [part.condition for part in self.parts if isinstance(part, Triggered)]
        others = [part for part in speakers(texts) if not isinstance(part, Condition)]
        self._waits = [clause for condition in conditions for clause in condition.clauses()]
        self.clauses = [clause for part in others for clause in part.clauses()] + self._waits
        self.unsaid = [condition for condition in conditions if condition.clauses() is NOT_SAID]

    def brings(self, about: About) -> list[Clause]:
        """What it brings about of one kind."""
        return [found for found in self.clauses if found.verb is Verb.BRINGS and found.about is about]

    def waits(self, *about: About) -> list[Clause]:
        """What its triggers wait for, of some kinds."""
        return [found for found in self._waits if found.about in about]
