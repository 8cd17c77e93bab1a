from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import Criteria, a_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import OtherThan

DEFIANT_DANCE = card(
    "Defiant Dance",
    printed(
        "Reaction",
        GiveMight(2, Target(a_unit())),
        GiveMight(-2, Target(Criteria(another=True), "other unit", requirements=(OtherThan("unit"),))),
    ),
)
