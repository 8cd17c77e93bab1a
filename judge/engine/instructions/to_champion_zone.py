"""Returning a Chosen Champion to the Champion Zone (rule 108.3.c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.zones import Place, Zone
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import brings
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

INTO_AN_EMPTY_ZONE = cite("champion-zone.only-into-an-empty-one")  # 108.3.c.1


class ReturnToChampionZone(Instruction, frozen=True):
    """Return a Chosen Champion to its owner's Champion Zone, unless a card is there (108.3.c.1)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (INTO_AN_EMPTY_ZONE,)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            zone = Place(Zone.CHAMPION, thing.owner)
            if game.state.objects_in(zone):
                game.tell(Happened.NEGATED, INTO_AN_EMPTY_ZONE, thing, detail="a card is in the Champion Zone already")
            else:
                moved = game.put(thing, zone)
                game.tell(Happened.RETURNED, INTO_AN_EMPTY_ZONE, moved, detail=str(zone))

    def clauses(self) -> Clauses:
        return (brings(About.RETURN, self.what, zone=Zone.CHAMPION),)

    def describe(self) -> str:
        return f"return {self.what.describe()} to your Champion Zone if that is empty"
