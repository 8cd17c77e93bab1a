from judge.cards.definition import card, printed
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

ALLAY_EAGER_ADMIRER = card(
    "Allay, Eager Admirer",
    printed(
        "Deflect",
        Static(Every(a_unit_of_yours(another=True), here=True), (HasKeywords(("Deflect",)),), during=AtABattlefield()),
    ),
)
