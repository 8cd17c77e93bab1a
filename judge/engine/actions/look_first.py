"""A replacement effect on revealing cards of a deck: its player looks at the top card first (rules 368-371)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.as_looked_at import cards_looked_at
from judge.engine.actions.recycle import recycle
from judge.engine.outcomes.decks import top
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.decisions import yes_no
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask_whether
from judge.engine.state.zones import Zone
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

INTERCEDE = cite("replacement.intercede")  # 369
BEFORE_THE_EVENT = cite("replacement.before-the-event")  # 370.1.c
MAY = cite("instructions.may")  # 355.17
RECYCLE = cite("recycle.to-the-bottom")  # 416.1
LOOK = cite("look.stay-in-the-deck")  # 431.1.c.1


class LooksFirst(Ability, frozen=True):
    """Before its controller reveals cards of a deck, they look at the top card, which they may recycle."""

    performed_by: ClassVar[tuple[Slug, ...]] = (INTERCEDE, BEFORE_THE_EVENT, MAY, LOOK, RECYCLE)

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.CHANGES, About.REVEAL, Subject.PLAYERS, Whose.YOURS),
            Clause(Verb.BRINGS, About.LOOK, whose=Whose.YOURS, amount=1),
            Clause(Verb.BRINGS, About.RECYCLE, Subject.PLAYERS, Whose.YOURS, zone=Zone.MAIN_DECK),
        )

    def describe(self) -> str:
        return "Before you reveal cards from a deck, look at its top card. You may recycle it."


def look_first(game: Game, context: EffectContext, player: str, zone: Zone = Zone.MAIN_DECK) -> Procedure[None]:
    """Perform what precedes a player's reveal from their deck, once for each such text (370.2).

    These texts are alike, so their order (372.1) does not matter and nobody is asked.
    """
    texts = [
        thing for thing in game.state.having(LooksFirst) if thing.controller == player
        for found in thing.abilities if isinstance(found, LooksFirst)
    ]  # fmt: skip
    for thing in texts:
        cards = yield from top(game, player, 1, zone=zone)
        if not cards:
            return
        event = game.tell(
            Happened.LOOKED, (INTERCEDE, BEFORE_THE_EVENT, LOOK), who=player, source=thing.id,
            detail=f"the top card of their {'Main Deck' if zone is Zone.MAIN_DECK else 'Rune Deck'}: {cards[0].label}",
        )  # fmt: skip
        with game.because(event, source=thing.id):
            if zone is Zone.MAIN_DECK:
                own = type(context)(you=player, source=thing.id, name=thing.label)
                yield from cards_looked_at(game, own, cards)
            card = game.find(cards[0].id)
            if card is None:
                continue
            question = yes_no(player, "may recycle", MAY, f"recycle {card.label}", yes=f"recycle {card.label}",
                              no=f"leave {card.label} on top", source=thing.label)  # fmt: skip
            if not (yield from ask_whether(question)):
                continue
            yield from recycle(game, player, [card])
