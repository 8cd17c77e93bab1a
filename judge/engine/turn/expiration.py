"""The Expiration Step (rule 317.2.c): everything that lasts until the end of the turn ends together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import open_question
from judge.engine.abilities.delayed_effects import end
from judge.engine.layers.mighty import simultaneously
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.procedure import without_decisions
from judge.engine.state.traits import MightBy
from judge.engine.wording.doubts import record_doubt
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game

EXPIRATION_ENDS = cite("expiration.this-turn-ends")  # 317.2.c
STUN_ENDS = cite("stun.ends-with-the-turn")  # 423.1.a.2

NO_END_NAMED = open_question(
    "increase-without-an-end",
    "How long does an increase of Might last if the text names no end?",
    "as long as the unit stays on the board",
)


@without_decisions
def end_this_turn(game: Game) -> None:
    """End the delayed abilities of this turn, changes to objects that last this turn, and stuns.

    Unclear: no rule says how long an increase lasts whose text names no end; here it lasts as long as the unit stays on
    the board, as it does for keywords (801.3.a.3).
    """
    with simultaneously(game):
        for over in end(game, Until.END_OF_TURN):
            game.tell(Happened.EFFECT_ENDED, EXPIRATION_ENDS, detail=f"{over.name}'s effect", source=over.source)
        for thing in [thing for thing in game.state.on_board if thing.lasting]:
            over_now = [found for found in thing.lasting if found.until is Until.END_OF_TURN]
            if over_now:
                left = tuple(found for found in thing.lasting if found.until is not Until.END_OF_TURN)
                game.update(thing, lasting=left)
                only_might = all(isinstance(found.change, MightBy) for found in over_now)
                words = f"the change of {thing.label}'s Might" if only_might else f"what was given to {thing.label}"
                game.tell(Happened.EFFECT_ENDED, EXPIRATION_ENDS, thing, detail=words)
            if any(found.until is Until.FOREVER and isinstance(found.change, MightBy) for found in thing.lasting):
                record_doubt(game, NO_END_NAMED)
        for unit in game.units:
            if unit.stunned:
                game.update(unit, stunned=False)
                words = f"the stun of {unit.label}"
                game.tell(Happened.EFFECT_ENDED, (EXPIRATION_ENDS, STUN_ENDS), unit, detail=words)
