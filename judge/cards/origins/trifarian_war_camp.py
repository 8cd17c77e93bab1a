from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.criteria import a_unit
from judge.engine.layering.changes import MightBy
from judge.engine.references import Every

TRIFARIAN_WAR_CAMP = card("Trifarian War Camp", printed(Static(Every(a_unit(), here=True), (MightBy(1),))))
