"""Predict (rule 436): a look at the top of the Main Deck, from which any number of cards may be recycled."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.look import LOOK, MAY, LookAtTop, still_there
from judge.engine.actions.recycle import OWN_DECK, RANDOM, RECYCLE, recycle
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.decisions import (
    Decision,
    Kind,
    Option,
    yes_no,
)
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask, ask_whether
from judge.engine.state.zones import Zone, main_deck
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

PREDICT = cite("predict.look-and-choose")  # 436.1
SEVERAL = cite("predict.several")  # 436.1.a


class Predict(Instruction, frozen=True):
    """Predict ``count`` cards, or as many as there are (436.4); too few cause no Burn Out (436.4.a).

    Any number of cards are recycled together; the rest go back on top in any order (436.1.a).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (PREDICT, LOOK, RECYCLE, RANDOM, OWN_DECK)

    count: int = 1

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules that apply to several cards only."""
        return (SEVERAL,) if self.count > 1 else ()

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        yield from LookAtTop(self.count).perform(game, context)
        cards = still_there(game, context)
        if len(cards) > 1:
            yield from _recycle_any(game, context, cards)
            yield from _put_back(game, context, still_there(game, context))
        elif cards:
            yield from _recycle_or_leave(game, context, cards[0])

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.BRINGS, About.LOOK, whose=Whose.YOURS, amount=self.count),
            Clause(Verb.BRINGS, About.RECYCLE, Subject.PLAYERS, Whose.YOURS, zone=Zone.MAIN_DECK),
        )

    def describe(self) -> str:
        return "predict" if self.count == 1 else f"predict {self.count}"


class RecycleAnyOfThem(Instruction, frozen=True):
    """You may recycle any of the cards looked at; those that you do not go back on top in any order (355.17)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (MAY, RECYCLE, RANDOM, OWN_DECK)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        cards = still_there(game, context)
        if len(cards) > 1:
            yield from _recycle_any(game, context, cards, MAY)
            yield from _put_back(game, context, still_there(game, context), MAY)
        elif cards:
            yield from _recycle_or_leave(game, context, cards[0], MAY)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.RECYCLE, Subject.PLAYERS, Whose.YOURS, zone=Zone.MAIN_DECK),)

    def describe(self) -> str:
        return "you may recycle any of them. Put the others back in any order"


def _recycle_or_leave(game: Game, context: EffectContext, card: GameObject, rule: Slug = PREDICT) -> Procedure[None]:
    question = yes_no(
        context.you, "predict", rule, f"recycle {card.label}", yes=f"recycle {card.label}",
        no=f"leave {card.label} on top", source=context.name,
    )  # fmt: skip
    if (yield from ask_whether(question)):
        yield from recycle(game, context.you, [card])
    else:
        game.tell(Happened.DECLINED, rule, card, who=context.you, detail=f"to recycle {card.label}")


def _recycle_any(game: Game, context: EffectContext, cards: list[GameObject], rule: Slug = SEVERAL) -> Procedure[None]:
    options = tuple(Option(card.label, card.label, card.label) for card in cards)
    prompt = "which of the cards to recycle, or none"
    answer = yield from ask(
        Decision(Kind.PICK, context.you, "predict", rule, prompt, options, 0, len(cards), context.name)
    )
    if answer:
        yield from recycle(game, context.you, [card for card in cards if card.label in answer])
    else:
        game.tell(Happened.DECLINED, rule, who=context.you, detail="to recycle any of the cards")


def _put_back(game: Game, context: EffectContext, rest: list[GameObject], rule: Slug = SEVERAL) -> Procedure[None]:
    """Put the rest back on top of the deck; the first card of the answer is on top."""
    if len(rest) < 2:
        return
    options = tuple(Option(card.label, card.label, card.label) for card in rest)
    prompt = "put the rest back, the top card first"
    answer = yield from ask(Decision(Kind.ORDER, context.you, "predict", rule, prompt, options, source=context.name))
    place = main_deck(context.you)
    cards = {card.label: card.id.card for card in rest}
    below = tuple(entry for entry in game.state.entries(place) if entry not in cards.values())
    game.change(zones={**game.state.zones, place: (*(cards[key] for key in answer), *below)})
    game.tell(Happened.PUT_BACK, rule, who=context.you, detail=", ".join(answer))
