from judge.cards.definition import card, errata, printed
from judge.cards.instead_of_death import EXHAUST_RECALL, HEAL_EXHAUST_RECALL
from judge.engine.abilities.activated import Activated
from judge.engine.actions.discard import Discard
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.delay import NextTimeThisTurn
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Affected, Chosen, Target

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
