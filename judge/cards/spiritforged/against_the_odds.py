from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.targeting.amounts import CountOf
from judge.engine.wording.criteria import Where, a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Every, Target

AGAINST_THE_ODDS = card(
    "Against the Odds",
    printed(
        "Reaction",
        GiveMight(
            CountOf(Every(an_enemy_unit(), at_chosen="unit"), 2), Target(a_friendly_unit(where=Where.BATTLEFIELD))
        ),
    ),
)
