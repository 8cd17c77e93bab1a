from judge.cards.definition import card, printed
from judge.engine.instructions.deal_might import DealMight
from judge.engine.wording.criteria import Criteria, a_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import OtherThan

CLASH_OF_GIANTS = card(
    "Clash of Giants",
    printed(
        DealMight(
            Target(a_unit()),
            Target(Criteria(another=True), "other unit", requirements=(OtherThan("unit"),)),
            to_each_other=True,
        )
    ),
)
