"""Burn (rule 440): cards go from the top of a Main Deck to the trash."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.burn_out import burn_out
from judge.engine.outcomes.decks import top
from judge.engine.state.chain import ItemKind
from judge.engine.state.clauses import About, Clause, Subject, Verb, reads_them
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.state.zones import Zone, main_deck, trash
from judge.engine.targeting.amounts import Amount
from judge.engine.targeting.player_targets import players_of
from judge.engine.triggers.triggered import (
    DO_THIS,
    REFLEXIVE,
    AtOnce,
    add,
)
from judge.engine.triggers.triggered_ability import Triggered, WaitingTrigger
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.instructions import describe_clauses
from judge.engine.wording.references import YOU, You
from judge.engine.wording.sentences import done_by
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import TargetPlayer
    from judge.slugs import Slug

BURN = cite("burn.from-the-top")  # 440.1
AS_MANY_AS_THERE_ARE = cite("burn.burns-out-and-goes-on")  # 440.4
AFTERWARDS = cite("burn.triggers-afterwards")  # 440.1.a


class Burn(Instruction, frozen=True):
    """Put the top ``count`` cards of a player's Main Deck into their trash.

    A player with fewer cards burns those, burns out, and burns the rest (440.4).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (BURN, AS_MANY_AS_THERE_ARE)

    count: int
    who: You | TargetPlayer = YOU

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for player in [context.you] if isinstance(self.who, You) else players_of(game, context, self.who):
            yield from _burn(game, context, player, self.count)

    def possible(self, game: Game, context: EffectContext) -> bool:
        return len(game.state.objects_in(main_deck(context.you))) >= self.count

    def clauses(self) -> Clauses:
        return (brings(About.BURN, self.who, amount=self.count),)

    def describe(self) -> str:
        return done_by(self.who.describe(), f"burn {self.count}")


def _burn(game: Game, context: EffectContext, player: str, count: int) -> Procedure[None]:
    left, rounds = count, 0
    while left and game.state.winner is None:
        cards = yield from top(game, player, left)
        burned = [game.put(card, trash(card.owner)) for card in cards]
        context.burned += [card.id for card in burned]
        if cards:
            rules = (BURN, AS_MANY_AS_THERE_ARE) if len(cards) < left or rounds else (BURN,)
            names = ", ".join(card.label for card in cards)
            game.tell(Happened.BURNED, rules, who=player, detail=f"{len(cards)} ({names})")
            left -= len(cards)
        else:
            yield from burn_out(game, player, again=rounds > 0)
            rounds += 1


class WhenBurned(Instruction, frozen=True):
    """For each card of a type burned by this effect, put a reflexive trigger about it on the chain (440.1.a, 387.1).

    Raises NotModelled if a burned card is unknown.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DO_THIS, REFLEXIVE, AFTERWARDS)

    card_type: str
    effect: tuple[Instruction, ...]

    chooses_later: ClassVar[bool] = True

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        assert context.source is not None
        for which in context.burned:
            card = game.state.objects[which.card]
            if card.card.filler:
                raise NotModelled(f"Whether it is a {self.card_type.lower()} matters.", where=card.label)
            if card.card.is_a(self.card_type):
                name = f"{context.name}'s reflexive trigger"
                made_by = (context.item.id, *context.item.made_by) if context.item is not None else ()
                trigger = Triggered(AtOnce(), self.effect)
                add(
                    game,
                    WaitingTrigger(trigger, context.you, context.source, name, game.causes, ItemKind.REFLEXIVE,
                                   captured=which, made_by=made_by),
                    (AFTERWARDS,),
                )  # fmt: skip

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.BURN, Subject.PLAYERS, of=self.card_type),)

    def describe(self) -> str:
        return f"if a {self.card_type.lower()} was burned, {describe_clauses(self.effect)}"


class MightOfBurned(Amount, frozen=True):
    """The printed Might of the card that the trigger is about, captured when it was burned (359.3.f.3)."""

    @without_decisions
    def value(self, game: Game, context: EffectContext) -> int | None:
        captured = (
            context.item.ability.captured[0][1] if context.item is not None and context.item.ability.captured else None
        )
        return game.state.objects[captured.card].card.might if captured is not None else None

    def clauses(self) -> Clauses:
        return (reads_them(About.MIGHT, zone=Zone.MAIN_DECK),)

    def describe(self) -> str:
        return "the Might of the burned card"
