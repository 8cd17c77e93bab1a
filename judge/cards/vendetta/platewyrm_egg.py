from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.enters_ready import EntersExhausted
from judge.engine.costs.add import Add
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.cost import Cost

PLATEWYRM_EGG = card(
    "Platewyrm Egg",
    printed(
        "Empower",
        EntersExhausted(),
        empower(Cost(1, exhaust_this=True)),
        Activated(Cost(exhaust_this=True), (Add(1, instead=(IsEmpowered(), Add(2))),), reaction=True),
    ),
)
