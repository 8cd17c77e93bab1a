"""Picking cards of a source and doing something with them (rules 355.17, 359.3.e.12).

A pick is put together of a source (what was looked at, what was revealed), the criteria of a card, and a verb. The verb
knows what is asked, and what is done with what was picked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.actions.look import LOOK_BACK, MAY, REFERS_TO_THE_KILL, still_there
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.state.zones import Zone, hand
from judge.engine.targeting.information import NULL
from judge.engine.wording.might_of_killed import MightOfKilled
from judge.engine.wording.sentences import with_article
from judge.errors import NotModelled

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug


class CardCriteria(Struct, frozen=True):
    """What a card must be to be picked: of a type or not of one, of a domain, with limits on its Might and Energy cost.

    ``either``: of one of several types. A Might that is null makes every card fail.
    """

    card_type: str = ""
    not_a: str = ""
    might_at_most: MightOfKilled | int | None = None
    domain: str = ""
    either: tuple[str, ...] = ()
    energy_at_least: int = 0

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules of a limit that is read off what was killed."""
        return (NULL, REFERS_TO_THE_KILL, LOOK_BACK) if isinstance(self.might_at_most, MightOfKilled) else ()

    @property
    def wanted(self) -> object:
        """What clauses say of the cards: their type if nothing else is asked, "" for any card, else these criteria."""
        return self.card_type if self == CardCriteria(self.card_type) else self

    @property
    def matches_everything(self) -> bool:
        """Whether every card matches."""
        return self == ANY_CARD

    def fits(self, card: GameObject) -> bool:
        """Whether a card matches; a limit has to be a number by then."""
        return (
            (not self.card_type or card.card.is_a(self.card_type))
            and (not self.not_a or not card.card.is_a(self.not_a))
            and (not self.either or any(card.card.is_a(kind) for kind in self.either))
            and (not self.domain or self.domain in card.card.domains)
            and (not isinstance(self.might_at_most, int) or (card.card.might or 0) <= self.might_at_most)
            and card.card.energy >= self.energy_at_least
        )

    def read(self, game: Game, context: EffectContext) -> CardCriteria | None:
        """The criteria with the limit as a number; None, and an event that says why, if it is null (359.3.e.12)."""
        limit = self.might_at_most
        if not isinstance(limit, MightOfKilled):
            return self
        if limit.name in context.killed:
            return replace(self, might_at_most=context.killed[limit.name].might + limit.plus)
        because = context.spared_by.get(limit.name, context.ignored.get(limit.name))
        rules = (NULL, REFERS_TO_THE_KILL) if limit.name in context.spared_by else (NULL,)
        game.tell(
            Happened.NULL_FOUND, rules, game.in_any_incarnation(context.source),
            detail=f"no unit was killed, so {limit.describe()}",
            causes=game.causes + ((because,) if because is not None else ()),
        )  # fmt: skip
        return None

    @property
    def noun(self) -> str:
        """The type in words."""
        kind = " or ".join(self.either).lower() or self.card_type.lower() or "card"
        kind = f"non-{self.not_a.lower()} {kind}" if self.not_a else kind
        return f"{self.domain} {kind}".strip()

    def describe(self) -> str:
        """The criteria in words, once the limit is a number."""
        limit = f" with Might {self.might_at_most} or less" if isinstance(self.might_at_most, int) else ""
        limit += f" with an Energy cost of {self.energy_at_least} or more" if self.energy_at_least else ""
        return f"{with_article(self.noun)}{limit}"


ANY_CARD = CardCriteria()


class Source(Struct, frozen=True):
    """Where the cards come from: the ``zone``, and ``whose`` it is."""

    zone: ClassVar[Zone]
    whose: ClassVar[Whose] = Whose.YOURS

    def cards(self, game: Game, context: EffectContext, which: CardCriteria) -> list[GameObject]:
        """The cards that match."""
        raise NotImplementedError


class LookedAt(Source, frozen=True):
    """The cards of a Main Deck that the effect has looked at or revealed, as far as they are still there."""

    zone: ClassVar[Zone] = Zone.MAIN_DECK

    def cards(self, game: Game, context: EffectContext, which: CardCriteria) -> list[GameObject]:
        return [card for card in still_there(game, context) if which.fits(card)]


class RevealedHand(Source, frozen=True):
    """The cards of a hand that the effect has revealed; none of them is a target (355.10.a)."""

    zone: ClassVar[Zone] = Zone.HAND
    whose: ClassVar[Whose] = Whose.ENEMY

    def cards(self, game: Game, context: EffectContext, which: CardCriteria) -> list[GameObject]:
        cards = [card for looked in context.looked if (card := game.find(looked)) is not None]
        for card in cards:
            if card.card.filler and not which.matches_everything:
                raise NotModelled("Nothing is known of this card, and what it is matters now.", where=card.label)
        return [card for card in cards if which.fits(card)]


class OwnHand(Source, frozen=True):
    """The cards in your hand; none of them is a target (355.10.a)."""

    zone: ClassVar[Zone] = Zone.HAND

    def cards(self, game: Game, context: EffectContext, which: CardCriteria) -> list[GameObject]:
        return [card for card in game.state.objects_in(hand(context.you)) if which.fits(card)]


class PickVerb(Struct, frozen=True):
    """What is done with the cards picked, and how it is asked for."""

    performed_by: ClassVar[tuple[Slug, ...]] = ()
    if_there_is_none: ClassVar[tuple[Slug, ...]] = ()
    """The rules of what is told where the text does not say "may" and nothing can be picked."""

    rule: ClassVar[Slug] = MAY

    def read(self, game: Game, context: EffectContext) -> Procedure[PickVerb | None]:  # noqa: ARG002
        """The verb with what it refers to; None if that is gone, so that nothing can be done."""
        yield from ()
        return self

    def timing(self, pick: PickCards) -> str:  # noqa: ARG002 - subclasses look
        """The word for the point at which it is asked."""
        return "pick"

    def option(self, pick: PickCards, card: GameObject) -> Option:  # noqa: ARG002
        """The option that stands for a card."""
        return Option(card.label, card.label, card.label)

    def prompt(self, context: EffectContext, pick: PickCards) -> str:
        """What is asked; ``pick`` has its limit as a number, and at most as many as there are."""
        raise NotImplementedError

    def none_there(self, game: Game, context: EffectContext) -> None:
        """Tell that there is nothing to pick, where the text does not say "may"."""

    def declined(self, game: Game, context: EffectContext, pick: PickCards) -> None:
        """Tell that the player picks nothing."""

    def perform(self, game: Game, context: EffectContext, pick: PickCards, cards: list[GameObject]) -> Procedure[None]:
        """Do it with the cards picked."""
        raise NotImplementedError

    def clauses(self, pick: PickCards) -> Clauses:
        """What the instruction brings about."""
        raise NotImplementedError

    def describe(self, pick: PickCards) -> str:
        """The whole instruction in words."""
        raise NotImplementedError


class PickCards(Instruction, frozen=True):
    """Pick ``count`` cards of a source that match, or as many as there are, and do with them what the verb says.

    ``may``: or none of them.
    """

    source: Source
    verb: PickVerb
    which: CardCriteria = ANY_CARD
    count: int = 1
    may: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules of having nothing to pick."""
        return () if self.may else self.verb.if_there_is_none

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        verb, which = (yield from self.verb.read(game, context)), self.which.read(game, context)
        if verb is None or which is None:
            return
        cards = self.source.cards(game, context, which)
        pick = replace(self, which=which, count=min(self.count, len(cards)))
        if not pick.count:
            if not self.may:
                verb.none_there(game, context)
            return
        options = tuple(verb.option(pick, card) for card in cards)
        least = 0 if self.may else pick.count
        answer = yield from ask(
            Decision(Kind.PICK, context.you, verb.timing(pick), verb.rule, verb.prompt(context, pick), options, least,
                     pick.count, context.name)
        )  # fmt: skip
        if answer:
            yield from verb.perform(game, context, pick, [card for card in cards if card.label in answer])
        else:
            verb.declined(game, context, pick)

    def clauses(self) -> Clauses:
        return self.verb.clauses(self)

    def brings(self, about: About, *, zone: Zone | None = None) -> Clause:
        """The clause about something being done with what is picked; ``zone`` is where it is then, if not there."""
        at = self.source.zone if zone is None else zone
        return Clause(
            Verb.BRINGS, about, whose=self.source.whose, of=self.which.wanted, chosen=True, amount=self.count, zone=at
        )

    def describe(self) -> str:
        text = self.verb.describe(self)
        return f"you may {text}" if self.may and not text.startswith("you may ") else text
