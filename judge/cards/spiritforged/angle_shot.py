from judge.cards.definition import card, printed
from judge.engine.actions.attach import AttachOrDetach
from judge.engine.actions.draw import Draw
from judge.engine.state.card import GEAR
from judge.engine.wording.criteria import Criteria, a_unit
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import SameControllerAs

AN_EQUIPMENT = Criteria(GEAR, qualities=(Tagged("Equipment"),))

ANGLE_SHOT = card(
    "Angle Shot",
    printed(
        "Reaction",
        AttachOrDetach(
            Target(AN_EQUIPMENT, "Equipment", requirements=(SameControllerAs("unit"),)),
            Target(a_unit(), requirements=(SameControllerAs("Equipment"),)),
        ),
        Draw(1),
    ),
)
