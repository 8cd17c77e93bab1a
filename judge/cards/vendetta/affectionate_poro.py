from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.combat import WhenItsCombatEnds
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria_with_condition import Not
from judge.engine.wording.turn_facts import DamagedThisTurn

AFFECTIONATE_PORO = card(
    "Affectionate Poro", printed(Triggered(WhenItsCombatEnds(), (Draw(1),), only_if=Not(DamagedThisTurn())))
)
