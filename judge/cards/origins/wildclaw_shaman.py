from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff, SpendBuff
from judge.engine.actions.ready import Ready
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import Buffed
from judge.engine.wording.references import This

WILDCLAW_SHAMAN = card(
    "Wildclaw Shaman",
    printed(
        Triggered(
            WhenPlayed(),
            (Buff(This()), Ready(This())),
            may=True,
            cost=Cost(actions=(SpendBuff(Pick(a_unit_of_yours(Buffed()))),)),
        )
    ),
)
