from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.actions.deal import Deal
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target
from judge.engine.wording.source_circumstances import YouHaveSomethingEmpowered

SHOCK_BLAST = card(
    "Shock Blast",
    printed(
        "Action",
        Discount(2, during=YouHaveSomethingEmpowered()),
        Deal(4, Target(a_unit(where=Where.BATTLEFIELD))),
    ),
)
