from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.turn import START_OF_BEGINNING_PHASE
from judge.engine.instructions.if_so import If
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.player_circumstances import CardsInHandAtMost

LOOSE_CANNON = card(
    "Loose Cannon", printed(Triggered(START_OF_BEGINNING_PHASE, (If(CardsInHandAtMost(1), (Draw(1),)),)))
)
