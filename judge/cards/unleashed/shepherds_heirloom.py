from judge.cards.definition import card, printed
from judge.engine.instructions.xp import GainXP, SpendXP
from judge.engine.keyword_abilities.equip import equip
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

SHEPHERDS_HEIRLOOM = card(
    "Shepherd's Heirloom", printed("Equip", Triggered(WhenPlayed(), (GainXP(1),)), equip(Cost(actions=(SpendXP(1),))))
)
