from judge.cards.definition import card, errata, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.kill import Kill
from judge.engine.actions.look import LookAtTop, MayPlayOne, RecycleRest
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import MightOfKilled, Target

HOOK_COST = Cost(energy=1, power=("C",), exhaust_this=True)

BAITED_HOOK = card(
    "Baited Hook",
    printed(
        Activated(
            HOOK_COST,
            (
                Kill(Target(a_friendly_unit())),
                LookAtTop(5),
                MayPlayOne(UNIT, MightOfKilled(plus=1), banish_first=False, ignoring=True),
                RecycleRest(),
            ),
        )
    ),
    errata(
        "2025-10-28-origins",
        Activated(
            HOOK_COST,
            (
                Kill(Target(a_friendly_unit())),
                LookAtTop(5),
                MayPlayOne(UNIT, MightOfKilled(plus=1), ignoring=True),
                RecycleRest(),
            ),
        ),
    ),
)
