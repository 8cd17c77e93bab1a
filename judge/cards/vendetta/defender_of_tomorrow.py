from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.ready import Ready
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.card import GEAR
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

DEFENDER_OF_TOMORROW = card(
    "Defender of Tomorrow",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(2, ("A", "A"))),
        Activated(Cost(1, exhaust_this=True), (Ready(Target(Criteria(GEAR), "gear")),)),
        empowered(
            Activated(Cost(1, exhaust_this=True), (Ready(Target(Criteria(GEAR), "gear", at_least=2, at_most=2)),))
        ),
    ),
)
