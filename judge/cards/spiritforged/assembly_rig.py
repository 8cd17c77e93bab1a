from judge.cards.definition import card, printed
from judge.cards.spiritforged.mech import MECH
from judge.engine.abilities.activated import Activated
from judge.engine.actions.recycle import Recycle
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.pick import Pick

ASSEMBLY_RIG = card(
    "Assembly Rig",
    printed(
        Activated(
            Cost(1, ("R",), exhaust_this=True, actions=(Recycle(Pick(CardsIn(Zone.TRASH, UNIT), "card")),)),
            (PlayToken(MECH.token, in_base=True),),
        )
    ),
)
