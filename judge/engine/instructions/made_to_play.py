"""Making an opponent play a unit of their revealed hand (rules 355.17, 356.5.a, 419.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.barred import CANNOT_PLAY
from judge.engine.actions.play import INSTRUCTED, WAITS, play_instructed
from judge.engine.state.card import UNIT
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.targeting.targets import objects_of
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Chosen
    from judge.slugs import Slug

MAY = cite("instructions.may")  # 355.17


class OwnerPlaysOneRevealed(Instruction, frozen=True):
    """You may choose a revealed unit; its owner plays it to the battlefield ``at``, ignoring all costs.

    Nothing is played if that battlefield is no longer a legal target.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (MAY, INSTRUCTED, CANNOT_PLAY, WAITS)

    at: Chosen

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        fields = yield from objects_of(game, context, self.at)
        cards = [card for which in context.looked if (card := game.find(which)) is not None]
        for card in cards:
            if card.card.filler:
                raise NotModelled("Nothing is known of this card, and what it is matters now.", where=card.label)
        units = [card for card in cards if card.card.is_a(UNIT)]
        if not fields or not units:
            return
        options = tuple(Option(card.label, card.label, card.label) for card in units)
        prompt = f"choose a unit that is played to {fields[0].place}, or none"
        answer = yield from ask(Decision(Kind.PICK, context.you, "pick", MAY, prompt, options, 0, 1, context.name))
        if not answer:
            game.tell(Happened.DECLINED, MAY, who=context.you, detail="to choose a unit")
            return
        card = next(card for card in units if card.label == answer[0])
        game.tell(Happened.CHOSEN, MAY, card, who=context.you, detail=f"to be played to {fields[0].place}")
        play_instructed(game, context, card, by=card.owner, no_costs=True, places=(fields[0].location,))

    def describe(self) -> str:
        return f"May choose a unit among them; its owner plays it to {self.at.describe()}, all costs ignored"
