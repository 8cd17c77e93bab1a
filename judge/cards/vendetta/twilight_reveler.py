from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

TWILIGHT_REVELER = card(
    "Twilight Reveler", printed(Triggered(WHEN_THIS_ATTACKS, (Ready(Target(a_friendly_unit(another=True))),)))
)
