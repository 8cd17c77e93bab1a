from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

TRIFARIAN_WAR_CAMP = card("Trifarian War Camp", printed(Static(Every(a_unit(), here=True), (MightBy(1),))))
