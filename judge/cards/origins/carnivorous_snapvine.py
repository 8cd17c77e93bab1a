from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.deal_might import DealMight
from judge.engine.criteria import Where, an_enemy_unit
from judge.engine.references import Target, This

CARNIVOROUS_SNAPVINE = card(
    "Carnivorous Snapvine",
    printed(
        Triggered(
            WhenPlayed(), (DealMight(This(), Target(an_enemy_unit(where=Where.BATTLEFIELD)), to_each_other=True),)
        )
    ),
)
