from judge.cards.definition import card, printed
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

GEMCRAFT_SEER = card(
    "Gemcraft Seer", printed("Vision", Static(Every(a_friendly_unit(another=True)), (HasKeywords(("Vision",)),)))
)
