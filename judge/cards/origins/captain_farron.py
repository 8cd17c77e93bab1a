from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.criteria import a_friendly_unit
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Every

CAPTAIN_FARRON = card(
    "Captain Farron", printed(Static(Every(a_friendly_unit(another=True), here=True), (HasKeywords(("Assault",)),)))
)
