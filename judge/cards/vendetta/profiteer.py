from judge.cards.definition import card, printed
from judge.engine.actions.empower import Disempower, Empower
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, OneOf, Side, a_unit_of_yours
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target

PROFITEER = card(
    "Profiteer",
    printed(
        Triggered(
            WhenPlayed(),
            (Empower(Target(OneOf((Criteria("Legend"), Criteria("Unit"), Criteria("Gear"))), "object")),),
            may=True,
            cost=Cost(
                actions=(
                    Disempower(
                        Pick(
                            OneOf(
                                (
                                    Criteria("Legend", Side.YOURS, qualities=(Meets(IsEmpowered()),)),
                                    a_unit_of_yours(Meets(IsEmpowered())),
                                    Criteria("Gear", Side.YOURS, qualities=(Meets(IsEmpowered()),)),
                                )
                            ),
                            "object",
                        )
                    ),
                )
            ),
        )
    ),
)
