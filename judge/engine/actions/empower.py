"""Empower and Disempower (rules 441, 442): a state that other abilities refer to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.occurrences import Deed, Done
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of, picks
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import This
from judge.engine.wording.sentences import TIMES
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

EMPOWER = cite("empower.render-empowered")  # 441.1
NOT_AGAIN = cite("empower.not-again")  # 441.1.c
TEXT_FIRST = cite("golden.card-text-goes")  # 002
DISEMPOWER = cite("disempower.remove")  # 442.1
ONLY_EMPOWERED = cite("disempower.only-empowered")  # 442.1.a.1


class EmpoweredUpTo(Ability, frozen=True):
    """The source can be Empowered so many times (441.1.c says once; its text goes before that, 002.1)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (TEXT_FIRST,)

    times: int

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.EMPOWER, Subject.THIS, Whose.YOURS, amount=self.times, more=1),)

    def describe(self) -> str:
        return f"This can be Empowered up to {TIMES[self.times]}."


class Empower(Instruction, frozen=True):
    """Empower the objects; one that is Empowered already is left as it is (441.1.c)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (NOT_AGAIN, EMPOWER)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            yield from empower(game, thing, context.you)

    def clauses(self) -> Clauses:
        return (brings(About.EMPOWER, self.what),)

    def describe(self) -> str:
        return f"empower {self.what.describe()}"


class Disempower(Instruction, frozen=True):
    """Disempower the objects; one that is not Empowered is left as it is (442.1.a.1)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (DISEMPOWER, ONLY_EMPOWERED)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            disempower(game, thing)

    def possible(self, game: Game, context: EffectContext) -> bool:
        """Whether it is Empowered: as a cost, only what is Empowered can be disempowered (203.3)."""
        if isinstance(self.what, Pick):
            return bool(picks(game, context, self.what))
        if not isinstance(self.what, This):
            return True
        source = game.find(context.source) if context.source is not None else None
        return source is not None and source.empowered > 0

    def clauses(self) -> Clauses:
        return (brings(About.DISEMPOWER, self.what),)

    def describe(self) -> str:
        return f"disempower {self.what.describe()}"


def empower(game: Game, thing: GameObject, player: str) -> Procedure[None]:
    """``player`` makes an object Empowered; text behind Empowered is active when it triggers (725.4, 828.1.d)."""
    most = max((found.times for found in thing.abilities if isinstance(found, EmpoweredUpTo)), default=1)
    if thing.empowered >= most:
        game.tell(Happened.NEGATED, NOT_AGAIN, thing, detail="it is Empowered already")
        return
    now = game.update(thing, empowered=thing.empowered + 1)
    event = game.tell(Happened.EMPOWERED, EMPOWER, now)
    yield from trigger(game, [Done(Deed.EMPOWER, player, now, event)])


def disempower(game: Game, thing: GameObject) -> None:
    """Remove the Empowered status from an object, one of several where it has them."""
    if thing.empowered:
        game.tell(Happened.DISEMPOWERED, DISEMPOWER, game.update(thing, empowered=thing.empowered - 1))
    else:
        game.tell(Happened.NEGATED, ONLY_EMPOWERED, thing, detail="it is not Empowered")
