from judge.cards.definition import card, printed
from judge.engine.actions.recall import Recall
from judge.engine.instructions.take_control import TakeControl
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.references import Chosen, Target

POSSESSION = card(
    "Possession", printed("Action", TakeControl(Target(an_enemy_unit(where=Where.BATTLEFIELD))), Recall(Chosen()))
)
