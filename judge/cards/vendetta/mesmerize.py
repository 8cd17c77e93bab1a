from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.instructions.give_might import GiveMight
from judge.engine.targeting.choose_one import ChooseOne
from judge.engine.wording.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Target

MESMERIZE = card(
    "Mesmerize",
    printed(
        "Reaction", ChooseOne(((ReturnToHand(Target(a_friendly_unit())),), (GiveMight(-2, Target(an_enemy_unit())),)))
    ),
)
