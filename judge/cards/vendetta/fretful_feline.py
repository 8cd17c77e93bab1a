from judge.cards.definition import card, printed
from judge.engine.conditions.deeds import WhenThisBecomes
from judge.engine.conditions.occurrences import Deed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

FRETFUL_FELINE = card("Fretful Feline", printed(Triggered(WhenThisBecomes(Deed.READY), (GiveMight(2, This()),))))
