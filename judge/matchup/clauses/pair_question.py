"""A question about two cards: whether an event brought about by one meets a clause of the other, or that card."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.card import RUNE
from judge.engine.state.clauses import About, Verb

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.clauses.card_clauses import CardClause
    from judge.matchup.clauses.rule_clauses import Step


class Through(Enum):
    """The link between the two clauses: the object that the one acts on and the other is about."""

    BY = "the card that brings it about"
    OTHER = "the card that the clause is about"
    THIRD = "another object"
    PLAYER = "a player"

    __hash__ = object.__hash__


class Question(Struct, frozen=True):
    """Whether an event that ``by`` brings about meets ``other``.

    ``event`` is brought about by a clause of the card ``by`` or, if ``does`` is None, by the card as an object.
    ``clause`` is the clause that it meets, or None for the card ``other`` itself as an object. ``steps`` are the rules
    in between. ``limit`` is the printed reason why the one cannot be about the other; ``limit_varies``: it can change
    in play. ``any_card``: the result does not depend on the other card. Lower ranks are more likely to be what a judge
    is asking.
    """

    by: Card
    other: Card
    event: About
    does: CardClause | None
    clause: CardClause | None
    through: Through
    steps: tuple[Step, ...] = ()
    specific: bool = False
    limit: str = ""
    rank: float = 9.0
    limit_varies: bool = False
    any_card: bool = False

    @property
    def kind(self) -> str:
        """The kind of meeting, for tables and sweeps: ``DIE, REPLACES DIE``."""
        meets = f"{self.clause.clause.verb.name} {self.clause.clause.about.name}" if self.clause else "OBJECT"
        return f"{self.event.name}, {meets}"

    @property
    def generic(self) -> bool:
        """Whether any card of that type brings it about: a state that a text reads, resources that every rune adds."""
        if self.any_card or (self.event is About.ADD and self.by.is_a(RUNE)):
            return True
        by_itself = self.does is None and not self.specific
        return by_itself and self.clause is not None and self.clause.clause.verb is Verb.READS


MEANT = 5.0
"""A question with a higher rank says little of this pair: this spell can choose that unit."""
