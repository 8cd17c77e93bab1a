"""Instructions that depend on an earlier one having been performed (rule 359.3.e.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, Verb, Whose, reads_them
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.zones import Zone
from judge.engine.targeting.information import NULL
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.instructions import describe_clauses
from judge.engine.wording.references import Chosen
from judge.engine.wording.sentences import listed, with_article
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
from judge.slugs import Slug

NOT_EXECUTED = cite("linked.needs-the-earlier")  # 359.3.e.14.a
LOOK_BACK = cite("information.look-back")  # 359.3.e.13
REPLACED = cite("linked.despite-replacement")  # 359.3.e.14.b
AS_MUCH_AS_YOU_CAN = cite("golden.as-much-as-you-can")  # 055


class IfKilled(Instruction, frozen=True):
    """If the kill of ``name`` was performed, perform ``then``; a kill that was replaced was not (359.3.e.14.b)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (NOT_EXECUTED, REPLACED)

    then: tuple[Instruction, ...]
    name: str = "unit"

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        if self.name in context.killed:
            yield from perform_all(self.then, game, context)
            return
        spared = context.spared_by.get(self.name)
        because = spared if spared is not None else context.ignored.get(self.name)
        source = game.in_any_incarnation(context.source)
        game.tell(
            Happened.IGNORED, NOT_EXECUTED if spared is None else REPLACED, source,
            detail=f"that {self.name} was not killed by it",
            causes=game.causes + ((because,) if because is not None else ()),
        )  # fmt: skip

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.DIE, Chosen(self.name)),)

    def describe(self) -> str:
        return f"if that {self.name} was killed, {describe_clauses(self.then)}"


class IfDone(Instruction, frozen=True):
    """If what was to be done to ``name`` has happened, perform ``then``: "if you do" (359.3.e.14.b)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (NOT_EXECUTED,)

    then: tuple[Instruction, ...]
    name: str = "unit"

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        if self.name in context.done:
            yield from perform_all(self.then, game, context)
            return
        source = game.in_any_incarnation(context.source)
        game.tell(Happened.IGNORED, NOT_EXECUTED, source, detail=f"nothing was done to that {self.name}")

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return f"if you do, {describe_clauses(self.then)}"


class IfHadMight(Instruction, frozen=True):
    """If the Might of the unit ``name`` was at most ``at_most``, perform ``then``; null is no Might (359.3.e.12).

    A unit killed by the effect is looked back at (359.3.e.13); if its death was replaced, its current Might counts.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (LOOK_BACK, NULL)

    at_most: int
    then: tuple[Instruction, ...]
    name: str = "unit"

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        might = context.killed[self.name].might if self.name in context.killed else None
        if might is None and self.name in context.spared_by and context.item is not None:
            left = [game.find(which) for which in context.item.chosen(self.name)]
            might = next((thing.might for thing in left if thing is not None), None)
        if might is not None and might <= self.at_most:
            yield from perform_all(self.then, game, context)
            return
        source = game.in_any_incarnation(context.source)
        found = "null" if might is None else str(might)
        rules = (LOOK_BACK, NULL) if might is None else (LOOK_BACK,)
        game.tell(Happened.IGNORED, rules, source, detail=f"the Might of that {self.name} was {found}")

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.MIGHT, Chosen(self.name), amount=self.at_most, more=-1),)

    def describe(self) -> str:
        return f"if that {self.name} had {self.at_most} Might or less, {describe_clauses(self.then)}"


class IfCannot(Instruction, frozen=True):
    """Do ``what`` as far as you can (055); if that is not all of it, perform ``then`` as well."""

    performed_by: ClassVar[tuple[Slug, ...]] = (AS_MUCH_AS_YOU_CAN,)

    what: Instruction
    then: tuple[Instruction, ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        in_full = self.what.possible(game, context)
        yield from self.what.perform(game, context)
        if not in_full:
            source = game.in_any_incarnation(context.source)
            words = f"{context.you} could not {self.what.describe()} in full"
            game.tell(Happened.LOOKED_INTO, AS_MUCH_AS_YOU_CAN, source, detail=words)
            yield from perform_all(self.then, game, context)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return f"{self.what.describe()}. If you cannot do that in full, {describe_clauses(self.then)}"


class IfRevealed(Instruction, frozen=True):
    """If what the effect has revealed and drawn has one of ``tags``, perform ``then``; it is looked back at.

    ``then`` chooses nothing itself; it can put a reflexive trigger on the chain.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (LOOK_BACK,)
    chooses_later: ClassVar[bool] = True

    tags: tuple[str, ...]
    then: tuple[Instruction, ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        if any(tag in card.card.tags for card in context.revealed for tag in self.tags):
            yield from perform_all(self.then, game, context)
            return
        source = game.in_any_incarnation(context.source)
        game.tell(Happened.IGNORED, LOOK_BACK, source, detail=f"no {listed(self.tags, 'or')} was revealed")

    def clauses(self) -> Clauses:
        return (reads_them(About.TRAITS, whose=Whose.YOURS, named=self.tags, zone=Zone.MAIN_DECK),)

    def describe(self) -> str:
        return f"if {with_article(listed(self.tags, 'or'))} was revealed, {describe_clauses(self.then)}"
