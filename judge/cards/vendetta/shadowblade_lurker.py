from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import EachOf
from judge.engine.abilities.discounts import Discount
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.qualities import SameName

SHADOWBLADE_LURKER = card(
    "Shadowblade Lurker", printed(Discount(2, each=EachOf(CardsIn(Zone.TRASH, qualities=(SameName(),)))))
)
