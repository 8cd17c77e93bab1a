from judge.cards.definition import card, printed
from judge.cards.instead_of_death import HEAL_EXHAUST_RECALL
from judge.engine.abilities.replacement import WouldDie
from judge.engine.criteria import Criteria, Side
from judge.engine.keywords.backline import AssignedLast

SORAKA_WANDERER = card(
    "Soraka, Wanderer",
    printed(
        AssignedLast(),
        WouldDie(Criteria(side=Side.YOURS, another=True, less_might=True), HEAL_EXHAUST_RECALL, here=True),
    ),
)
