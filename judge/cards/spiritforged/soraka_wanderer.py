from judge.cards.definition import card, printed
from judge.cards.instead_of_death import HEAL_EXHAUST_RECALL
from judge.engine.keywords.backline import AssignedLast
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.qualities import LessMight

SORAKA_WANDERER = card(
    "Soraka, Wanderer",
    printed(
        AssignedLast(),
        WouldDie(a_unit_of_yours(LessMight(), another=True), HEAL_EXHAUST_RECALL, here=True),
    ),
)
