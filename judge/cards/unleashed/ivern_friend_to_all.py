from judge.cards.definition import card, printed
from judge.engine.abilities.naming import HasNamedTag, NamesTag
from judge.engine.conditions.scoring import CONQUER, HOLD, WhenThisScores
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.instructions.if_so import If
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.exact_numbers import HaveAllTags
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

ANIMALS = ("Bird", "Cat", "Dog", "Poro")
IVERN_FRIEND_TO_ALL = card(
    "Ivern, Friend to All",
    printed(
        NamesTag(ANIMALS),
        Static(This(), (HasNamedTag(),)),
        Triggered(WhenThisScores((CONQUER, HOLD)), (If(HaveAllTags(ANIMALS, a_unit_of_yours()), (GainPoints(1),)),)),
    ),
)
