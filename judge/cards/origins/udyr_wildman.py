from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.buff import SpendBuff
from judge.engine.actions.deal import Deal
from judge.engine.actions.ready import Ready
from judge.engine.actions.stun import Stun
from judge.engine.instructions.give import Give
from judge.engine.state.cost import Cost
from judge.engine.targeting.choose_one import ChooseOne, ModeRestriction
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target, This

UDYR_WILDMAN = card(
    "Udyr, Wildman",
    printed(
        Activated(
            Cost(actions=(SpendBuff(This()),)),
            (
                ChooseOne(
                    (
                        (Deal(2, Target(a_unit(where=Where.BATTLEFIELD))),),
                        (Stun(Target(a_unit(where=Where.BATTLEFIELD))),),
                        (Ready(This()),),
                        (Give((HasKeywords(("Ganking",)),), This()),),
                    ),
                    ModeRestriction.BY_YOU_THIS_TURN,
                ),
            ),
        )
    ),
)
