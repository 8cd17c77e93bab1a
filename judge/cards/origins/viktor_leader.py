from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.conditions.conditions import WhenDies
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.qualities import Tagged

VIKTOR_LEADER = card(
    "Viktor, Leader",
    printed(
        Triggered(
            WhenDies(a_unit_of_yours(Tagged("Recruit", has=False), another=True)),
            (PlayToken(RECRUIT.token, in_base=True),),
        )
    ),
)
