"""Banishing a card of a revealed hand until its owner holds (rules 355.17, 390.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.banish import BANISH, banish
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.scoring import HOLD, WhenPlayerScores
from judge.engine.instructions.delay_trigger import DELAYED_LINKED, MADE_BY_EFFECT, wait
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.delayed import Until
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import TriggeringObject
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

ON_RESOLUTION = cite("targets.pick-on-resolution")  # 355.17
WHERE_IT_LIES = cite("delayed.linked-while-it-lies-there")  # 390.5.c.1


class BanishOneRevealed(Instruction, frozen=True):
    """Choose one of the revealed cards and banish it; when its owner holds, it returns to their hand.

    The delayed trigger lasts as long as the card stays in banishment, wherever its source is (390.5.a, 392).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (
        ON_RESOLUTION, DELAYED_LINKED, WHERE_IT_LIES, BANISH, MADE_BY_EFFECT, *ReturnToHand.performed_by,
    )  # fmt: skip

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        cards = [card for which in context.looked if (card := game.find(which)) is not None]
        if not cards:
            return
        options = tuple(Option(card.label, card.label, card.label) for card in cards)
        prompt = f"choose a card to banish for {context.name}"
        answer = yield from ask(
            Decision(Kind.PICK, context.you, "pick", ON_RESOLUTION, prompt, options, source=context.name)
        )
        card = banish(game, next(card for card in cards if card.label == answer[0]))
        returns = Triggered(WhenPlayerScores((HOLD,), card.owner), (ReturnToHand(TriggeringObject()),))
        wait(game, context, returns, f"{card.owner} to hold, for {card.label}", (DELAYED_LINKED, WHERE_IT_LIES),
             until=Until.WHILE_THERE, captured=card.id, once=False)  # fmt: skip

    def describe(self) -> str:
        return "Banish one of them; when its owner holds, return it to their hand"
