from judge.cards.definition import card, printed
from judge.engine.abilities.damage_changes import NoDamage
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.wording.combat_circumstances import InCombat
from judge.engine.wording.criteria_with_condition import Not
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

AMBESSA_THE_WOLF = card(
    "Ambessa, The Wolf",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(energy=3, power=("O",))),
        empowered(Static(This(), (MightBy(3),)), NoDamage(This(), when=Not(InCombat()))),
    ),
)
