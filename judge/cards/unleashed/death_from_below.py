from judge.cards.definition import card, errata, printed
from judge.engine.actions.kill import Kill
from judge.engine.actions.play import PlayThis
from judge.engine.instructions.delay import DoThis
from judge.engine.instructions.if_you_do import IfHadMight
from judge.engine.instructions.may import May
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

FOR_ONE_POWER = PlayThis(Cost(power=("A",)))

DEATH_FROM_BELOW = card(
    "Death from Below",
    # The spell is on the chain while it resolves, so that as printed it never lies in the trash at that time.
    printed(Kill(Target(a_unit(where=Where.BATTLEFIELD))), IfHadMight(3, (May((FOR_ONE_POWER,)),))),
    errata(
        "2026-04-03-unleashed",
        Kill(Target(a_unit(where=Where.BATTLEFIELD))),
        IfHadMight(3, (DoThis((FOR_ONE_POWER,), may=True),)),
    ),
)
