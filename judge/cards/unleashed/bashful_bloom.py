from judge.cards.definition import card, printed
from judge.cards.origins.sprite import SPRITE
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.discount_counts import EachOf
from judge.engine.abilities.discounts import Discount
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.source_circumstances import WithKeyword

FRIENDLY_TEMPORARY_UNITS = a_friendly_unit(Meets(WithKeyword("Temporary")))

BASHFUL_BLOOM = card(
    "Bashful Bloom",
    printed(
        Activated(
            Cost(energy=4, exhaust_this=True),
            (PlayToken(SPRITE.token, exhausted=False),),
            less=(Discount(1, each=EachOf(FRIENDLY_TEMPORARY_UNITS)),),
        )
    ),
)
