from judge.cards.definition import card, printed
from judge.engine.instructions.swap_might import SwapMight
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import AtOneLocation

SWITCHEROO = card(
    "Switcheroo",
    printed(
        "Action",
        "Hidden",
        SwapMight(
            Target(a_unit(where=Where.BATTLEFIELD), "units", at_least=2, at_most=2, requirements=(AtOneLocation(),))
        ),
    ),
)
