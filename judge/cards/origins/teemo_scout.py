from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

TEEMO_SCOUT = card("Teemo, Scout", printed("Hidden", Triggered(WhenPlayed(), (GiveMight(3, This()),))))
