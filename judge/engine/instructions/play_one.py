"""Playing one of the cards looked at or revealed, because the effect says so (rules 355.17, 419.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.barred import CANNOT_PLAY
from judge.engine.actions.banish import banish
from judge.engine.actions.look import MAY, still_there
from judge.engine.actions.play import INSTRUCTED, WAITS, play_instructed
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

NOTHING_TO_PLAY = cite("play.nothing-eligible")  # 419.3.c


class PlayOne(Instruction, frozen=True):
    """Choose one of the cards, of ``card_type`` or any if that is "", and play it, ignoring its cost.

    ``banish_first`` puts it into banishment first, where it stays if its play is undone.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (
        NOTHING_TO_PLAY, MAY, INSTRUCTED, CANNOT_PLAY, WAITS,
    )  # fmt: skip

    card_type: str = ""
    banish_first: bool = True

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        cards = [card for card in still_there(game, context) if not self.card_type or card.card.is_a(self.card_type)]
        if not cards:
            game.tell(Happened.IGNORED, NOTHING_TO_PLAY, who=context.you, detail="there is no card to play")
            return
        options = tuple(Option(card.label, f"{card.label} (of {card.owner})", card.label) for card in cards)
        answer = yield from ask(
            Decision(Kind.PICK, context.you, "pick", MAY, f"choose a card to play for {context.name}", options,
                     source=context.name)
        )  # fmt: skip
        card = next(card for card in cards if card.label == answer[0])
        if self.banish_first:
            card = banish(game, card)
        play_instructed(game, context, card, ignoring=True)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.PLAY, whose=Whose.YOURS, of=self.card_type),)

    def describe(self) -> str:
        kind = self.card_type.lower() or "card"
        return f"{'Banish' if self.banish_first else 'Choose'} one of them: {kind}; play it, cost ignored"
