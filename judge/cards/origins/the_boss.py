from judge.cards.definition import card, errata, printed
from judge.cards.instead_of_death import EXHAUST_RECALL, HEAL_EXHAUST_RECALL
from judge.engine.actions.buff import SpendBuff
from judge.engine.actions.ready import Ready
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.qualities import Buffed
from judge.engine.wording.references import Affected, This

READY_ON_CONQUER = Triggered(WHEN_YOU_CONQUER, (Ready(This()),))

THE_BOSS = card(
    "The Boss",
    printed(
        WouldDie(
            a_unit_of_yours(Buffed()),
            (SpendBuff(Affected()), *EXHAUST_RECALL),
            may=True,
            cost=Cost(power=("C",), exhaust_this=True),
        ),
        READY_ON_CONQUER,
    ),
    errata(
        "2025-10-28-origins",
        WouldDie(
            a_unit_of_yours(Buffed()),
            HEAL_EXHAUST_RECALL,
            may=True,
            cost=Cost(power=("C",), exhaust_this=True, actions=(SpendBuff(Affected()),)),
        ),
        READY_ON_CONQUER,
    ),
)
