from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.wording.criteria import Criteria, OneOf
from judge.engine.wording.references import Target

ACCELERATION_GATE = card(
    "Acceleration Gate",
    printed(
        Ready(Target(OneOf((Criteria("Unit"), Criteria("Gear"), Criteria("Rune"))), "objects", at_least=0, at_most=4))
    ),
)
