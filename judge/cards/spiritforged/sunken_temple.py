from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import IsMighty, ThereAre
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.criteria_with_condition import Meets

WITH_MIGHTY_UNITS = ThereAre(a_unit_of_yours(Meets(IsMighty())), here=True)

SUNKEN_TEMPLE = card(
    "Sunken Temple",
    printed(Triggered(WHEN_YOU_CONQUER_HERE, (Draw(1),), may=True, cost=Cost(1), only_if=WITH_MIGHTY_UNITS)),
)
