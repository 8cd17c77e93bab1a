from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.buff import Buff
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

BLIND_MONK = card(
    "Blind Monk", printed(Activated(Cost(energy=1, exhaust_this=True), (Buff(Target(a_friendly_unit())),)))
)
