from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.wording.criteria import Where, a_friendly_unit
from judge.engine.wording.references import ANY_NUMBER, Target
from judge.engine.wording.requirements import AtOneLocation

EMPERORS_DIVIDE = card(
    "Emperor's Divide",
    printed(
        "Hidden",
        "Action",
        Move(
            Target(
                a_friendly_unit(where=Where.BATTLEFIELD),
                "units",
                at_least=0,
                at_most=ANY_NUMBER,
                requirements=(AtOneLocation(),),
            ),
            TO_BASE,
        ),
    ),
)
