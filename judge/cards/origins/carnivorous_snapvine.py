from judge.cards.definition import card, printed
from judge.engine.instructions.deal_might import DealMight
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.references import Target, This

CARNIVOROUS_SNAPVINE = card(
    "Carnivorous Snapvine",
    printed(
        Triggered(
            WhenPlayed(), (DealMight(This(), Target(an_enemy_unit(where=Where.BATTLEFIELD)), to_each_other=True),)
        )
    ),
)
