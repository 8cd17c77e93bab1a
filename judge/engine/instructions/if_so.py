"""Instructions performed only under a condition (rule 383.2.a.1: an "if" that is part of the effect)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.state.card import UNIT
from judge.engine.state.clauses import About, about_that, reads_them
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction, clauses_in
from judge.engine.state.sides import Side
from judge.engine.targeting.targets import objects_of
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.doubts import holds
from judge.engine.wording.instructions import describe_clauses
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.circumstances import Circumstance
    from judge.engine.wording.references import Chosen
    from judge.slugs import Slug

READ_NOW = cite("information.read-on-execution")  # 359.3.f.2
NULL = cite("information.null-referent")  # 359.3.f.2.a
LOOK_BACK = cite("information.look-back")  # 359.3.e.13


class If(Instruction, frozen=True):
    """Perform ``then`` if the condition holds when the instruction is performed, else ``otherwise``.

    ``of``: the condition is asked of that target and not of the source, and nothing is performed for one that is not
    legal (359.3.f.2.a); where criteria can say it, that is ``IfItIs``. ``at``: "here" in the condition is the
    destination of that name.
    """

    when: Circumstance
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()
    of: Chosen | None = None
    at: str = ""

    speaks_for: ClassVar[tuple[str, ...]] = ("when",)

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules of what is read, and of what is asked of a target."""
        return (READ_NOW, NULL) if self.of is not None else (READ_NOW,)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        here = game.find(context.source) if context.source is not None else None
        if self.of is not None:
            here = next(iter((yield from objects_of(game, context, self.of))), None)
            if here is None:
                source = game.in_any_incarnation(context.source)
                game.tell(Happened.IGNORED, NULL, source, detail=f"nothing is known of that {self.of.name}")
                return
        if self.at and context.item is not None and context.source is not None:
            place = context.item.place_called(self.at)
            here = replace(game.state.objects[context.source.card], place=place) if place is not None else None
        if not holds(game, self.when, context.you, here):
            source = game.in_any_incarnation(context.source)
            words = f"it is not so that {self.when.describe()}"
            game.tell(Happened.IGNORED, (READ_NOW, *self.when.rules), source, detail=words)
            yield from perform_all(self.otherwise, game, context)
            return
        game.tell(Happened.LOOKED_INTO, (READ_NOW, *self.when.rules), here, detail=self.when.describe())
        yield from perform_all(self.then, game, context)

    def clauses(self) -> Clauses:
        found = clauses_in(self.when)
        return found if self.of is None else tuple(about_that(clause, self.of) for clause in found)

    def describe(self) -> str:
        when = self.when.describe()
        when = when.replace("this ", f"{self.of.describe()} ", 1).replace(" here", " where it is") if self.of else when
        when = when.replace(" here", f" at the {self.at}") if self.at else when
        text = f"if {when}, {describe_clauses(self.then)}"
        return f"{text}. Otherwise, {describe_clauses(self.otherwise)}" if self.otherwise else text


class IfItIs(Instruction, frozen=True):
    """Perform ``then`` if the target matches the criteria as this is performed, else ``otherwise``.

    What the effect itself has killed is looked back at (359.3.e.13). Nothing of it is performed for a target that is
    not legal: whatever it would read is null (359.3.f.2.a).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (READ_NOW, NULL, LOOK_BACK)
    speaks_for: ClassVar[tuple[str, ...]] = ("criteria",)

    what: Chosen
    criteria: Criteria
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        killed = context.killed.get(self.what.name)
        found = [killed] if killed is not None else (yield from objects_of(game, context, self.what))
        source = game.in_any_incarnation(context.source)
        for thing in found:
            so = self.criteria.matches(game.state, thing, context.you, context.source)
            words = f"{thing.label} is {'' if so else 'not '}{self.criteria.describe()}"
            rule = READ_NOW if killed is None else LOOK_BACK
            game.tell(Happened.LOOKED_INTO, rule, thing, detail=words)
            yield from perform_all(self.then if so else self.otherwise, game, context)
        if not found:
            game.tell(Happened.IGNORED, NULL, source, detail=f"nothing is known of that {self.what.name}")

    def clauses(self) -> Clauses:
        side = self.criteria.side
        control = (reads_them(About.CONTROL, whose=side.whose, of=self.criteria),) if side is not Side.ANY else ()
        of_a_type = self.criteria.card_type not in {UNIT, ""}
        kind = (reads_them(About.TRAITS, of=self.criteria, named=(self.criteria.card_type,)),) if of_a_type else ()
        found = (*kind, *control, *clauses_in(self.criteria))
        return tuple(replace(clause, on=self.what) if clause.of == self.criteria else clause for clause in found)

    def describe(self) -> str:
        text = f"if {self.what.describe()} {self._is()}, {describe_clauses(self.then)}"
        return f"{text}. Otherwise, {describe_clauses(self.otherwise)}" if self.otherwise else text

    def _is(self) -> str:
        """What it is or has, in words: its qualities where the criteria ask for nothing else."""
        one = self.criteria.qualities[0] if len(self.criteria.qualities) == 1 else None
        if one is None or self.criteria != Criteria(qualities=(one,)):
            return f"is {self.criteria.describe()}"
        words = one.phrase(several=False).strip()
        if words.startswith("that "):
            return words.removeprefix("that ")
        return words.replace("with ", "has ", 1) if words else f"is {one.adjective(several=False)}"
