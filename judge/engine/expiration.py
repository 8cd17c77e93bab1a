"""The Expiration Step (rule 317.2.c): everything that holds for this turn ends together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.delayed import Until
from judge.engine.circumstances import MIGHTY
from judge.engine.events import Happened
from judge.engine.layering.changes import MightBy
from judge.engine.mighty import notice
from judge.engine.procedure import without_decisions
from judge.engine.values import changed
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.layering.changes import Lasting
    from judge.engine.mighty import Noticed
    from judge.engine.objects import GameObject

EXPIRATION_ENDS = cite("expiration.this-turn-ends")  # 317.2.c
STUN_ENDS = cite("stun.ends-with-the-turn")  # 423.1.a.2


@without_decisions
def end_this_turn(game: Game) -> None:
    """All at once (317.2.c): delayed abilities of this turn, what was given to objects for it, and stuns."""
    before = {
        thing.id.card: thing for thing in game.state.on_board
        if thing.stunned or (thing.lasting and any(found.until is Until.END_OF_TURN for found in thing.lasting))
    }  # fmt: skip
    over = [found for found in game.state.delayed if found.until is Until.END_OF_TURN]
    if not before and not over:
        return
    others = {thing.id.card: thing for thing in game.units if thing.id.card not in before}
    changed_ones = {
        card: changed(thing, stunned=False, lasting=tuple(one for one in thing.lasting if not _is_over(one)))
        for card, thing in before.items()
    }
    noticed = game.state.became_mighty
    game.change(
        objects={**game.state.objects, **changed_ones}, cleanup_due=True,
        delayed=tuple(found for found in game.state.delayed if found.until is not Until.END_OF_TURN),
    )  # fmt: skip
    _notice_mighty(game, before | others, noticed)
    for ended in over:
        game.tell(Happened.EFFECT_ENDED, EXPIRATION_ENDS, detail=f"{ended.name}'s effect", source=ended.source)
    for thing in before.values():
        now = game.state.objects[thing.id.card]
        if over_now := [found for found in thing.lasting if _is_over(found)]:
            only_might = all(isinstance(found.change, MightBy) for found in over_now)
            words = f"the change of {thing.label}'s Might" if only_might else f"what was given to {thing.label}"
            game.tell(Happened.EFFECT_ENDED, EXPIRATION_ENDS, now, detail=words)
        if thing.stunned:
            game.tell(Happened.EFFECT_ENDED, (EXPIRATION_ENDS, STUN_ENDS), now, detail=f"the stun of {thing.label}")


def _is_over(found: Lasting) -> bool:
    return found.until is Until.END_OF_TURN


def _notice_mighty(game: Game, before: dict[int, GameObject], noticed: tuple[Noticed, ...]) -> None:
    """Units become Mighty by all that ended together, and not by a part of it (709)."""
    told = {found.thing.id.card: found for found in game.state.became_mighty[len(noticed) :]}
    kept = tuple(found for card, found in told.items() if before[card].raw_might < MIGHTY)
    game.state = changed(game.state, became_mighty=(*noticed, *kept))
    for card, thing in before.items():
        if card not in told and thing.card.might is not None:
            notice(game, thing.raw_might, game.state.objects[card])
