from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

GAREN_COMMANDER = card(
    "Garen, Commander", printed(Static(Every(a_friendly_unit(another=True), here=True), (MightBy(1),)))
)
