from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.targeting.amounts import TagsAmong
from judge.engine.wording.criteria import a_unit, a_unit_of_yours
from judge.engine.wording.references import Target

FRIENDSHIP = card(
    "Friendship",
    printed("Reaction", GiveMight(TagsAmong(("Bird", "Cat", "Dog", "Poro"), a_unit_of_yours()), Target(a_unit()))),
)
