from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.instructions.activate_effects import ActivateConquerEffects
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Every

RECKONERS_ARENA = card(
    "Reckoner's Arena", printed(Triggered(WHEN_YOU_HOLD_HERE, (ActivateConquerEffects(Every(a_unit(), here=True)),)))
)
