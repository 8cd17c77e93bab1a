from judge.cards.definition import card, printed
from judge.engine.abilities.less_might import TakesMoreMight
from judge.engine.abilities.uncounterable import CannotBeCountered
from judge.engine.actions.draw import Draw
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

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
