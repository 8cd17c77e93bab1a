from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER
from judge.engine.state.card import GEAR
from judge.engine.wording.counted_changes import MightPer
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

ORNN_FORGE_GOD = card(
    "Ornn, Forge God",
    printed("Deflect 2", "Weaponmaster", WEAPONMASTER, Static(This(), (MightPer(Criteria(GEAR, Side.FRIENDLY)),))),
)
