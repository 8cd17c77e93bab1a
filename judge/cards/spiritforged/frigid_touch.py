from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

FRIGID_TOUCH = card("Frigid Touch", printed("Reaction", "Repeat", repeat(Cost(2)), GiveMight(-2, Target(a_unit()))))
