"""Instructions about the card that the effect has discarded (rules 359.3.e.13, 387.1.b, 422)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.instructions.delay import DO_THIS, REFLEXIVE
from judge.engine.state.chain import ItemKind
from judge.engine.state.clauses import About, reads_you
from judge.engine.state.instruction import Instruction
from judge.engine.triggers.trigger_order import ordered
from judge.engine.triggers.triggered import AtOnce, add
from judge.engine.triggers.triggered_ability import Triggered, WaitingTrigger
from judge.engine.wording.instructions import describe_effect
from judge.errors import NotModelled

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug


class ByTypeDiscarded(Instruction, frozen=True):
    """For each type of the card that the effect has discarded, put its reflexive trigger on the chain (387.1.b).

    Raises NotModelled if nothing is known of that card.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DO_THIS, REFLEXIVE)

    by_type: tuple[tuple[str, tuple[Instruction, ...]], ...]

    chooses_later: ClassVar[bool] = True

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        cards = [game.state.objects[which.card] for which in context.discarded]
        assert context.source is not None
        ready = []
        for card in cards:
            if card.card.filler:
                raise NotModelled("Nothing is known of this card, and its type matters now.", where=card.label)
            made_by = (context.item.id, *context.item.made_by) if context.item is not None else ()
            ready += [
                WaitingTrigger(
                    Triggered(AtOnce(), effect), context.you, context.source,
                    f"{context.name.removesuffix(chr(39) + 's trigger')}'s reflexive trigger ({kind})", game.causes,
                    ItemKind.REFLEXIVE, made_by=made_by,
                )
                for kind, effect in self.by_type if card.card.is_a(kind)
            ]  # fmt: skip
        for found in (yield from ordered(game, context.you, ready)):
            add(game, found)

    def clauses(self) -> Clauses:
        return (reads_you(About.DISCARD),)

    def describe(self) -> str:
        cases = " ".join(f"{kind}: {describe_effect(effect)}" for kind, effect in self.by_type)
        return f"do what belongs to each type of the discarded card. {cases}"
