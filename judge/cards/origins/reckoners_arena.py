from judge.cards.definition import card, printed
from judge.engine.abilities.scoring_conditions import WHEN_YOU_HOLD_HERE
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.activate_effects import ActivateConquerEffects
from judge.engine.criteria import a_unit
from judge.engine.references import Every

RECKONERS_ARENA = card(
    "Reckoner's Arena", printed(Triggered(WHEN_YOU_HOLD_HERE, (ActivateConquerEffects(Every(a_unit(), here=True)),)))
)
