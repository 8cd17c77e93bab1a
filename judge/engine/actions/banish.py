"""Banish (rule 427): a card goes from any other zone to banishment."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.tokens_leaving import CEASES, ceases
from judge.engine.conditions.deeds import WhenYouBanishYours
from judge.engine.conditions.occurrences import BANISHED
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction, walk
from judge.engine.state.procedure import without_decisions
from judge.engine.state.state import Noticed
from judge.engine.state.zones import Place, Zone, banishment
from judge.engine.targeting.targets import can_pick, objects_of
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Chosen, Target
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

BANISH = cite("banish.to-banishment")  # 427.1


class Banish(Instruction, frozen=True):
    """Banish the objects; a spell that names itself is banished from the chain as it resolves."""

    performed_by: ClassVar[tuple[Slug, ...]] = (BANISH, CEASES)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            moved = banish(game, thing, context.you)
            if isinstance(self.what, Target | Chosen | Pick):
                context.done.add(self.what.name)
                context.banished[self.what.name] = moved.id
                context.banished_from[self.what.name] = thing.place

    def possible(self, game: Game, context: EffectContext) -> bool:
        """Whether it is there: as a cost, only what is there can be banished (203.3)."""
        return not isinstance(self.what, Pick) or can_pick(game, context, self.what)

    def clauses(self) -> Clauses:
        return (brings(About.BANISH, self.what),)

    def describe(self) -> str:
        return f"banish {self.what.describe()}"


def banish(game: Game, card: GameObject, player: str, also: tuple[Slug, ...] = ()) -> GameObject:
    """``player``, or nobody, puts a card into its owner's banishment; returns it as it is there.

    ``also`` are further rules for the event.
    """
    moved = game.put(card, banishment(card.owner))
    event = game.tell(Happened.BANISHED, (BANISH, *also), moved)
    ceases(game, moved, event)
    if player and any(_waits(thing.card) for thing in game.state.on_board):
        game.state = game.state.changed(noticed=(*game.state.noticed, Noticed(moved, event, BANISHED, player)))
    return moved


@cache
def _waits(card: Card) -> bool:
    return any(isinstance(part, WhenYouBanishYours) for part in walk(card.abilities))


class BanishYour(Instruction, frozen=True):
    """Banish every card in these zones of yours, all at once."""

    performed_by: ClassVar[tuple[Slug, ...]] = (BANISH,)

    zones: tuple[Zone, ...]

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        for card in [card for zone in self.zones for card in game.state.objects_in(Place(zone, context.you))]:
            banish(game, card, context.you)

    def clauses(self) -> Clauses:
        return tuple(Clause(Verb.BRINGS, About.BANISH, whose=Whose.YOURS, zone=zone) for zone in self.zones)

    def describe(self) -> str:
        return f"banish all cards in your {' and '.join(zone.value for zone in self.zones)}"
