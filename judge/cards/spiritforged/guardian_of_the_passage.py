from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.state.card import GEAR, UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.chain_criteria import CardInATrash
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import Target

GUARDIAN_OF_THE_PASSAGE = card(
    "Guardian of the Passage",
    printed(
        Triggered(
            WhenThisScores((HOLD,)), (ReturnToHand(Target(CardInATrash(Side.YOURS, (UNIT, GEAR)), "card")),), may=True
        )
    ),
)
