from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.targeting.amounts import DamageMarkedOn
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Chosen, Target

MORGANA_VINDICTIVE = card(
    "Morgana, Vindictive",
    printed("Ambush", Triggered(WhenPlayed(), (Deal(DamageMarkedOn(Chosen()), Target(a_unit())),))),
)
