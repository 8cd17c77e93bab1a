from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.actions.recall import Recall
from judge.engine.instructions.delay_trigger import AtEndOfThisTurn
from judge.engine.instructions.take_control import LoseControl, TakeControl
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.references import Chosen, Target, TriggeringObject

HOSTILE_TAKEOVER = card(
    "Hostile Takeover",
    printed(
        "Hidden",
        TakeControl(Target(an_enemy_unit(where=Where.BATTLEFIELD))),
        Ready(Chosen()),
        AtEndOfThisTurn((LoseControl(TriggeringObject()), Recall(TriggeringObject())), about="unit"),
    ),
)
