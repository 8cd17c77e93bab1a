from judge.cards.definition import card, printed
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

WINDSWEPT_HILLOCK = card("Windswept Hillock", printed(Static(Every(a_unit(), here=True), (HasKeywords(("Ganking",)),))))
