from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.actions.kill import Kill
from judge.engine.instructions.if_you_do import IfKilled
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.qualities import CostsAtMost
from judge.engine.wording.references import Target

PICKPOCKET = card(
    "Pickpocket",
    printed(
        Triggered(
            WhenPlayed(),
            (
                Kill(Target(Criteria("Gear", qualities=(CostsAtMost(1),)), "gear")),
                IfKilled((PlayToken(GOLD.token, exhausted=True),), "gear"),
            ),
            may=True,
        )
    ),
)
