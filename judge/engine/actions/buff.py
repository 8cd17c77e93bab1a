"""Buff (rule 426) and spending buffs (702.2.b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.occurrences import Deed, Done
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import can_pick, objects_of
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Affected, Reference, This
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

BUFF = cite("buff.place")  # 426.1.b
AS_OFTEN_AS_EVER = cite("buff.several")  # 426.1.b.2
MIGHT_OF_A_BUFF = cite("buff.might")  # 703
NO_OTHER = cite("buff.no-other")  # 426.1.b.1
SPEND_BUFF = cite("buff.spend")  # 702.2.b
AFFECTED_BY_EFFECTS = cite("buff.affected-by-effects")  # 704


class AnyNumberOfBuffs(Ability, frozen=True):
    """The source can have more than one buff."""

    performed_by: ClassVar[tuple[Slug, ...]] = (AS_OFTEN_AS_EVER,)

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.BUFF, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return "This can have any number of buffs."


class Buff(Instruction, frozen=True):
    """Buff the objects; a unit that has a buff gets no other (426.1.b.1), unless a text allows it."""

    performed_by: ClassVar[tuple[Slug, ...]] = (BUFF, MIGHT_OF_A_BUFF, AS_OFTEN_AS_EVER, NO_OTHER)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        occurrences: list[Occurrence] = []
        for thing in (yield from objects_of(game, context, self.what)):
            if thing.is_unit and not thing.buffs:
                now = game.update(thing, buffs=1)
                event = game.tell(Happened.BUFFED, (BUFF, MIGHT_OF_A_BUFF), thing)
                occurrences.append(Done(Deed.BUFF, context.you, now, event))
            elif thing.is_unit and any(isinstance(found, AnyNumberOfBuffs) for found in thing.abilities):
                now = game.update(thing, buffs=thing.buffs + 1)
                event = game.tell(Happened.BUFFED, (BUFF, AS_OFTEN_AS_EVER, MIGHT_OF_A_BUFF), thing)
                occurrences.append(Done(Deed.BUFF, context.you, now, event))
            elif thing.is_unit:
                game.tell(Happened.NEGATED, NO_OTHER, thing, detail="it has a buff already")
        if occurrences:
            yield from trigger(game, occurrences)

    def clauses(self) -> Clauses:
        return (brings(About.BUFF, self.what, more=1),)

    def describe(self) -> str:
        return f"buff {self.what.describe()}"


class RemoveBuff(Instruction, frozen=True):
    """Remove one buff from each unit; this is an effect on the counter and not spending it (704)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (AFFECTED_BY_EFFECTS,)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            if thing.buffs:
                game.update(thing, buffs=thing.buffs - 1)
                game.tell(Happened.BUFF_REMOVED, AFFECTED_BY_EFFECTS, thing)

    def clauses(self) -> Clauses:
        return (brings(About.SPEND_BUFF, self.what, more=-1),)

    def describe(self) -> str:
        return f"remove a buff from {self.what.describe()}"


class SpendBuff(Instruction, frozen=True):
    """Remove one buff from a unit that the player controls, as a cost (702.2.b.1-2)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (SPEND_BUFF,)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            if thing.buffs and thing.controller == context.you:
                yield from spend_buff(game, context.you, thing)

    def possible(self, game: Game, context: EffectContext) -> bool:
        if isinstance(self.what, Pick):
            return can_pick(game, context, self.what)
        which = context.source if isinstance(self.what, This) else context.affected
        if not isinstance(self.what, Affected | This) or which is None:
            return True
        thing = game.find(which)
        return thing is not None and thing.buffs > 0 and thing.controller == context.you

    def clauses(self) -> Clauses:
        return (brings(About.SPEND_BUFF, self.what, more=-1),)

    def describe(self) -> str:
        return f"spend a buff of {self.what.describe()}"


def spend_buff(game: Game, player: str, unit: GameObject) -> Procedure[None]:
    """Spend one buff of a unit."""
    now = game.update(unit, buffs=unit.buffs - 1)
    event = game.tell(Happened.BUFF_SPENT, SPEND_BUFF, unit, who=player)
    yield from trigger(game, [Done(Deed.SPEND_BUFF, player, now, event)])
