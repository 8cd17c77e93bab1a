from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.keywords.level import WhileLevel, level

MASTER_YI_UNSTOPPABLE = card(
    "Master Yi, Unstoppable",
    printed(
        "Level 3",
        "Level 6",
        "Level 11",
        "Level 16",
        Discount(2, power=("G",), during=WhileLevel(3, below=6)),
        Discount(4, power=("G",) * 2, during=WhileLevel(6, below=11)),
        Discount(6, power=("G",) * 3, during=WhileLevel(11)),
        level(16, Untargetable()),
    ),
)
