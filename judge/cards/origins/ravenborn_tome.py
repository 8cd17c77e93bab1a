from judge.cards.definition import card, errata, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.damage_changes import BonusDamage
from judge.engine.instructions.this_turn import ForNextSpell
from judge.engine.state.cost import Cost

RAVENBORN_TOME = card(
    "Ravenborn Tome",
    printed(Activated(Cost(exhaust_this=True), (ForNextSpell(BonusDamage(1), this_turn=False),))),
    errata("2025-10-28-origins", Activated(Cost(exhaust_this=True), (ForNextSpell(BonusDamage(1)),))),
)
