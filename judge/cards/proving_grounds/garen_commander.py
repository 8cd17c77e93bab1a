from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.criteria import a_friendly_unit
from judge.engine.layering.changes import MightBy
from judge.engine.references import Every

GAREN_COMMANDER = card(
    "Garen, Commander", printed(Static(Every(a_friendly_unit(another=True), here=True), (MightBy(1),)))
)
