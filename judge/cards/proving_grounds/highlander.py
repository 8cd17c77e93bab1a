from judge.cards.definition import card, errata, printed
from judge.cards.instead_of_death import EXHAUST_RECALL, HEAL_EXHAUST_RECALL
from judge.engine.abilities.replacement import WouldDie
from judge.engine.actions.choose import Choose
from judge.engine.actions.delay import NextTimeThisTurn
from judge.engine.criteria import a_friendly_unit
from judge.engine.references import Affected, Chosen, Target

HIGHLANDER = card(
    "Highlander",
    printed(
        "Reaction", Choose(Target(a_friendly_unit())), NextTimeThisTurn(Chosen(), WouldDie(Affected(), EXHAUST_RECALL))
    ),
    errata(
        "2025-10-28-origins",
        "Reaction",
        Choose(Target(a_friendly_unit())),
        NextTimeThisTurn(Chosen(), WouldDie(Affected(), HEAL_EXHAUST_RECALL)),
    ),
)
