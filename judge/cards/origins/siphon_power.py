from judge.cards.definition import card, printed
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import BATTLEFIELD
from judge.engine.wording.criteria import Criteria, a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Every, Target

SIPHON_POWER = card(
    "Siphon Power",
    printed(
        "Reaction",
        Choose(Target(Criteria(BATTLEFIELD), "battlefield")),
        GiveMight(1, Every(a_friendly_unit(), at_chosen="battlefield")),
        GiveMight(-1, Every(an_enemy_unit(), at_chosen="battlefield"), at_least=1),
    ),
)
