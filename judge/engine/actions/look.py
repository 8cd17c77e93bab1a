"""Looking at the top of a Main Deck, and instructions about the cards looked at (rules 424, 431.1.c, 440.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.actions.as_looked_at import cards_looked_at
from judge.engine.actions.as_revealed import cards_revealed
from judge.engine.actions.look_first import look_first
from judge.engine.actions.recycle import OWN_DECK, RANDOM, RECYCLE, recycle
from judge.engine.conditions.occurrences import Drew
from judge.engine.outcomes.decks import top
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose, reads_them
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.state.zones import Zone, hand, trash
from judge.engine.triggers.performing import perform_all
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.instructions import describe_clauses
from judge.engine.wording.sentences import with_article
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

LOOK = cite("look.stay-in-the-deck")  # 431.1.c.1
REVEAL = cite("reveal.to-all-players")  # 424.1
REVEALED_STAY = cite("reveal.cards-stay")  # 424.1.a.2
DRAW = cite("draw.from-the-top")  # 413.1.a
FEWER = cite("look.as-many-as-there-are")  # 431.1.c
LOOK_BACK = cite("information.look-back")  # 359.3.e.13
REFERS_TO_THE_KILL = cite("linked.despite-replacement")  # 359.3.e.14.b
MAY = cite("instructions.may")  # 355.17
BURN = cite("burn.from-the-top")  # 440.1
IGNORED = cite("instructions.ignored")  # 359.3.e.6

NOTHING_REVEALED = open_question(
    "otherwise-without-a-revealed-card",
    'What does "otherwise" mean if there was no card to reveal?',
    "it applies, since nothing is not a unit",
)


class LookAtTop(Instruction, frozen=True):
    """Look at the top ``count`` cards of your Main Deck, or as many as there are; this never causes a Burn Out.

    ``reveal``: all players see them (424.1). They stay in the deck (424.1.a.2).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (FEWER,)

    count: int
    reveal: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules of looking or revealing."""
        return (REVEAL, REVEALED_STAY) if self.reveal else (LOOK,)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        if self.reveal:
            yield from look_first(game, context, context.you)
        cards = yield from top(game, context.you, self.count)
        rules = (*self.rules, FEWER) if len(cards) != self.count else self.rules
        count = f"the top {len(cards)} cards" if len(cards) != 1 else "the top card"
        words = f"{count} of their Main Deck: " + ", ".join(card.label for card in cards)
        if not cards:
            words = "an empty Main Deck"
        kind = Happened.DECK_REVEALED if self.reveal else Happened.LOOKED
        event = game.tell(kind, rules, who=context.you, detail=words, shown=cards if self.reveal else ())
        context.looked = [card.id for card in cards]
        with game.because(event):
            if self.reveal:
                yield from cards_revealed(game, cards)
            yield from cards_looked_at(game, context, cards)

    def clauses(self) -> Clauses:
        found = Clause(Verb.BRINGS, About.LOOK, whose=Whose.YOURS, amount=self.count)
        shown = Clause(Verb.BRINGS, About.REVEAL, Subject.PLAYERS, Whose.YOURS, amount=self.count, zone=Zone.MAIN_DECK)
        return (found, shown) if self.reveal else (found,)

    def describe(self) -> str:
        top = "top card" if self.count == 1 else f"top {self.count} cards"
        return f"{'reveal' if self.reveal else 'look at'} the {top} of your Main Deck"


def still_there(game: Game, context: EffectContext) -> list[GameObject]:
    """The cards looked at that are still in the deck."""
    found = [game.find(which) for which in context.looked]
    return [card for card in found if card is not None and card.place.zone is Zone.MAIN_DECK]


class DrawRest(Instruction, frozen=True):
    """Draw the remaining cards looked at, from where they are in the deck (413).

    ``card_type``: only those of a type; ``one``: the text speaks of one card.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DRAW,)

    card_type: str = ""
    one: bool = False

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        cards = [card for card in still_there(game, context) if not self.card_type or card.card.is_a(self.card_type)]
        for card in cards:
            game.put(card, hand(context.you))
        if cards:
            now = game.mark("drew", context.you, len(cards))
            event = game.tell(Happened.DREW, DRAW, who=context.you, detail=str(len(cards)))
            yield from trigger(game, [Drew(context.you, now - len(cards), now, event)])

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.DRAW, Subject.PLAYERS, Whose.YOURS, of=self.card_type or None),)

    def describe(self) -> str:
        if self.card_type:
            return f"draw each {self.card_type.lower()} among them"
        return "draw it" if self.one else "draw the rest"


class RecycleRest(Instruction, frozen=True):
    """Recycle the remaining cards looked at in a random order (416.5)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (RECYCLE, RANDOM, OWN_DECK)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        yield from recycle(game, context.you, still_there(game, context))

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.RECYCLE, Subject.PLAYERS, Whose.YOURS, zone=Zone.MAIN_DECK),)

    def describe(self) -> str:
        return "recycle the rest"


class TrashRest(Instruction, frozen=True):
    """Put the remaining cards looked at into your trash; from the top of a deck that is burning (440.1)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (BURN,)

    one: bool = False

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        cards = still_there(game, context)
        for card in cards:
            game.put(card, trash(card.owner))
        if cards:
            words = ", ".join(card.label for card in cards)
            game.tell(Happened.BURNED, BURN, who=context.you, detail=f"{len(cards)} ({words})")

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.BURN, Subject.PLAYERS, Whose.YOURS),)

    def describe(self) -> str:
        return f"put {'it' if self.one else 'the rest'} into your trash"


class IfRevealed(Instruction, frozen=True):
    """If the card that was revealed is of a type, perform ``then``, else ``otherwise``.

    Unclear: whether "otherwise" applies where there was no card to be revealed. Here it does: what is null is no unit.
    """

    without_rule: ClassVar[str] = "reads what an earlier instruction revealed (424.1.a.1)"

    card_type: str
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        cards = still_there(game, context)
        for card in cards:
            if card.card.filler:
                raise NotModelled("Nothing is known of this card, and what it is matters now.", where=card.label)
        if not cards:
            record_doubt(game, NOTHING_REVEALED)
        fits = any(card.card.is_a(self.card_type) for card in cards)
        yield from perform_all(self.then if fits else self.otherwise, game, context)

    def clauses(self) -> Clauses:
        return (reads_them(About.TRAITS, whose=Whose.YOURS, of=self.card_type, zone=Zone.MAIN_DECK),)

    def describe(self) -> str:
        what = with_article(self.card_type.lower())
        then, otherwise = describe_clauses(self.then), describe_clauses(self.otherwise)
        return f"if it is {what}, {then}. Otherwise, {otherwise}"
