from judge.cards.definition import card, printed
from judge.cards.spiritforged.mech import MECH
from judge.engine.abilities.passive import Static
from judge.engine.abilities.scoring_conditions import HOLD, WhenThisScores
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.play_token import PlayToken
from judge.engine.criteria import Criteria, Side
from judge.engine.layering.changes import MightBy
from judge.engine.references import Every

RUMBLE_SCRAPPER = card(
    "Rumble, Scrapper",
    printed(
        Static(Every(Criteria(side=Side.YOURS, tag="Mech")), (MightBy(1),)),
        Triggered(WhenThisScores((HOLD,)), (PlayToken(MECH.token, in_base=True),)),
    ),
)
