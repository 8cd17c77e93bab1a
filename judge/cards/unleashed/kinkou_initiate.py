from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.instructions.if_so import If
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.player_circumstances import TotalMightIs

KINKOU_INITIATE = card(
    "Kinkou Initiate",
    printed(Triggered(WhenPlayed(), (If(TotalMightIs(a_unit_of_yours(another=True), 5), (Draw(1),)),))),
)
