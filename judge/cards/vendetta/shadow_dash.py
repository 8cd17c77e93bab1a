from judge.cards.definition import card, printed
from judge.engine.actions.move import Move
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import If
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit_of_yours, an_enemy_unit
from judge.engine.wording.exact_numbers import ThereAreExactly
from judge.engine.wording.places import WhereYouHaveUnits
from judge.engine.wording.references import Destination, Every, Target

SHADOW_DASH = card(
    "Shadow Dash",
    printed(
        "Flow",
        Flow(Cost(5, ("A", "A"))),
        Move(Target(an_enemy_unit()), Destination(kind=WhereYouHaveUnits())),
        If(
            ThereAreExactly(2, a_unit_of_yours(), here=True),
            (GiveMight(1, Every(a_unit_of_yours(), at_chosen="destination")),),
            at="destination",
        ),
    ),
)
