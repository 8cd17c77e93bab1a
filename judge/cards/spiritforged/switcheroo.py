from judge.cards.definition import card, printed
from judge.engine.actions.swap_might import SwapMight
from judge.engine.criteria import Where, a_unit
from judge.engine.references import Target

SWITCHEROO = card(
    "Switcheroo",
    printed(
        "Action",
        "Hidden",
        SwapMight(Target(a_unit(where=Where.BATTLEFIELD), "units", at_least=2, at_most=2, together=True)),
    ),
)
