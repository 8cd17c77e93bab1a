"""Ready (rule 415): an object is marked as available."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.no_readying import readying_forbidden_by
from judge.engine.conditions.occurrences import Deed, Done
from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.references import Chosen, Target
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

CANNOT = cite("rules.cannot-beats-can")  # 054.1
READY = cite("ready.mark-as-available")  # 415.1
READY_ALREADY = cite("ready.nothing-additional")  # 415.1.c


class Ready(Instruction, frozen=True):
    """Ready the objects."""

    performed_by: ClassVar[tuple[Slug, ...]] = (READY, READY_ALREADY)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.what)
        for thing in things:
            if not thing.exhausted and isinstance(self.what, Target | Chosen):
                game.tell(Happened.NEGATED, READY_ALREADY, thing, detail="it is ready already")
        yield from ready(game, context.you, things, READY)

    def clauses(self) -> Clauses:
        return (brings(About.READY, self.what),)

    def describe(self) -> str:
        return f"ready {self.what.describe()}"


def ready(game: Game, player: str, things: list[GameObject], rule: Slug, *, by_effect: bool = True) -> Procedure[None]:
    """``player`` readies objects at the same time; one that is ready already is left as it is (415.1.c).

    So is one that cannot be readied (054.1); ``by_effect``: a spell or ability readies them.
    """
    readied: list[Occurrence] = []
    for thing in things:
        if not thing.exhausted:
            continue
        held = readying_forbidden_by(game, thing, by_effect=by_effect)
        if held is not None:
            game.tell(Happened.NEGATED, CANNOT, thing, detail="it cannot be readied", source=held.id)
            continue
        now = game.update(thing, exhausted=False)
        readied.append(Done(Deed.READY, player, now, game.tell(Happened.READIED, rule, thing)))
    yield from trigger(game, readied)
