from judge.cards.definition import card, errata, printed
from judge.engine.actions.buff import Buff
from judge.engine.conditions.discards import WhenYouRecycle
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

BUFF_A_UNIT = (Buff(Target(a_friendly_unit())),)

KARMA_CHANNELER = card(
    "Karma, Channeler",
    printed("Vision", Triggered(WhenYouRecycle(own_deck=False), BUFF_A_UNIT)),
    errata("2025-10-28-origins", "Vision", Triggered(WhenYouRecycle(), BUFF_A_UNIT)),
)
