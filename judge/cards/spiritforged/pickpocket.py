from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.if_you_do import IfKilled
from judge.engine.actions.kill import Kill
from judge.engine.actions.play_token import PlayToken
from judge.engine.criteria import Criteria
from judge.engine.references import Target

PICKPOCKET = card(
    "Pickpocket",
    printed(
        Triggered(
            WhenPlayed(),
            (
                Kill(Target(Criteria("Gear", energy_at_most=1), "gear")),
                IfKilled((PlayToken(GOLD.token, exhausted=True),), "gear"),
            ),
            may=True,
        )
    ),
)
