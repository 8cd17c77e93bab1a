from judge.cards.definition import card, printed
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import Where, a_unit_of_yours
from judge.engine.wording.exact_numbers import ThereAreExactly
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

DISCIPLE_OF_SHEN = card(
    "Disciple of Shen",
    printed(
        "Hidden",
        Static(
            This(),
            (HasKeywords(("Shield 3",)),),
            during=ThereAreExactly(1, a_unit_of_yours(another=True, where=Where.BATTLEFIELD), here=True),
        ),
    ),
)
