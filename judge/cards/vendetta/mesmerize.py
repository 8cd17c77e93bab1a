from judge.cards.definition import card, printed
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.references import Target
from judge.engine.targeting.choose_one import ChooseOne

MESMERIZE = card(
    "Mesmerize",
    printed(
        "Reaction", ChooseOne(((ReturnToHand(Target(a_friendly_unit())),), (GiveMight(-2, Target(an_enemy_unit())),)))
    ),
)
