from judge.cards.definition import card, printed
from judge.cards.spiritforged.mech import MECH
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.traits import MightBy
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Every

RUMBLE_SCRAPPER = card(
    "Rumble, Scrapper",
    printed(
        Static(Every(a_unit_of_yours(Tagged("Mech"))), (MightBy(1),)),
        Triggered(WhenThisScores((HOLD,)), (PlayToken(MECH.token, in_base=True),)),
    ),
)
