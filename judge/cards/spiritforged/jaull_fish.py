from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import EachOf
from judge.engine.abilities.discounts import Discount
from judge.engine.wording.circumstances import IsMighty
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.criteria_with_condition import Meets

JAULL_FISH = card("Jaull-Fish", printed("Accelerate", Discount(2, each=EachOf(a_unit_of_yours(Meets(IsMighty()))))))
