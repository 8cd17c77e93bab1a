"""Abilities that apply as a card is revealed from a Main Deck (rules 370.1.b.1, 424)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.costs.add import Add
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

AS_REVEALED = cite("replacement.as-an-event")  # 370.1.b.1


class AsRevealed(Ability, frozen=True):
    """As this is revealed from the Main Deck of its owner, they add resources, whoever reveals it."""

    performed_by: ClassVar[tuple[Slug, ...]] = (AS_REVEALED,)

    adds: Add

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.REVEAL, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return f"As this is revealed from your Main Deck, {self.adds.describe()}."


def cards_revealed(game: Game, cards: list[GameObject]) -> Procedure[None]:
    """Perform what cards of Main Decks say about being revealed."""
    for card in cards:
        for found in card.card.abilities:
            if isinstance(found, AsRevealed):
                event = game.tell(Happened.REVEALED, AS_REVEALED, card, who=card.owner)
                with game.because(event, source=card.id):
                    yield from found.adds.perform(game, EffectContext(card.owner, card.id, card.label))
