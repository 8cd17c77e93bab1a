from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.conditions.turn import START_OF_BEGINNING_PHASE
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.pick import Pick

DUSK_ROSE_LAB = card(
    "Dusk Rose Lab",
    printed(
        Triggered(
            START_OF_BEGINNING_PHASE,
            (Draw(1),),
            may=True,
            cost=Cost(actions=(Kill(Pick(a_unit_of_yours(), here=True)),)),
        )
    ),
)
