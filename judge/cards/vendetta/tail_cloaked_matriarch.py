from judge.cards.definition import card, printed
from judge.engine.actions.play import Ignoring, Play
from judge.engine.instructions.choose import Choose
from judge.engine.keyword_abilities.empower import WhenThisBecomesEmpowered, empower
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.qualities import CostsAtMost
from judge.engine.wording.references import Chosen, Target

TAIL_CLOAKED_MATRIARCH = card(
    "Tail-Cloaked Matriarch",
    printed(
        "Empower",
        empower(Cost(2, ("P",))),
        Triggered(
            WhenThisBecomesEmpowered(),
            (
                Choose(Target(CardsIn(Zone.TRASH, UNIT, qualities=(CostsAtMost(3, 1),)), "card")),
                Play(Chosen("card"), Ignoring.COST, in_base=True),
            ),
            may=True,
        ),
    ),
)
