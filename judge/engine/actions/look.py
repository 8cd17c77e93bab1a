"""Looking at the top of a Main Deck, and instructions about the cards looked at (rules 424, 431.1.c, 359.3.e.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.barred import CANNOT_PLAY
from judge.engine.actions.as_looked_at import cards_looked_at
from judge.engine.actions.banish import banish
from judge.engine.actions.look_first import look_first
from judge.engine.actions.play import INSTRUCTED, WAITS, play_instructed
from judge.engine.actions.recycle import OWN_DECK, RANDOM, RECYCLE, recycle
from judge.engine.outcomes.decks import top
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask, without_decisions
from judge.engine.state.zones import Zone, hand
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import MightOfKilled
    from judge.slugs import Slug

LOOK = cite("look.stay-in-the-deck")  # 431.1.c.1
REVEAL = cite("reveal.to-all-players")  # 424.1
REVEALED_STAY = cite("reveal.cards-stay")  # 424.1.a.2
DRAW = cite("draw.from-the-top")  # 413.1.a
FEWER = cite("look.as-many-as-there-are")  # 431.1.c
NULL = cite("information.null")  # 359.3.e.12
LOOK_BACK = cite("information.look-back")  # 359.3.e.13
REFERS_TO_THE_KILL = cite("linked.despite-replacement")  # 359.3.e.14.b
MAY = cite("instructions.may")  # 355.17
IGNORED = cite("instructions.ignored")  # 359.3.e.6


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
        event = game.tell(kind, rules, who=context.you, detail=words)
        context.looked = [card.id for card in cards]
        with game.because(event):
            yield from cards_looked_at(game, context, cards)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.LOOK, whose=Whose.YOURS, amount=self.count),)

    def describe(self) -> str:
        return f"{'Reveal' if self.reveal else 'Look'}: top {self.count} of own Main Deck"


def _name(card: GameObject) -> str:
    return f"{card.label} ({card.card.might} Might)" if card.card.might is not None else card.label


def still_there(game: Game, context: EffectContext) -> list[GameObject]:
    """The cards looked at that are still in the deck."""
    found = [game.find(which) for which in context.looked]
    return [card for card in found if card is not None and card.place.zone is Zone.MAIN_DECK]


class MayPlayOne(Instruction, frozen=True):
    """You may play one of the cards looked at, of ``card_type`` or, if that is "", of any type.

    Its Might is at most ``might_at_most``; if that is null, no card qualifies. ``banish_first`` puts the card into
    banishment, from where it is played and where it stays if it is not (427). ``ignoring`` its cost, or for ``less``
    Energy. ``here``: a unit may also be played where the source is.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (
        NULL, REFERS_TO_THE_KILL, MAY, LOOK_BACK, INSTRUCTED, CANNOT_PLAY, WAITS,
    )  # fmt: skip

    card_type: str = ""
    might_at_most: MightOfKilled | None = None
    banish_first: bool = True
    ignoring: bool = False
    less: int = 0
    here: bool = False

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        most = self._limit(game, context, self.might_at_most) if self.might_at_most is not None else None
        if self.might_at_most is not None and most is None:
            return
        cards = [card for card in still_there(game, context) if self._fits(card, most)]
        if not cards:
            return
        options = tuple(Option(card.label, _name(card), card.label) for card in cards)
        verb = "banish and play" if self.banish_first else "play"
        what = self._what(f" with Might {most} or less" if most is not None else "")
        prompt = f"{verb} {what} from among the cards, or none"
        answer = yield from ask(Decision(Kind.PICK, context.you, "may play", MAY, prompt, options, 0, 1, context.name))
        if not answer:
            game.tell(Happened.DECLINED, MAY, who=context.you, detail=f"to {verb} {what}")
            return
        card = next(card for card in cards if card.label == answer[0])
        words = f"among the cards looked at: {what}"
        rules = (MAY, LOOK_BACK) if most is not None else (MAY,)
        game.tell(Happened.CHOSEN, rules, card, who=context.you, detail=words)
        if self.banish_first:
            card = banish(game, card)
        source = game.find(context.source) if context.source is not None else None
        also = source.place if self.here and source is not None and source.place.is_location else None
        play_instructed(game, context, card, ignoring=self.ignoring, less=self.less, also_at=also)

    def _fits(self, card: GameObject, most: int | None) -> bool:
        return (not self.card_type or card.card.is_a(self.card_type)) and (
            most is None or (card.card.might or 0) <= most
        )

    def _what(self, limit: str = "") -> str:
        return f"a {self.card_type.lower() or 'card'}{limit}"

    @staticmethod
    def _limit(game: Game, context: EffectContext, limit: MightOfKilled) -> int | None:
        name = limit.name
        if name in context.killed:
            return context.killed[name].might + limit.plus
        because = context.spared_by.get(name, context.ignored.get(name))
        rules = (NULL, REFERS_TO_THE_KILL) if name in context.spared_by else (NULL,)
        source = game.in_any_incarnation(context.source)
        game.tell(
            Happened.NULL_FOUND, rules, source, detail=f"no unit was killed, so {limit.describe()}",
            causes=game.causes + ((because,) if because is not None else ()),
        )  # fmt: skip
        return None

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.PLAY, whose=Whose.YOURS, of=self.card_type),)

    def describe(self) -> str:
        parts = [self.card_type.lower() or "card"]
        if self.might_at_most is not None:
            parts.append(f"Might at most {self.might_at_most.describe()}")
        how = ["cost ignored"] if self.ignoring else [f"for [{self.less}] less"] if self.less else []
        how += ["a unit also where the source is"] if self.here else []
        if self.banish_first:
            return f"May banish one of them: {', '.join(parts)}; {', '.join(['play it', *how])}"
        return f"May play one of them: {', '.join(parts + how)}"


class TakeIntoHand(Instruction, frozen=True):
    """Put ``count`` of the cards looked at into your hand."""

    performed_by: ClassVar[tuple[Slug, ...]] = (IGNORED, LOOK, MAY)

    count: int = 1

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        cards = still_there(game, context)
        count = min(self.count, len(cards))
        if not count:
            game.tell(Happened.IGNORED, (IGNORED, LOOK), who=context.you, detail="none of the cards looked at is left")
            return
        options = tuple(Option(card.label, card.label, card.label) for card in cards)
        prompt = f"put {count} of the cards into hand"
        answer = yield from ask(
            Decision(Kind.PICK, context.you, "into hand", MAY, prompt, options, count, count, context.name)
        )
        for card in cards:
            if card.label in answer:
                game.put(card, hand(context.you))
                game.tell(Happened.TAKEN, MAY, card, who=context.you)

    def describe(self) -> str:
        return f"Put into own hand: {self.count} of them"


class MayDrawOne(Instruction, frozen=True):
    """You may reveal one of the cards looked at, of a type, and draw it (413, 424)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (MAY, DRAW)

    card_type: str

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        cards = [card for card in still_there(game, context) if card.card.is_a(self.card_type)]
        options = tuple(Option(card.label, card.label, card.label) for card in cards)
        if not cards:
            return
        prompt = f"reveal a {self.card_type.lower()} from among the cards and draw it, or none"
        answer = yield from ask(Decision(Kind.PICK, context.you, "into hand", MAY, prompt, options, 0, 1, context.name))
        for card in cards:
            if card.label in answer:
                game.tell(Happened.REVEALED, MAY, card, who=context.you)
                game.put(card, hand(context.you))
                game.mark("drew", context.you)
                game.tell(Happened.DREW, DRAW, who=context.you, detail="1")

    def describe(self) -> str:
        return f"May reveal a {self.card_type.lower()} among them and draw it"


class DrawRest(Instruction, frozen=True):
    """Draw the remaining cards looked at, from where they are in the deck (413).

    ``card_type``: only those of a type.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DRAW,)

    card_type: str = ""

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        cards = [card for card in still_there(game, context) if not self.card_type or card.card.is_a(self.card_type)]
        for card in cards:
            game.put(card, hand(context.you))
        if cards:
            game.mark("drew", context.you, len(cards))
            game.tell(Happened.DREW, DRAW, who=context.you, detail=str(len(cards)))

    def describe(self) -> str:
        return f"Draw: each {self.card_type.lower()} among them" if self.card_type else "Draw: the rest"


class RecycleRest(Instruction, frozen=True):
    """Recycle the remaining cards looked at in a random order (416.5)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (RECYCLE, RANDOM, OWN_DECK)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        yield from recycle(game, context.you, still_there(game, context))

    def describe(self) -> str:
        return "Recycle: the rest"
