from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.criteria import a_friendly_unit
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Every

TARIC_PROTECTOR = card(
    "Taric, Protector",
    printed("Shield", "Tank", Static(Every(a_friendly_unit(another=True), here=True), (HasKeywords(("Shield",)),))),
)
