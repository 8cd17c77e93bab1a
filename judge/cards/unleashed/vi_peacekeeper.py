from judge.cards.definition import card, printed
from judge.engine.actions.stun import Stun
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

VI_PEACEKEEPER = card(
    "Vi, Peacekeeper",
    printed("Ambush", Triggered(WHEN_THIS_ATTACKS, (Stun(Target(an_enemy_unit(), requirements=(Here(),))),))),
)
