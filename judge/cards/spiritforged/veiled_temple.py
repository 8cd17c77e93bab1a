from judge.cards.definition import card, printed
from judge.engine.actions.attach import AN_EQUIPMENT, Detach
from judge.engine.actions.ready import Ready
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.instructions.if_so import IfItIs
from judge.engine.instructions.may import May
from judge.engine.state.card import GEAR
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.references import Chosen, Target

VEILED_TEMPLE = card(
    "Veiled Temple",
    printed(
        Triggered(
            WHEN_YOU_CONQUER_HERE,
            (
                Ready(Target(Criteria(GEAR, Side.FRIENDLY), "gear")),
                IfItIs(Chosen("gear"), AN_EQUIPMENT, (May((Detach(Chosen("gear")),)),)),
            ),
            may=True,
        )
    ),
)
