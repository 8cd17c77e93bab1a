from judge.cards.definition import card, printed
from judge.engine.abilities.combat_conditions import WHEN_THIS_ATTACKS
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.kill import Kill
from judge.engine.actions.must_kill import DefenderKillsHere
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_friendly_unit
from judge.engine.references import Chosen, Pick

SACRIFICE = Pick(a_friendly_unit(), "sacrifice")

ATAKHAN = card(
    "Atakhan",
    printed(
        "Ganking",
        OptionalCost("the kill", Cost(actions=(Kill(Chosen(SACRIFICE.name)),)), chooses=SACRIFICE, less_its_cost=True),
        Triggered(WHEN_THIS_ATTACKS, (DefenderKillsHere(),)),
    ),
)
