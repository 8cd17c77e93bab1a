from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.actions.draw import Draw
from judge.engine.instructions.may import OneOfThese
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

BUHRU_CAPTAIN = card(
    "Buhru Captain",
    printed(Triggered(WhenPlayed(), (OneOfThese(((Draw(1),), (Buff(This()),))),), may=True)),
)
