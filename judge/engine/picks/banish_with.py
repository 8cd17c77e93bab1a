"""Banishing cards "with this", and playing the cards so banished (rules 394-397, 427.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.abilities.barred import CANNOT_PLAY
from judge.engine.actions.banish import BANISH, banish
from judge.engine.actions.play import INSTRUCTED, WAITS, play_instructed
from judge.engine.playing.feasibility import can_complete
from judge.engine.state.chain import Permission
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose, reads_them
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask, without_decisions
from judge.engine.state.zones import Zone, trash
from judge.engine.targeting.targets import objects_of
from judge.engine.triggers.linked import (
    BY_THE_SAME_OBJECT,
    LINKED,
    ONLY_BY_THIS,
    banished_with,
    linked_to,
    remember,
)
from judge.engine.wording.circumstances import Circumstance
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.references import This
from judge.engine.wording.sentences import with_article
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

NONE_ELIGIBLE = cite("play.none-eligible")  # 419.3.c

ORDER_OF_PLAYS = open_question(
    "order-of-several-plays",
    "In which order are several cards played by one instruction?",
    "whoever plays them says which comes first on the chain",
)


class BanishThisFromTrash(Instruction, frozen=True):
    """Banish the source of the ability, which has died, from the trash; it counts as banished with ``by``."""

    performed_by: ClassVar[tuple[Slug, ...]] = (LINKED, BANISH)

    by: This = This()

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        source = linked_to(context, self.by)
        if context.source is None or source is None:
            return
        card = game.state.objects[context.source.card]
        if card.place.zone is Zone.TRASH and card.id.incarnation == context.source.incarnation + 1:
            remember(game, source, banish(game, card, context.you))
        else:
            game.tell(Happened.IGNORED, LINKED, card, detail="it does not lie in the trash")

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.BANISH, Subject.THIS, Whose.YOURS, zone=Zone.TRASH),)

    def describe(self) -> str:
        return "banish this from the trash" + (f" with {self.by.describe()}" if self.by.attached else "")


class BanishAllFromTrash(Instruction, frozen=True):
    """Banish every card of a type from your trash, with this."""

    performed_by: ClassVar[tuple[Slug, ...]] = (BANISH,)

    card_type: str

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        assert context.source is not None
        for card in game.state.objects_in(trash(context.you)):
            if card.card.filler:
                raise NotModelled("Nothing is known of this card, and what it is matters now.", where=card.label)
            if card.card.is_a(self.card_type):
                remember(game, context.source, banish(game, card, context.you))

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.BANISH, whose=Whose.YOURS, of=self.card_type, zone=Zone.TRASH),)

    def describe(self) -> str:
        return f"banish all {self.card_type.lower()}s from your trash with this"


class BanishWithThis(Instruction, frozen=True):
    """Banish an object with this; one that is in banishment, or in a deck by now, is left where it is."""

    performed_by: ClassVar[tuple[Slug, ...]] = (LINKED, BANISH)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            if context.source is not None and (thing.on_board or thing.place.zone in {Zone.TRASH, Zone.HAND}):
                remember(game, context.source, banish(game, thing, context.you))

    def clauses(self) -> Clauses:
        return (brings(About.BANISH, self.what),)

    def describe(self) -> str:
        return f"banish {self.what.describe()} with this"


class BanishedWithThis(Circumstance, frozen=True):
    """At least so many cards banished with the source are in banishment (397, 427.3)."""

    number: int

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (BY_THE_SAME_OBJECT,)

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        if source is None:
            return False
        links = [link for link in state.banished_with if link.source == source.id]
        return sum(state.find(link.thing) is not None for link in links) >= self.number

    def clauses(self) -> Clauses:
        return (reads_them(About.COUNT, amount=self.number, more=1, zone=Zone.BANISHMENT),)

    def describe(self) -> str:
        return f"{self.number} cards are banished with this"


class TrashBanishedWith(Instruction, frozen=True):
    """Put each card banished with this into the trash of its owner."""

    performed_by: ClassVar[tuple[Slug, ...]] = (LINKED, ONLY_BY_THIS)

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        for card in banished_with(game, context.source):
            moved = game.put(card, trash(card.owner))
            game.tell(Happened.TRASHED, (LINKED, ONLY_BY_THIS), moved, detail=str(moved.place))

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.TRASH, zone=Zone.BANISHMENT),)

    def describe(self) -> str:
        return "put each card banished with this into its owner's trash"


class PlayBanishedWith(Instruction, frozen=True):
    """Play a card that was banished with this, or with ``every`` all of them; ``ignoring`` their costs, or paying them.

    ``card_type``: only cards of that type, or "" for any.

    Unclear: no rule gives the order in which several cards are played by one instruction; here the player of the cards
    chooses it.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (
        NONE_ELIGIBLE, ONLY_BY_THIS, INSTRUCTED, LINKED, BY_THE_SAME_OBJECT, CANNOT_PLAY, WAITS,
    )  # fmt: skip

    every: bool = False
    ignoring: bool = False
    card_type: str = ""

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        banished = banished_with(game, context.source)
        cards = [card for card in banished if not self.card_type or card.card.is_a(self.card_type)]
        if not self.every:
            cards = [card for card in cards if self._can(game, context, card)]
        if not cards:
            source = game.in_any_incarnation(context.source)
            game.tell(Happened.IGNORED, (NONE_ELIGIBLE, ONLY_BY_THIS), source, detail="there is nothing to play")
            return
        options = tuple(Option(card.label, card.label, card.label) for card in cards)
        if not self.every:
            kind, timing, prompt = Kind.PICK, "may play", "play a card that was banished with this"
        else:
            kind, timing, prompt = Kind.ORDER, "play order", "order the cards to play, first on the chain first"
        answer = tuple(option.key for option in options)
        if self.every and len(cards) > 1:
            record_doubt(game, ORDER_OF_PLAYS)
        if not self.every or len(cards) > 1:
            answer = yield from ask(
                Decision(kind, context.you, timing, INSTRUCTED, prompt, options, source=context.name)
            )
        game.tell(
            Happened.CHOSEN, (LINKED, ONLY_BY_THIS, BY_THE_SAME_OBJECT), game.in_any_incarnation(context.source),
            who=context.you, detail="what was banished with it",
        )  # fmt: skip
        for label in answer:
            play_instructed(game, context, next(card for card in cards if card.label == label), ignoring=self.ignoring)

    def _can(self, game: Game, context: EffectContext, card: GameObject) -> bool:
        permission = Permission(card.place, instructed=True, ignoring=self.ignoring)
        return can_complete(game, context.you, card, permission) is None

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.PLAY, whose=Whose.YOURS, chosen=not self.every, zone=Zone.BANISHMENT),)

    def describe(self) -> str:
        every = f"every {self.card_type.lower()}" if self.card_type else "everything"
        one = with_article(self.card_type.lower() or "card")
        what = f"play {every if self.every else one} that was banished with this"
        return f"{what}{', ignoring its cost' if self.ignoring else ''}"
