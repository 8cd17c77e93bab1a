from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.abilities.activated import Activated
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.references import Target

BLOODHARBOR_RIPPER = card(
    "Bloodharbor Ripper",
    printed(
        Activated(
            Cost(1, exhaust_this=True),
            (ReturnToHand(Target(a_friendly_unit(where=Where.BATTLEFIELD))), PlayToken(GOLD.token, exhausted=True)),
        )
    ),
)
