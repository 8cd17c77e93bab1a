"""Conditions of triggered abilities on cards that a player discards or recycles (rules 416, 422.1.b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import Discarded, Recycled
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug

AFTER_DISCARDING = cite("discard.triggers-afterwards")  # 422.1.b


class WhenYouDiscard(Condition, frozen=True):
    """When the controller of the source discards a card, or several at once."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Discarded})

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (AFTER_DISCARDING,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [found for found in occurrences if isinstance(found, Discarded) and found.player == thing.controller]

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.DISCARD, Subject.PLAYERS, Whose.YOURS),)

    def describe(self) -> str:
        return "When you discard"


class WhenThisIsDiscarded(Condition, frozen=True):
    """When the source itself is discarded, read in the trash (383.2.c.1, 422.1.b)."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Discarded})

    is_read_in_trash: ClassVar[bool] = True

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (AFTER_DISCARDING,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, Discarded) and any(card.id == thing.id for card in found.cards)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.DISCARD, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return "When you discard this"


class WhenYouRecycle(Condition, frozen=True):
    """When the controller of the source recycles a card, or several at once; ``own_deck``: to their own Main Deck."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Recycled})

    without_rule: ClassVar[str] = "an event like any other: 383.3, which its trigger names"

    own_deck: bool = True

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        you = thing.controller
        found: list[Occurrence] = [
            one for one in occurrences
            if isinstance(one, Recycled) and one.player == you and (one.deck_of == you or not self.own_deck)
        ]  # fmt: skip
        return found[:1]

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.RECYCLE, Subject.PLAYERS, Whose.YOURS),)

    def describe(self) -> str:
        return "When you recycle to your Main Deck" if self.own_deck else "When you recycle"
