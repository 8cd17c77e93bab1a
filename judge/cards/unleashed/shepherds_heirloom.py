from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.xp import GainXP, SpendXP
from judge.engine.costs.cost import Cost
from judge.engine.keywords.equip import equip

SHEPHERDS_HEIRLOOM = card(
    "Shepherd's Heirloom", printed("Equip", Triggered(WhenPlayed(), (GainXP(1),)), equip(Cost(actions=(SpendXP(1),))))
)
