"""Plays that cannot be completed (rules 358.5, 402.4, 404.2): everything is undone, or the ability is removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.events import Happened
from judge.engine.linked import is_back
from judge.engine.passes import stand_as_before
from judge.engine.zones import CHAIN, NOWHERE, Zone
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.chain import ChainItem
    from judge.engine.game import Game
    from judge.engine.state import GameState
    from judge.slugs import Slug

UNDONE = cite("play.undone")  # 358.5


def cancel(game: Game, item: ChainItem, before: GameState, why: str, rule: Slug) -> None:
    """Rule 358.5 for cards: undo everything and put the card back. Rules 402.4 and 404.2 for abilities: remove them."""
    game.change(**{name: getattr(before, name) for name in before.__struct_fields__ if name != "next_id"})
    thing = game.state.objects[item.object.card]
    game.remove_item(item.id)
    stand_as_before(game, item, before)
    if item.is_card:
        origin = item.permission.origin if item.permission is not None else CHAIN
        if origin.zone is Zone.TRASH:  # it has never left, so that nothing replaces its way back
            thing = game.put(thing, NOWHERE)
        back = game.put(thing, origin, bottom=origin.zone is not Zone.MAIN_DECK)
        is_back(game, back)
        game.tell(Happened.PLAY_UNDONE, (UNDONE, rule), back, who=item.controller, detail=f"{why}; it is in {origin}")
    else:
        game.tell(Happened.ABILITY_REMOVED, rule, item, detail=why)
