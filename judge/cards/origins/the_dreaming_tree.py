from msgspec.structs import replace

from judge.cards.definition import card, errata, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import ThatPlayer

FIRST_FRIENDLY_UNIT_HERE = WhenChosen(a_friendly_unit(), by_spell=True, here=True, first_each_turn=True)

THE_DREAMING_TREE = card(
    "The Dreaming Tree",
    # "You" is the controller of the battlefield (190.6.d).
    printed(Triggered(FIRST_FRIENDLY_UNIT_HERE, (Draw(1),))),
    errata("2025-10-28-origins", Triggered(replace(FIRST_FRIENDLY_UNIT_HERE, anyone=True), (Draw(1, ThatPlayer()),))),
)
