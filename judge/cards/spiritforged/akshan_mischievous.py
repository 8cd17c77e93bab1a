from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.attach import Attach
from judge.engine.actions.move import Move, ToYourBase
from judge.engine.instructions.if_so import IfItIs
from judge.engine.instructions.take_control import TakeControl
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER
from judge.engine.state.card import GEAR
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Chosen, Target, This

ADDITIONAL = "the additional cost"

AN_EQUIPMENT = Criteria(GEAR, qualities=(Tagged("Equipment"),))

AKSHAN_MISCHIEVOUS = card(
    "Akshan, Mischievous",
    printed(
        "Weaponmaster",
        WEAPONMASTER,
        OptionalCost(ADDITIONAL, Cost(power=("O", "O"))),
        Triggered(
            WhenPlayed(paid=ADDITIONAL),
            (
                Move(Target(Criteria(GEAR, Side.ENEMY), "gear"), ToYourBase()),
                TakeControl(Chosen("gear"), while_this_stays=True),
                IfItIs(Chosen("gear"), AN_EQUIPMENT, (Attach(Chosen("gear"), This()),)),
            ),
        ),
    ),
)
