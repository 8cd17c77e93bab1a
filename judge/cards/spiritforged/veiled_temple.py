from judge.cards.definition import card, printed
from judge.engine.actions.attach import Detach
from judge.engine.actions.ready import Ready
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.instructions.if_so import If
from judge.engine.instructions.may import May
from judge.engine.state.card import GEAR
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.criteria_with_condition import Is
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Chosen, Target

VEILED_TEMPLE = card(
    "Veiled Temple",
    printed(
        Triggered(
            WHEN_YOU_CONQUER_HERE,
            (
                Ready(Target(Criteria(GEAR, Side.FRIENDLY), "gear")),
                If(Is(Tagged("Equipment")), (May((Detach(Chosen("gear")),)),), of=Chosen("gear")),
            ),
            may=True,
        )
    ),
)
