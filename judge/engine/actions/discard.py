"""Discard (rule 422): cards go from a hand to the trash without being played."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.own_trash import NOT_DISCARDED
from judge.engine.conditions.occurrences import Discarded
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.state.zones import Zone, hand, trash
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.sentences import with_article
from judge.engine.wording.turn_facts import DISCARDED
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

DISCARD = cite("discard.to-the-trash")  # 422.1
AS_MANY_AS_POSSIBLE = cite("discard.as-many-as-possible")  # 422.4
PLAYER_CHOOSES = cite("discard.player-chooses")  # 422.1.a


class Discard(Instruction, frozen=True):
    """Discard ``count`` cards of your choice; as an effect, as many as there are (422.4).

    ``card_type``: of that type, as a cost: nobody can be compelled to discard such a card by an effect (128.6).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (PLAYER_CHOOSES, DISCARD, AS_MANY_AS_POSSIBLE)
    takes_from_hand: ClassVar[bool] = True

    count: int = 1
    card_type: str = ""

    def _cards(self, game: Game, player: str) -> list[GameObject]:
        cards = game.state.objects_in(hand(player))
        return [card for card in cards if not self.card_type or card.card.is_a(self.card_type)]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        cards = self._cards(game, context.you)
        count = min(self.count, len(cards))
        if count < self.count:
            words = f"{context.you} has {self.count - count} too few in hand to discard {self.count}"
            game.tell(Happened.IGNORED, AS_MANY_AS_POSSIBLE, game.in_any_incarnation(context.source), detail=words)
        if not count:
            return
        options = tuple(Option(card.label, card.label, card.label) for card in cards)
        prompt = f"discard {count} for {context.name}"
        answer = yield from ask(
            Decision(
                Kind.PICK, context.you, "discard", PLAYER_CHOOSES, prompt, options, count, count, source=context.name
            )
        )
        gone = [card for card in cards if card.label in answer]
        context.discarded += [card.id for card in gone]
        yield from discard(game, context.you, gone)

    def possible(self, game: Game, context: EffectContext) -> bool:
        return len(self._cards(game, context.you)) >= self.count

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.BRINGS, About.DISCARD, Subject.PLAYERS, Whose.YOURS, self.card_type or None, amount=self.count),
        )

    def describe(self) -> str:
        return f"discard {with_article(self.card_type.lower()) if self.card_type else self.count}"


class DiscardHand(Instruction, frozen=True):
    """Discard every card in your hand; nothing happens if there is none."""

    performed_by: ClassVar[tuple[Slug, ...]] = (DISCARD,)
    takes_from_hand: ClassVar[bool] = True

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        yield from discard(game, context.you, list(game.state.objects_in(hand(context.you))))

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.DISCARD, Subject.PLAYERS, Whose.YOURS),)

    def describe(self) -> str:
        return "discard your hand"


def discard(game: Game, player: str, cards: Sequence[GameObject]) -> Procedure[None]:
    """Discard cards of a player at once; what triggers on it triggers after that (422.1.b)."""
    event = 0
    gone: list[GameObject] = []
    for card in cards:
        moved = game.put(card, trash(card.owner))
        if moved.place.zone is Zone.TRASH:
            gone.append(moved)
            event = game.tell(Happened.DISCARDED, DISCARD, card, who=player)
            game.mark(DISCARDED, player)
        else:
            record_doubt(game, NOT_DISCARDED)
    if event:
        yield from trigger(game, [Discarded(player, event, tuple(gone))])
