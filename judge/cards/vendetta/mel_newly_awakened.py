from judge.cards.definition import card, printed
from judge.engine.abilities.less_might import TakesMoreMight
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.abilities.uncounterable import CannotBeCountered
from judge.engine.actions.draw import Draw
from judge.engine.costs.cost import Cost
from judge.engine.keywords.empower import empower
from judge.engine.keywords.empowered import empowered

MEL_NEWLY_AWAKENED = card(
    "Mel, Newly Awakened",
    printed(
        "Empower",
        "Empowered",
        Triggered(WhenPlayed(), (Draw(1),)),
        empower(Cost(energy=3)),
        empowered(CannotBeCountered(all_yours=True), TakesMoreMight(1)),
    ),
)
