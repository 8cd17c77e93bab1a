from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.enters_ready import EntersExhausted
from judge.engine.costs.add import Add
from judge.engine.keywords.level import level
from judge.engine.state.cost import Cost

HONEYFRUIT = card(
    "Honeyfruit",
    printed(
        "Level 6",
        EntersExhausted(),
        Activated(Cost(exhaust_this=True), (Add(power=("A",)),), reaction=True),
        level(6, Activated(Cost(exhaust_this=True), (Add(1, ("A",)),), reaction=True)),
    ),
)
