from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

MOONLIGHT_AFFLICTION = card("Moonlight Affliction", printed("Reaction", GiveMight(-10, Target(a_unit()))))
