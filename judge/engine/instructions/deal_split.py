"""Damage that is split among targets (rules 355.14, 715.3)."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.deal import DEAL
from judge.engine.instructions.deal_might import DEALT_BY_A_UNIT, RESPONSIBLE
from judge.engine.outcomes.damage import PendingDamage, bonus, deal_together
from judge.engine.state.attribution import of_context, of_unit
from judge.engine.state.clauses import About
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask, unless_player_leaves
from judge.engine.targeting.amounts import MightOf, words
from judge.engine.targeting.information import read
from judge.engine.targeting.targets import key_of, objects_of
from judge.engine.triggers.performing import is_stopped
from judge.engine.wording.clause_objects import brings
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.targeting.amounts import Amount
    from judge.engine.wording.references import Reference, Target
    from judge.slugs import Slug

MARKED_BY = cite("deal.marked-by")  # 142.3.a
SPLIT = cite("split.decided-on-resolution")  # 355.14.e
VALID_FOR_EACH = cite("split.valid-damage-for-each")  # 355.14.f
FEWER_TARGETS = cite("split.too-little-damage")  # 355.14.h
BONUS_IS_SPLIT = cite("bonus-damage.split")  # 715.3

MOST = 5000
"""More ways than this to split damage are not listed."""


class DealSplit(Instruction, frozen=True):
    """Deal ``amount`` damage split among the targets; ``by`` is the unit that deals it, None the effect itself."""

    performed_by: ClassVar[tuple[Slug, ...]] = (
        DEAL, DEALT_BY_A_UNIT, RESPONSIBLE, BONUS_IS_SPLIT, SPLIT, VALID_FOR_EACH, FEWER_TARGETS, MARKED_BY,
    )  # fmt: skip

    amount: int | Amount
    to: Target
    by: Reference | None = None

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        dealers = (yield from objects_of(game, context, self.by)) if self.by is not None else []
        things = yield from objects_of(game, context, self.to)
        amount = yield from read(self.amount, game, context)
        if not things or amount is None or amount <= 0 or (self.by is not None and not dealers):
            return
        if dealers:
            origin = of_unit(dealers[0])
            rules: tuple[Slug, ...] = (DEAL, DEALT_BY_A_UNIT, RESPONSIBLE)
        else:
            origin, rules = of_context(game, context), (DEAL,)
            extra = max(bonus(game, origin, thing, things) for thing in things)
            amount += extra
            rules += (BONUS_IS_SPLIT,) if extra else ()
        if len(things) > amount:
            things = yield from _remaining(game, context, things, amount)
        shares = yield from unless_player_leaves(_shares(context, things, amount))
        if shares is None:  # somebody has left the game, perhaps with one of the targets: it is split anew
            if context.you in game.state.players and not is_stopped(game, context):
                yield from self.perform(game, context)
            return
        yield from deal_together(
            game,
            [PendingDamage(thing, share, origin, (*rules, SPLIT), bonus=False)
             for thing, share in zip(things, shares, strict=True)],
        )  # fmt: skip

    def clauses(self) -> Clauses:
        return (brings(About.DAMAGE, self.to, amount=self.amount),)

    def describe(self) -> str:
        who = f"{self.by.describe()} deals" if self.by is not None else "deal"
        own = isinstance(self.amount, MightOf) and self.amount.what == self.by
        much = f"damage equal to {'its Might' if own else words(self.amount)}"
        much = f"{self.amount}" if isinstance(self.amount, int) else much
        return f"{who} {much} split among {self.to.describe()}"


def _remaining(
    game: Game, context: EffectContext, things: list[GameObject], amount: int
) -> Procedure[list[GameObject]]:
    """Rule 355.14.h: with less damage than targets, keep as many targets as there is damage."""
    options = tuple(Option(key_of(thing), f"{thing.label} ({thing.place})", thing.label) for thing in things)
    answer = yield from ask(
        Decision(
            Kind.PICK, context.you, "remaining targets", FEWER_TARGETS,
            f"choose which targets {context.name} still affects", options, amount, amount, context.name,
        )
    )  # fmt: skip
    for thing in things:
        if key_of(thing) not in answer:
            words = f"{thing.label} is not a target of {context.name} any more"
            game.tell(Happened.IGNORED, FEWER_TARGETS, thing, detail=words)
    return [thing for thing in things if key_of(thing) in answer]


def _shares(context: EffectContext, things: list[GameObject], amount: int) -> Procedure[tuple[int, ...]]:
    """The damage for each target, at least 1, as the player divides it (355.14.e-g)."""
    if comb(amount - 1, len(things) - 1) > MOST:
        raise NotModelled(f"There are too many ways to split {amount} damage among {len(things)} units.")
    ways = list(splits(amount, len(things)))
    options = tuple(
        Option(
            " | ".join(f"{share} {thing.label}" for thing, share in zip(things, way, strict=True)),
            ", ".join(f"{share} to {thing.label}" for thing, share in zip(things, way, strict=True)),
        )
        for way in ways
    )
    prompt = f"split {amount} damage of {context.name}"
    answer = yield from ask(Decision(Kind.DISTRIBUTE, context.you, "split", VALID_FOR_EACH, prompt, options))
    return ways[[option.key for option in options].index(answer[0])]


def splits(amount: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to divide an amount into ``parts`` parts of at least 1, in a fixed order."""
    for cuts in combinations(range(1, amount), parts - 1):
        yield tuple(end - start for start, end in zip((0, *cuts), (*cuts, amount), strict=True))
