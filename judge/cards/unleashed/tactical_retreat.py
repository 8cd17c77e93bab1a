from judge.cards.definition import card, printed
from judge.cards.instead_of_death import HEAL_EXHAUST_RECALL
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.delay import NextTimeThisTurn
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Affected, Chosen, Target

TACTICAL_RETREAT = card(
    "Tactical Retreat",
    printed(
        "Reaction",
        Choose(Target(a_friendly_unit())),
        NextTimeThisTurn(Chosen(), WouldDie(Affected(), HEAL_EXHAUST_RECALL)),
    ),
)
