from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import MightOfTheChosen
from judge.engine.abilities.discounts import Discount
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.combat_circumstances import AssignedExcess

DRAW_FOR_EXCESS_DAMAGE = Triggered(WhenThisScores((CONQUER,)), (Draw(1),), only_if=AssignedExcess(3))

HEXTECH_GAUNTLETS = card(
    "Hextech Gauntlets",
    printed(
        "Equip",
        equip(Cost(3, ("A",)), Discount(1, each=MightOfTheChosen())),
        WhileAttached(3, abilities=(DRAW_FOR_EXCESS_DAMAGE,)),
    ),
)
