from judge.cards.definition import card, errata, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.kill import Kill
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.picks.pick_cards import CardCriteria, LookedAt, PickCards
from judge.engine.picks.play_picked import PlayIt
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.might_of_killed import MightOfKilled
from judge.engine.wording.references import Target

HOOK_COST = Cost(energy=1, power=("C",), exhaust_this=True)
A_SMALLER_UNIT = CardCriteria(UNIT, might_at_most=MightOfKilled(plus=1))

BAITED_HOOK = card(
    "Baited Hook",
    printed(
        Activated(
            HOOK_COST,
            (
                Kill(Target(a_friendly_unit())),
                LookAtTop(5),
                PickCards(LookedAt(), PlayIt(banish_first=False, ignoring=True), A_SMALLER_UNIT, may=True),
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
                PickCards(LookedAt(), PlayIt(ignoring=True), A_SMALLER_UNIT, may=True),
                RecycleRest(),
            ),
        ),
    ),
)
