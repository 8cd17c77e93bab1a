"""Counter (rule 425): a card or ability leaves the chain without effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.uncounterable import may_be_countered
from judge.engine.actions.banish import banish
from judge.engine.actions.recycle import recycle
from judge.engine.costs.paying import can_pay, pay
from judge.engine.keywords.flow import BANISHED
from judge.engine.state.clauses import About, Whose
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.on_the_chain import item_of
from judge.engine.state.zones import hand, trash
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import brings, done_by_others
from judge.engine.wording.references import Chosen, Target
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

COUNTER = cite("counter.cleared-from-the-chain")  # 425.1.a
THEN = cite("replacement.then-it")  # 390.3.a
TO_TRASH = cite("counter.to-the-trash")  # 425.1.a.1
NOT_PLAYED = cite("counter.not-played")  # 425.1.b
NEGATED = cite("counter.negated")  # 425.1
REPLACED = cite("replacement.intercede")  # 369
CANNOT = cite("rules.cannot-beats-can")  # 054.1
PREVENTED = cite("play.prevented-action-is-skipped")  # 358.3.a
PAID = cite("costs.within-instructions")  # 204.3.b

NO_REFUND = cite("counter.additional-costs-stay-paid")  # 425.1.c.1


class Counter(Instruction, frozen=True):
    """Counter a spell or ability on the chain; costs that were paid are not refunded (425.1.c).

    ``to_hand``: a spell goes to its owner's hand instead of their trash. ``unless`` is a cost that its controller may
    pay to prevent this.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (NEGATED, COUNTER, NOT_PLAYED, NO_REFUND, CANNOT, PREVENTED)

    speaks_for: ClassVar[tuple[str, ...]] = ("unless",)

    what: Reference
    to_hand: bool = False
    unless: Cost | None = None

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules for where the spell goes and for paying to prevent it."""
        return (REPLACED if self.to_hand else TO_TRASH, *((PAID,) if self.unless is not None else ()))

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            item = item_of(game.state, thing.id)
            if item is None:
                continue
            if isinstance(self.what, Target | Chosen):
                context.controllers[self.what.name] = item.controller
            if not may_be_countered(game, item):
                game.tell(Happened.NEGATED, (CANNOT, PREVENTED), thing, detail="it cannot be countered")
                continue
            if self.unless is not None and (yield from _is_kept(game, context, item, self.unless)):
                continue
            yield from counter(game, context.you, item, to_hand=self.to_hand)

    def clauses(self) -> Clauses:
        found = brings(About.COUNTER, self.what)
        pays = done_by_others(self.unless, Whose.ANY)
        return (found, brings(About.RETURN, self.what), *pays) if self.to_hand else (found, *pays)

    def describe(self) -> str:
        hand = " and put it into its owner's hand instead of their trash" if self.to_hand else ""
        unless = f" unless its controller pays {self.unless.describe()}" if self.unless is not None else ""
        return f"counter {self.what.describe()}{hand}{unless}"


def counter(game: Game, player: str, item: ChainItem, *, to_hand: bool = False) -> Procedure[None]:
    """Remove an item from the chain without effect; a countered card was not played (425.1.b)."""
    thing = game.find(item.object) if item.is_card else None
    game.remove_item(item.id)
    if thing is None:
        game.tell(Happened.COUNTERED, (NEGATED, COUNTER), item, who=player)
        return
    if item.is_recycled(countered=True):
        yield from recycle(game, item.controller, [thing])
        moved, rule = game.state.objects[thing.id.card], THEN
    else:
        moved, rule = _leaves(game, item, thing, to_hand=to_hand)
    paid_too = (NO_REFUND,) if item.payment.paid else ()
    game.tell(Happened.COUNTERED, (COUNTER, rule, NOT_PLAYED, *paid_too), moved, who=player)


def _leaves(game: Game, item: ChainItem, thing: GameObject, *, to_hand: bool) -> tuple[GameObject, Slug]:
    """Put a countered card where it goes; returns it with the rule. Flow replaces its destination (829.1.b.1)."""
    if item.is_banished:
        return banish(game, thing, item.controller), BANISHED if item.is_flow else THEN
    return game.put(thing, hand(thing.owner) if to_hand else trash(thing.owner)), REPLACED if to_hand else TO_TRASH


def _is_kept(game: Game, context: EffectContext, item: ChainItem, cost: Cost) -> Procedure[bool]:
    """Whether the controller of an item pays so that it is not countered."""
    theirs = EffectContext(you=item.controller, source=context.source, name=context.name)
    if not can_pay(game, theirs, cost) or not (yield from pay(game, theirs, cost, may_decline=True)):
        return False
    game.tell(Happened.NEGATED, PAID, item, who=item.controller, detail=f"{cost.describe()} was paid for it")
    return True
