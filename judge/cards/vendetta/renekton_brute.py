from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.empower import Empower
from judge.engine.conditions.mighty import WhenMightBecomes
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

RENEKTON_BRUTE = card(
    "Renekton, Brute",
    printed(
        "Empowered",
        Activated(Cost(1), (GiveMight(1, This()),)),
        Triggered(WhenMightBecomes(10), (Empower(This()),)),
        empowered(keywords=("Deflect", "Ganking")),
    ),
)
