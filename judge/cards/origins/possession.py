from judge.cards.definition import card, printed
from judge.engine.actions.recall import Recall
from judge.engine.actions.take_control import TakeControl
from judge.engine.criteria import Where, an_enemy_unit
from judge.engine.references import Chosen, Target

POSSESSION = card(
    "Possession", printed("Action", TakeControl(Target(an_enemy_unit(where=Where.BATTLEFIELD))), Recall(Chosen()))
)
