"""Predict (rule 436): look at the top card of your Main Deck, and recycle it if you like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.actions.look import LookAtTop, still_there
from judge.engine.actions.recycle import recycle
from judge.engine.decisions import yes_no
from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.engine.procedure import ask_whether
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure
    from judge.engine.scene import Scene

PREDICT = cite("predict.look-and-choose")  # 436.1


@dataclass(frozen=True, slots=True)
class Predict(Instruction):
    """Predict one card; there is no Burn Out where the deck is empty (436.4.a)."""

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        yield from LookAtTop(1).perform(game, scene)
        for card in still_there(game, scene):
            question = yes_no(
                scene.you, "predict", PREDICT, f"recycle {card.label}", yes=f"recycle {card.label}",
                no=f"leave {card.label} on top", source=scene.name,
            )  # fmt: skip
            if (yield from ask_whether(question)):
                yield from recycle(game, scene.you, [card])
            else:
                game.tell(Happened.DECLINED, PREDICT, card, who=scene.you, detail=f"to recycle {card.label}")

    def describe(self) -> str:
        return "Predict: look at the top card of own Main Deck, may recycle it"
