from judge.cards.definition import card, errata, printed
from judge.engine.actions.delay import DoThis
from judge.engine.actions.if_you_do import IfHadMight
from judge.engine.actions.kill import Kill
from judge.engine.actions.may import May
from judge.engine.actions.play import PlayThis
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Where, a_unit
from judge.engine.references import Target

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
