"""Abilities that apply as a card is looked at or revealed from the top of a deck (rules 369.1, 370.1.b.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.banish import BANISH, banish
from judge.engine.actions.play import INSTRUCTED, play_instructed
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.decisions import (
    Decision,
    Kind,
    Option,
    yes_no,
)
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask, ask_whether
from judge.engine.state.zones import Zone
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.references import This
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

AS_LOOKED_AT = cite("replacement.as-an-event")  # 370.1.b.1
MAY_APPLY = cite("replacement.may-apply")  # 371.2


class AsLookedAt(Ability, frozen=True):
    """As you look at or reveal this from the top of your deck, you may play it for ``cost``.

    ``banish_first``: you may banish it, and then you may play it from banishment; otherwise it is played straight from
    the deck, as in the printed wording.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (AS_LOOKED_AT, MAY_APPLY, BANISH, INSTRUCTED)

    cost: Cost
    banish_first: bool = True

    def clauses(self) -> Clauses:
        sees = Clause(Verb.LISTENS, About.LOOK, Subject.THIS, Whose.YOURS)
        if not self.banish_first:
            return (sees, brings(About.PLAY, This(), zone=Zone.MAIN_DECK))
        banishes = brings(About.BANISH, This(), zone=Zone.MAIN_DECK)
        return (sees, banishes, brings(About.PLAY, This(), zone=Zone.BANISHMENT))

    def describe(self) -> str:
        play = f"you may play it for {self.cost.describe()}"
        if self.banish_first:
            return f"When you look at or reveal this on top of your Main Deck, you may banish it. If you do, {play}."
        return f"When you see this while you look at the top of your Main Deck, {play}."


def cards_looked_at(game: Game, context: EffectContext, cards: list[GameObject]) -> Procedure[None]:
    """Offer the controller of the effect the abilities of the cards they look at, one card after the other."""
    waiting = [(card, found) for card in cards for found in card.card.abilities if isinstance(found, AsLookedAt)]
    while waiting:
        options = tuple(Option(card.label, card.label, card.label) for card, _ in waiting)
        verb = "banish" if waiting[0][1].banish_first else "play"
        prompt = f"{verb} one of these cards as you look at it, or none"
        source = waiting[0][0].label
        answer = yield from ask(
            Decision(Kind.PICK, context.you, "as looked at", AS_LOOKED_AT, prompt, options, 0, 1, source)
        )
        if not answer:
            for card, _ in waiting:
                game.tell(Happened.DECLINED, MAY_APPLY, card, who=context.you, detail=f"to {verb} {card.label}")
            return
        card, ability = next(pair for pair in waiting if pair[0].label == answer[0])
        waiting = [pair for pair in waiting if pair[0] is not card]
        yield from _use(game, context, card, ability)


def _use(game: Game, context: EffectContext, card: GameObject, ability: AsLookedAt) -> Procedure[None]:
    event = game.tell(
        Happened.REPLACED, AS_LOOKED_AT, card, source=card.id,
        detail=f"{'banished' if ability.banish_first else 'played'} as it is looked at",
    )  # fmt: skip
    with game.because(event, source=card.id):
        if ability.banish_first:
            card = banish(game, card, context.you)
            cost = ability.cost.describe()
            question = yes_no(
                context.you, "may play", MAY_APPLY, f"play {card.label} for {cost}",
                yes=f"play {card.label} for {cost}", no="leave it banished", source=card.label,
            )  # fmt: skip
            if not (yield from ask_whether(question)):
                game.tell(Happened.DECLINED, MAY_APPLY, card, who=context.you, detail=f"to play {card.label}")
                return
        play_instructed(game, context, card, cost=ability.cost)
