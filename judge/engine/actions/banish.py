"""Banish (rule 427): a card goes from any other zone to banishment."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.state.zones import Place, Zone, banishment
from judge.engine.targeting.targets import objects_of, picks
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Chosen, Target
from judge.slugs import cite

if TYPE_CHECKING:
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

    performed_by: ClassVar[tuple[Slug, ...]] = (BANISH,)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            moved = banish(game, thing)
            if isinstance(self.what, Target | Chosen | Pick):
                context.done.add(self.what.name)
                context.banished[self.what.name] = moved.id

    def possible(self, game: Game, context: EffectContext) -> bool:
        """Whether it is there: as a cost, only what is there can be banished (203.3)."""
        return not isinstance(self.what, Pick) or bool(picks(game, context, self.what))

    def clauses(self) -> Clauses:
        return (brings(About.BANISH, self.what),)

    def describe(self) -> str:
        return f"banish {self.what.describe()}"


def banish(game: Game, card: GameObject, also: tuple[Slug, ...] = ()) -> GameObject:
    """Put a card into its owner's banishment; returns it as it is there. ``also`` are further rules for the event."""
    moved = game.put(card, banishment(card.owner))
    game.tell(Happened.BANISHED, (BANISH, *also), moved)
    return moved


class BanishYour(Instruction, frozen=True):
    """Banish every card in these zones of yours, all at once."""

    performed_by: ClassVar[tuple[Slug, ...]] = (BANISH,)

    zones: tuple[Zone, ...]

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        for card in [card for zone in self.zones for card in game.state.objects_in(Place(zone, context.you))]:
            banish(game, card)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.BANISH, Subject.PLAYERS, Whose.YOURS),)

    def describe(self) -> str:
        return f"banish all cards in your {' and '.join(zone.value for zone in self.zones)}"
