from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.scoring_conditions import CONQUER, WhenThisScores
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.draw import Draw
from judge.engine.combat_circumstances import AssignedExcess
from judge.engine.costs.cost import Cost
from judge.engine.costs.discount_counts import MightOfTheChosen
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip

DRAW_FOR_EXCESS_DAMAGE = Triggered(WhenThisScores((CONQUER,)), (Draw(1),), only_if=AssignedExcess(3))

HEXTECH_GAUNTLETS = card(
    "Hextech Gauntlets",
    printed(
        "Equip",
        equip(Cost(3, ("A",)), Discount(1, each=MightOfTheChosen())),
        WhileAttached(3, abilities=(DRAW_FOR_EXCESS_DAMAGE,)),
    ),
)
