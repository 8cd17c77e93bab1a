from judge.cards.definition import card, printed
from judge.engine.wording.counted_changes import MightPer
from judge.engine.wording.criteria import Where, a_unit_of_yours
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This
from judge.engine.wording.source_circumstances import WithKeyword

PETAL_PIXIE = card(
    "Petal Pixie",
    printed(
        Static(
            This(), (MightPer(a_unit_of_yours(Meets(WithKeyword("Temporary")), where=Where.BATTLEFIELD), here=True),)
        )
    ),
)
