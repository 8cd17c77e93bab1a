from judge.cards.definition import card, printed
from judge.cards.instead_of_death import HEAL_EXHAUST_RECALL
from judge.engine.keywords.backline import AssignedLast
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.wording.criteria import Criteria, Side

SORAKA_WANDERER = card(
    "Soraka, Wanderer",
    printed(
        AssignedLast(),
        WouldDie(Criteria(side=Side.YOURS, another=True, less_might=True), HEAL_EXHAUST_RECALL, here=True),
    ),
)
