from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.buff import Buff
from judge.engine.actions.ready import Ready
from judge.engine.actions.stun import Stun
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target, TriggeringObject

ADDITIONAL = "the additional cost"

NAMI_HEADSTRONG = card(
    "Nami, Headstrong",
    printed(
        OptionalCost(ADDITIONAL, Cost(power=("G",))),
        Triggered(WhenPlayed(paid=ADDITIONAL), (Stun(Target(an_enemy_unit())),)),
        Triggered(
            WhenThisScores((HOLD,)),
            (
                ThisTurn(
                    Triggered(WhenYouPlay(card_type=UNIT), (Ready(TriggeringObject()), Buff(TriggeringObject()))),
                    once=True,
                ),
            ),
        ),
    ),
)
