from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.abilities.activated import Activated
from judge.engine.actions.kill import Kill
from judge.engine.actions.recycle import Recycle
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.chain_criteria import CardInATrash
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import Target, This

FORGE_OF_THE_FUTURE = card(
    "Forge of the Future",
    printed(
        Triggered(WhenPlayed(), (PlayToken(RECRUIT.token, in_base=True),)),
        Activated(
            Cost(actions=(Kill(This()),)),
            (Recycle(Target(CardInATrash(Side.ANY), "cards", at_least=0, at_most=4)),),
        ),
    ),
)
