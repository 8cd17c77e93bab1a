"""Taking a card that was picked into the hand, or away: recycled, discarded, banished (355.17, 390.5, 413-427)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.as_revealed import cards_revealed
from judge.engine.actions.banish import BANISH, banish
from judge.engine.actions.discard import DISCARD, discard
from judge.engine.actions.look import DRAW, IGNORED, LOOK, MAY
from judge.engine.actions.place_on_deck import place_on_deck
from judge.engine.actions.recycle import OWN_DECK, RANDOM, RECYCLE, recycle
from judge.engine.actions.return_to_hand import NEW_OBJECT, OWNERS_HAND, ReturnToHand
from judge.engine.actions.reveal_deck import TURN_ORDER
from judge.engine.conditions.occurrences import Drew
from judge.engine.conditions.scoring import HOLD, WhenPlayerScores
from judge.engine.instructions.delay_trigger import DELAYED_LINKED, MADE_BY_EFFECT, wait
from judge.engine.picks.pick_cards import OwnHand, PickVerb
from judge.engine.state.clauses import About, Clause, Subject, Verb
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.procedure import without_decisions
from judge.engine.state.zones import Zone, hand
from judge.engine.triggers.triggered import trigger
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import TriggeringObject
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.picks.pick_cards import PickCards
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

ON_RESOLUTION = cite("targets.pick-on-resolution")  # 355.17
WHERE_IT_LIES = cite("delayed.linked-while-it-lies-there")  # 390.5.c.1


class IntoHand(PickVerb, frozen=True):
    """Put it into your hand; this is no draw."""

    performed_by: ClassVar[tuple[Slug, ...]] = (MAY,)
    if_there_is_none: ClassVar[tuple[Slug, ...]] = (IGNORED, LOOK)

    def timing(self, pick: PickCards) -> str:  # noqa: ARG002
        return "into hand"

    def prompt(self, context: EffectContext, pick: PickCards) -> str:  # noqa: ARG002
        return f"put {pick.count} of the cards into hand"

    def none_there(self, game: Game, context: EffectContext) -> None:
        game.tell(Happened.IGNORED, (IGNORED, LOOK), who=context.you, detail="none of the cards looked at is left")

    @without_decisions
    def perform(self, game: Game, context: EffectContext, pick: PickCards, cards: list[GameObject]) -> None:  # noqa: ARG002
        for card in cards:
            game.put(card, hand(context.you))
            game.tell(Happened.TAKEN, MAY, card, who=context.you)

    def clauses(self, pick: PickCards) -> Clauses:
        return (pick.brings(About.TAKE),)

    def describe(self, pick: PickCards) -> str:
        if pick.which.matches_everything:
            return f"put {pick.count} of them into your hand"
        return f"put {pick.which.describe()} from among them into your hand"


class RevealAndDraw(PickVerb, frozen=True):
    """Reveal it and draw it (413, 424); ``hidden``: only draw it."""

    performed_by: ClassVar[tuple[Slug, ...]] = (MAY, DRAW)

    hidden: bool = False

    def timing(self, pick: PickCards) -> str:  # noqa: ARG002
        return "into hand"

    def prompt(self, context: EffectContext, pick: PickCards) -> str:  # noqa: ARG002
        verb = "choose" if self.hidden else "reveal"
        return f"{verb} {pick.which.describe()} from among the cards and draw it, or none"

    def perform(
        self,
        game: Game,
        context: EffectContext,
        pick: PickCards,  # noqa: ARG002
        cards: list[GameObject],
    ) -> Procedure[None]:
        for card in cards:
            if not self.hidden:
                game.tell(Happened.REVEALED, MAY, card, who=context.you)
                context.revealed.append(card)
                yield from cards_revealed(game, [card])
            game.put(card, hand(context.you))
            now = game.mark("drew", context.you)
            event = game.tell(Happened.DREW, DRAW, who=context.you, detail="1")
            yield from trigger(game, [Drew(context.you, now - 1, now, event)])

    def clauses(self, pick: PickCards) -> Clauses:
        return (pick.brings(About.DRAW),) if self.hidden else (pick.brings(About.REVEAL), pick.brings(About.DRAW))

    def describe(self, pick: PickCards) -> str:
        return f"you may {'choose' if self.hidden else 'reveal'} {pick.which.describe()} from among them and draw it"


class DrawIt(PickVerb, frozen=True):
    """Draw it (413); nobody else sees it."""

    performed_by: ClassVar[tuple[Slug, ...]] = (DRAW,)
    if_there_is_none: ClassVar[tuple[Slug, ...]] = (IGNORED, LOOK)

    def timing(self, pick: PickCards) -> str:  # noqa: ARG002
        return "into hand"

    def prompt(self, context: EffectContext, pick: PickCards) -> str:  # noqa: ARG002
        return f"draw {pick.count} of the cards"

    def none_there(self, game: Game, context: EffectContext) -> None:
        game.tell(Happened.IGNORED, (IGNORED, LOOK), who=context.you, detail="none of the cards looked at is left")

    def perform(self, game: Game, context: EffectContext, pick: PickCards, cards: list[GameObject]) -> Procedure[None]:  # noqa: ARG002
        for card in cards:
            game.put(card, hand(context.you))
            now = game.mark("drew", context.you)
            event = game.tell(Happened.DREW, DRAW, who=context.you, detail="1")
            yield from trigger(game, [Drew(context.you, now - 1, now, event)])

    def clauses(self, pick: PickCards) -> Clauses:
        return (pick.brings(About.DRAW),)

    def describe(self, pick: PickCards) -> str:
        return f"draw {pick.count} of them"


class RecycleIt(PickVerb, frozen=True):
    """Recycle it; ``by_owner``: its owner does, so that the action is theirs (416.1.c)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (ON_RESOLUTION, RECYCLE, RANDOM, OWN_DECK)
    rule: ClassVar[Slug] = ON_RESOLUTION

    by_owner: bool = False

    def prompt(self, context: EffectContext, pick: PickCards) -> str:  # noqa: ARG002
        return f"choose a card to recycle for {context.name}"

    def perform(self, game: Game, context: EffectContext, pick: PickCards, cards: list[GameObject]) -> Procedure[None]:  # noqa: ARG002
        yield from recycle(game, cards[0].owner if self.by_owner else context.you, cards)

    def clauses(self, pick: PickCards) -> Clauses:
        return (pick.brings(About.RECYCLE),)

    def describe(self, pick: PickCards) -> str:
        if self.by_owner:
            return f"choose {pick.which.describe()} from it. They recycle that card"
        if isinstance(pick.source, OwnHand):
            cards = f"{pick.count} {pick.which.noun}s" if pick.count > 1 else pick.which.describe()
            return f"recycle {cards} from your hand"
        if pick.which.matches_everything:
            return "recycle one of those cards"
        return f"recycle {pick.which.describe()} from it"


class TheyDiscardIt(PickVerb, frozen=True):
    """The player whose card it is discards it (422); you choose which one, as the instruction says so."""

    performed_by: ClassVar[tuple[Slug, ...]] = (ON_RESOLUTION, DISCARD)
    rule: ClassVar[Slug] = ON_RESOLUTION

    def prompt(self, context: EffectContext, pick: PickCards) -> str:  # noqa: ARG002
        return f"choose a card to be discarded for {context.name}"

    def perform(self, game: Game, context: EffectContext, pick: PickCards, cards: list[GameObject]) -> Procedure[None]:  # noqa: ARG002
        yield from discard(game, cards[0].owner, cards)
        context.done.add("card")

    def clauses(self, pick: PickCards) -> Clauses:
        return (pick.brings(About.DISCARD),)

    def describe(self, pick: PickCards) -> str:
        return f"choose {pick.which.describe()} from it, and they discard that card"


class SetAside(PickVerb, frozen=True):
    """Take it out from among the cards, for the effect to come back to: into banishment (427), or it stays on top."""

    performed_by: ClassVar[tuple[Slug, ...]] = (TURN_ORDER, BANISH)
    rule: ClassVar[Slug] = TURN_ORDER

    stays: bool = False

    def timing(self, pick: PickCards) -> str:  # noqa: ARG002
        return "set aside"

    def prompt(self, context: EffectContext, pick: PickCards) -> str:  # noqa: ARG002
        return f"{'choose' if self.stays else 'banish'} one of the cards"

    @without_decisions
    def perform(self, game: Game, context: EffectContext, pick: PickCards, cards: list[GameObject]) -> None:  # noqa: ARG002
        for card in cards:
            context.looked.remove(card.id)
            if self.stays:
                game.tell(Happened.CHOSEN, TURN_ORDER, card, who=context.you, detail="among the cards looked at")
                context.set_aside[context.you] = card.id
            else:
                context.set_aside[context.you] = banish(game, card, context.you).id

    def clauses(self, pick: PickCards) -> Clauses:
        return () if self.stays else (pick.brings(About.BANISH),)

    def describe(self, pick: PickCards) -> str:  # noqa: ARG002
        return f"{'pick' if self.stays else 'banish'} one of them"


class OnTopOrBottom(PickVerb, frozen=True):
    """Put it on the top or bottom of your Main Deck."""

    performed_by: ClassVar[tuple[Slug, ...]] = (ON_RESOLUTION, OWNERS_HAND, NEW_OBJECT)
    rule: ClassVar[Slug] = ON_RESOLUTION

    def prompt(self, context: EffectContext, pick: PickCards) -> str:  # noqa: ARG002
        return f"choose a card to put on the top or bottom of your Main Deck for {context.name}"

    def perform(self, game: Game, context: EffectContext, pick: PickCards, cards: list[GameObject]) -> Procedure[None]:  # noqa: ARG002
        for card in cards:
            yield from place_on_deck(game, card, context.name)

    def clauses(self, pick: PickCards) -> Clauses:
        return (pick.brings(About.ON_DECK),)

    def describe(self, pick: PickCards) -> str:
        return f"put {pick.which.describe()} from your hand on top of your Main Deck or on its bottom"


class BanishUntilOwnerHolds(PickVerb, frozen=True):
    """Banish it; when its owner holds, it returns to their hand.

    The delayed trigger lasts as long as the card stays in banishment, wherever its source is (390.5.a, 392).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (
        ON_RESOLUTION, DELAYED_LINKED, WHERE_IT_LIES, BANISH, MADE_BY_EFFECT, *ReturnToHand.performed_by,
    )  # fmt: skip
    rule: ClassVar[Slug] = ON_RESOLUTION

    def prompt(self, context: EffectContext, pick: PickCards) -> str:  # noqa: ARG002
        return f"choose a card to banish for {context.name}"

    @without_decisions
    def perform(self, game: Game, context: EffectContext, pick: PickCards, cards: list[GameObject]) -> None:  # noqa: ARG002
        for picked in cards:
            card = banish(game, picked, context.you)
            returns = Triggered(WhenPlayerScores((HOLD,), card.owner), (ReturnToHand(TriggeringObject()),))
            wait(game, context, returns, f"{card.owner} to hold, for {card.label}", (DELAYED_LINKED, WHERE_IT_LIES),
                 until=Until.WHILE_THERE, captured=card.id, once=False)  # fmt: skip

    def clauses(self, pick: PickCards) -> Clauses:
        returns = Clause(Verb.BRINGS, About.RETURN, whose=pick.source.whose, zone=Zone.BANISHMENT)
        return (
            pick.brings(About.BANISH),
            Clause(Verb.LISTENS, About.HOLD, Subject.PLAYERS, pick.source.whose),
            returns,
        )

    def describe(self, pick: PickCards) -> str:  # noqa: ARG002
        return "banish one of those cards. When its owner holds, return it to their hand"
