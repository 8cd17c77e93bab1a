from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.actions.draw import Draw
from judge.engine.keywords.level import WhileLevel

CONCENTRATE = card(
    "Concentrate",
    printed(
        "Level 6", "Level 11", Draw(2), Discount(2, during=WhileLevel(6, below=11)), Discount(4, during=WhileLevel(11))
    ),
)
