"""Plays that cannot be completed (rules 358.5, 402.4, 404.2): everything is undone, or the ability is removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import open_question
from judge.engine.playing.passes import restore_passes
from judge.engine.state.events import Happened, Log
from judge.engine.state.zones import CHAIN, NOWHERE, Zone
from judge.engine.triggers.linked import is_back
from judge.engine.wording.doubts import NOTES, record_doubt
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

UNDONE = cite("play.undone")  # 358.5

BACK_TO_THE_DECK = open_question(
    "undone-play-from-the-deck",
    "Where does a card go if its play from the Main Deck is undone?",
    "back on top of the deck",
)


DECIDED = (Happened.DECLINED, Happened.PAYMENT_REFUSED, *NOTES)
"""What stays in the log of a play that was undone: why it was, and what is open about it."""


def cancel(game: Game, item: ChainItem, before: GameState, log: Log | None, why: str, *rules: Slug) -> None:
    """Rule 358.5: undo everything since ``before`` and ``log``; a card goes back, an ability is removed (402.4, 404.2).

    What was undone never happened, so it is removed from the log. By 444.2.a this includes actions already taken to pay
    for an ability whose player then declines to pay.

    Unclear: no rule says where a card goes whose play from the deck is undone; here it goes back on top.
    """
    decided = [event for event in Log.in_order(game.log, log) if event.kind in DECIDED]
    game.change(**{name: getattr(before, name) for name in before.__struct_fields__ if name != "next_id"})
    game.log = log
    for event in decided:
        about = game.state.objects[event.object.card] if event.object is not None else None
        game.tell(event.kind, event.rules, about, who=event.who, detail=event.detail)
    thing = game.state.objects[item.object.card]
    game.remove_item(item.id)
    restore_passes(game, item, before)
    if item.is_card:
        origin = item.permission.origin if item.permission is not None else CHAIN
        if origin.zone is Zone.TRASH:  # it has never left, so that nothing replaces its way back
            thing = game.put(thing, NOWHERE)
        if origin.zone is Zone.MAIN_DECK:
            record_doubt(game, BACK_TO_THE_DECK)
        back = game.put(thing, origin, bottom=origin.zone is not Zone.MAIN_DECK)
        is_back(game, back)
        game.tell(Happened.PLAY_UNDONE, (UNDONE, *rules), back, who=item.controller, detail=f"{why}; it is in {origin}")
    else:
        game.tell(Happened.ABILITY_REMOVED, rules, item, detail=why)
