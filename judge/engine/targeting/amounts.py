"""Numbers that an instruction reads off the game when it is performed (rules 359.3.e.12, 359.3.f.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.clauses import About, HasClauses, Verb, Whose, reads_them, reads_you
from judge.engine.state.procedure import without_decisions
from judge.engine.state.zones import Zone
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.references import Chosen
from judge.engine.wording.sentences import listed
from judge.errors import NotModelled

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.criteria import CardsIn, Criteria
    from judge.engine.wording.references import Every, Reference


class Amount(HasClauses, frozen=True):
    """A number that is read when the instruction is performed."""

    def value(self, game: Game, context: EffectContext) -> Procedure[int | None]:
        """The number now, or None if it is null (359.3.e.12): what needs it is then ignored."""
        raise NotImplementedError

    def describe(self) -> str:
        raise NotImplementedError


class MightOf(Amount, frozen=True):
    """The current Might of an object; null if it has left the board or is no longer a legal target."""

    what: Reference

    def value(self, game: Game, context: EffectContext) -> Procedure[int | None]:
        found = yield from objects_of(game, context, self.what)
        return found[0].might if found and found[0].is_unit and found[0].on_board else None

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.MIGHT, self.what),)

    def describe(self) -> str:
        return f"the Might of {self.what.describe()}"


class EnergyCostOf(Amount, frozen=True):
    """The printed Energy cost of the targeted spell (206); null if it was not a legal target.

    If the effect itself made the spell leave the chain, it is looked back at (359.3.e.13).
    """

    name: str

    @without_decisions
    def value(self, game: Game, context: EffectContext) -> int | None:
        chosen = context.item.chosen(self.name) if context.item is not None else ()
        legal = [which for which in chosen if (self.name, which) in context.legal]
        return game.state.objects[legal[0].card].card.energy if legal else None

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.COST, Chosen(self.name)),)

    def describe(self) -> str:
        return f"the Energy cost of that {self.name}"


class EnergyCostOfDiscarded(Amount, frozen=True):
    """The printed Energy cost of what the effect has discarded (206), looked back at (359.3.e.13); null if nothing."""

    @without_decisions
    def value(self, game: Game, context: EffectContext) -> int | None:
        cards = [game.state.objects[which.card] for which in context.discarded]
        for card in cards:
            if card.card.filler:
                raise NotModelled("Its Energy cost matters, and nothing is known of it.", where=card.label)
        return sum(card.card.energy for card in cards) if cards else None

    def clauses(self) -> Clauses:
        return (reads_them(About.COST, whose=Whose.YOURS, zone=Zone.HAND),)

    def describe(self) -> str:
        return "the Energy cost of what was discarded"


class DamageMarkedOn(Amount, frozen=True):
    """The damage marked on an object (142.2); null if it is no longer a legal target."""

    what: Reference

    def value(self, game: Game, context: EffectContext) -> Procedure[int | None]:
        found = yield from objects_of(game, context, self.what)
        return found[0].damage_marked if found and found[0].on_board else None

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.STATUS, self.what, named=("damaged",)),)

    def describe(self) -> str:
        return f"the damage marked on {self.what.describe()}"


class ValueOf(Amount, frozen=True):
    """The value of a keyword of an object, the sum of all its instances (807.1.b.3); null if it has left the board."""

    keyword: str
    what: Reference

    def value(self, game: Game, context: EffectContext) -> Procedure[int | None]:
        found = yield from objects_of(game, context, self.what)
        return found[0].value_of(self.keyword) if found and found[0].on_board else None

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.KEYWORD, self.what, named=(self.keyword,)),)

    def describe(self) -> str:
        return f"the {self.keyword} of {self.what.describe()}"


class AttachedTo(Amount, frozen=True):
    """``each`` for each object with a tag that is attached to an object; null if that has left the board."""

    tag: str
    what: Reference
    each: int = 1

    def value(self, game: Game, context: EffectContext) -> Procedure[int | None]:
        found = yield from objects_of(game, context, self.what)
        if not found or not found[0].on_board:
            return None
        return self.each * sum(self.tag in game.state.objects[card].tags for card in found[0].attached)

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.STATUS, self.what, named=("equipped",)),)

    def describe(self) -> str:
        return f"{self.each} for each {self.tag} attached to {self.what.describe()}"


class TagsAmong(Amount, frozen=True):
    """``each`` for each of several tags that at least one object has that matches."""

    tags: tuple[str, ...]
    criteria: Criteria
    each: int = 1

    @without_decisions
    def value(self, game: Game, context: EffectContext) -> int | None:
        found = [
            thing for thing in game.state.on_board
            if self.criteria.matches(game.state, thing, context.you, context.source)
        ]  # fmt: skip
        return self.each * sum(any(tag in thing.tags for thing in found) for tag in self.tags)

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.TRAITS, self.criteria, named=self.tags),)

    def describe(self) -> str:
        return f"{self.each} for each of {listed(self.tags)} among {self.criteria.describe_several()}"


class RevealedWith(Amount, frozen=True):
    """How many of the cards revealed by the effect have a keyword themselves.

    A text that mentions it does not count.
    """

    keyword: str

    @without_decisions
    def value(self, game: Game, context: EffectContext) -> int | None:
        cards = [game.state.objects[which.card] for which in context.looked]
        for card in cards:
            if card.card.filler:
                raise NotModelled(
                    f"Whether it has {self.keyword} matters, and nothing is known of it.", where=card.label
                )
        return sum(card.card.has(self.keyword) for card in cards)

    def clauses(self) -> Clauses:
        return (reads_them(About.KEYWORD, whose=Whose.YOURS, zone=Zone.MAIN_DECK, named=(self.keyword,)),)

    def describe(self) -> str:
        return f"the number of revealed cards with {self.keyword}"


class AssignedInExcess(Amount, frozen=True):
    """The excess damage that you assigned in the combat in progress; null if that is over (359.3.e.12)."""

    @without_decisions
    def value(self, game: Game, context: EffectContext) -> int | None:
        combat = game.state.combat
        return dict(combat.excess).get(context.you, 0) if combat is not None else None

    def clauses(self) -> Clauses:
        return (reads_you(About.ASSIGN),)

    def describe(self) -> str:
        return "that much"


class CountOf(Amount, frozen=True):
    """How many objects match now, each of them ``times``."""

    what: Every
    times: int = 1

    def value(self, game: Game, context: EffectContext) -> Procedure[int | None]:
        return self.times * len((yield from objects_of(game, context, self.what)))

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.COUNT, self.what),)

    def describe(self) -> str:
        several = self.what.describe().removeprefix("all ")
        if several.startswith("your "):
            return f"for each of {several}"
        first, rest = self.what.criteria.describe().split(" ", 1)
        return f"for each {'other ' * (first == 'another')}{rest}{self.what.describe_place()}"


class CountOfCards(Amount, frozen=True):
    """``each`` for each card in a zone of the player that matches."""

    which: CardsIn
    each: int = 1

    @without_decisions
    def value(self, game: Game, context: EffectContext) -> int | None:
        cards = game.state.objects_in(self.which.place(context.you))
        return self.each * sum(self.which.matches(game.state, card, context.you, context.source) for card in cards)

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.COUNT, self.which),)

    def describe(self) -> str:
        return f"{self.each} for each {self.which.describe().split(' ', 1)[1]}"


class MightOfGiven(Amount, frozen=True):
    """The Might that the object killed or recycled for a cost had when it was given up (359.3.e.13).

    If its death was replaced, the cost still counts as paid (203.2), and its current Might is used.
    """

    name: str

    @without_decisions
    def value(self, game: Game, context: EffectContext) -> int | None:
        thing = context.given.get(self.name) or (context.item.given_up(self.name) if context.item is not None else None)
        if thing is not None and self.name in context.spared_by:
            thing = game.find(thing.id)
        return thing.might if thing is not None else None

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.MIGHT, Chosen(self.name)),)

    def describe(self) -> str:
        return f"the Might of that {self.name}"


class AmountPaid(Amount, frozen=True):
    """How much of "any amount" was paid within this effect."""

    @without_decisions
    def value(self, game: Game, context: EffectContext) -> int | None:  # noqa: ARG002
        return context.paid_amount

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return "the amount paid"


def counted(amount: int | Amount, of_what: str = "") -> str:
    """So many of something in words: ``2 XP``, ``1 XP for each friendly unit``."""
    what = f" {of_what}" if of_what else ""
    if isinstance(amount, int):
        return f"{amount}{what}"
    if isinstance(amount, CountOf):
        return f"{amount.times}{what} {amount.describe()}"
    return f"{of_what or 'as many'} equal to {amount.describe()}"


def words(amount: int | Amount) -> str:
    """The amount in words, as part of a description."""
    return str(amount) if isinstance(amount, int) else amount.describe()
