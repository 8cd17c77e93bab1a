"""Recycle (rule 416): cards go to the bottom of their owner's deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.occurrences import Recycled
from judge.engine.abilities.triggered import trigger
from judge.engine.events import Happened
from judge.engine.zones import main_deck
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.procedure import Procedure

RECYCLE = cite("recycle.to-the-bottom")  # 416.1
RANDOM = cite("recycle.random-order")  # 416.5


def recycle(game: Game, player: str, cards: list[GameObject]) -> Procedure[None]:
    """Put cards on the bottom of the player's Main Deck; two or more of them end up in a random order."""
    if cards:
        game.put_on_bottom(cards, main_deck(player))
        words = ", ".join(card.label for card in cards)
        rules = (RECYCLE, RANDOM) if len(cards) > 1 else (RECYCLE,)
        event = game.tell(Happened.RECYCLED, rules, who=player, detail=f"{len(cards)}: {words}")
        yield from trigger(game, [Recycled(player, player, event)])
