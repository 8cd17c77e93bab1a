from judge.cards.definition import card, printed
from judge.engine.actions.attach import AttachOrDetach
from judge.engine.actions.draw import Draw
from judge.engine.state.card import GEAR
from judge.engine.wording.criteria import Criteria, a_unit
from judge.engine.wording.references import Target

AN_EQUIPMENT = Criteria(GEAR, tag="Equipment")

ANGLE_SHOT = card(
    "Angle Shot",
    printed(
        "Reaction",
        AttachOrDetach(
            Target(AN_EQUIPMENT, "Equipment", controlled_like="unit"), Target(a_unit(), controlled_like="Equipment")
        ),
        Draw(1),
    ),
)
