from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.kill import Kill
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.picks.must_kill import DefenderKillsHere
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Chosen

SACRIFICE = Pick(a_friendly_unit(), "sacrifice")

ATAKHAN = card(
    "Atakhan",
    printed(
        "Ganking",
        OptionalCost("the kill", Cost(actions=(Kill(Chosen(SACRIFICE.name)),)), chooses=SACRIFICE, less_its_cost=True),
        Triggered(WHEN_THIS_ATTACKS, (DefenderKillsHere(),)),
    ),
)
