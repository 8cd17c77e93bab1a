from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Criteria, Where, a_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import OtherThan

PIERCING_LIGHT = card(
    "Piercing Light",
    printed(
        "Repeat",
        repeat(Cost(2, ("R",))),
        Deal(2, Target(a_unit(where=Where.BATTLEFIELD))),
        Deal(2, Target(Criteria(another=True), "other unit", at_least=0, at_most=1, requirements=(OtherThan("unit"),))),
    ),
)
