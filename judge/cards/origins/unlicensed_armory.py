from judge.cards.definition import card, errata, printed
from judge.cards.instead_of_death import EXHAUST_RECALL, HEAL_EXHAUST_RECALL
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.replacement import WouldDie
from judge.engine.actions.choose import Choose
from judge.engine.actions.delay import NextTimeThisTurn
from judge.engine.actions.discard import Discard
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_friendly_unit
from judge.engine.references import Affected, Chosen, Target

UNLICENSED_ARMORY = card(
    "Unlicensed Armory",
    printed(
        Activated(
            Cost(exhaust_this=True, actions=(Discard(1),)),
            (
                Choose(Target(a_friendly_unit())),
                NextTimeThisTurn(Chosen(), WouldDie(Affected(), EXHAUST_RECALL, may=True, cost=Cost(power=("C",)))),
            ),
        )
    ),
    errata(
        "2025-10-28-origins",
        Activated(
            Cost(exhaust_this=True, actions=(Discard(1),)),
            (
                Choose(Target(a_friendly_unit())),
                NextTimeThisTurn(
                    Chosen(), WouldDie(Affected(), HEAL_EXHAUST_RECALL, may=True, cost=Cost(power=("C",)))
                ),
            ),
        ),
    ),
)
