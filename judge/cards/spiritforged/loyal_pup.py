from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_THERE, Move
from judge.engine.conditions.combat import DEFENDS, WhenYouFight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

LOYAL_PUP = card("Loyal Pup", printed(Triggered(WhenYouFight((DEFENDS,)), (Move(This(), TO_THERE),), may=True)))
