"""Revealing cards of a deck (rule 424): all players see them, and they stay where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.actions.as_looked_at import cards_looked_at
from judge.engine.actions.as_revealed import cards_revealed
from judge.engine.actions.look import REVEAL, REVEALED_STAY, still_there
from judge.engine.actions.look_first import look_first
from judge.engine.outcomes.decks import top
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.sides import opponents
from judge.engine.state.zones import Zone
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

TURN_ORDER = cite("actions.in-turn-order")  # 303.2.a


class OpponentsRevealTop(Instruction, frozen=True):
    """The opponents reveal one card each from the top of their Main Decks, in turn order (303.2.a)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (REVEAL, REVEALED_STAY, TURN_ORDER)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        against = opponents(game.state, context.you)
        for player in game.state.in_turn_order():
            if player in against:
                yield from look_first(game, context, player)
                yield from _reveal(game, context, player, (yield from top(game, player, 1)))

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.BRINGS, About.LOOK, whose=Whose.ENEMY),
            Clause(Verb.BRINGS, About.REVEAL, Subject.PLAYERS, Whose.ENEMY, amount=1, zone=Zone.MAIN_DECK),
        )

    def describe(self) -> str:
        return "opponents each reveal one card from the top of their Main Deck"


class RevealUntil(Instruction, frozen=True):
    """Reveal cards from the top of your Main Deck, one by one, until one is of the type or none is left."""

    performed_by: ClassVar[tuple[Slug, ...]] = (REVEAL, REVEALED_STAY, TURN_ORDER)

    card_type: str

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        yield from look_first(game, context, context.you)
        while True:
            cards = yield from top(game, context.you, 1, skip=len(still_there(game, context)))
            yield from _reveal(game, context, context.you, cards)
            if not cards or cards[0].card.is_a(self.card_type):
                return

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.BRINGS, About.LOOK, whose=Whose.YOURS),
            Clause(Verb.BRINGS, About.REVEAL, Subject.PLAYERS, Whose.YOURS, zone=Zone.MAIN_DECK),
        )

    def describe(self) -> str:
        return f"reveal cards of your Main Deck one by one, down to the first {self.card_type.lower()}"


def _reveal(game: Game, context: EffectContext, player: str, cards: list[GameObject]) -> Procedure[None]:
    """Reveal cards of a player's deck; the player may use the abilities that apply as they are revealed (370.1.b.1)."""
    if not cards:
        return
    words = ", ".join(card.label for card in cards)
    event = game.tell(
        Happened.DECK_REVEALED, (REVEAL, REVEALED_STAY, TURN_ORDER), who=player,
        detail=f"the top card of their Main Deck: {words}", shown=cards,
    )  # fmt: skip
    context.looked = [*context.looked, *(card.id for card in cards)]
    with game.because(event):
        yield from cards_revealed(game, cards)
        yield from cards_looked_at(game, context if player == context.you else replace(context, you=player), cards)
