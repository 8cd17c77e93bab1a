from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import ANY_NUMBER, Target
from judge.engine.wording.requirements import AtOneLocation, TotalMight

FOX_FIRE = card(
    "Fox-Fire",
    printed(
        "Action",
        "Hidden",
        Kill(
            Target(
                a_unit(where=Where.BATTLEFIELD),
                "units",
                at_least=0,
                at_most=ANY_NUMBER,
                requirements=(AtOneLocation(), TotalMight(4)),
            )
        ),
    ),
)
