from judge.cards.definition import card, printed
from judge.cards.spiritforged.mech import MECH
from judge.engine.abilities.activated import Activated
from judge.engine.actions.empower import Disempower
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keyword_abilities.empower import empower
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

HEXTECH_DISC = card(
    "Hextech Disc",
    printed(
        "Empower",
        empower(Cost(exhaust_this=True)),
        Activated(Cost(1, exhaust_this=True, actions=(Disempower(This()),)), (PlayToken(MECH.token, in_base=True),)),
    ),
)
